import type { card as calls } from '@comanda/contract/card'
import type { moneyCalls } from '@comanda/contract/console'
import type { CardProgram } from '@comanda/domain/card'
import { money, type Money } from '@comanda/domain/money'
import type { Currency } from '@comanda/domain/money'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import { genCardCode, useCardCode } from './card-code.ts'
import { cardDetails, listCards, queryCard } from './cards.ts'
import { cardFacts, correctCard } from './correct.ts'
import { cardsForStaff, customerOfCardNo } from './for-staff.ts'
import { grow, shrink } from './growth.ts'
import { holdingsOf } from './holdings.ts'
import { type Joining, joinProgram } from './join-program.ts'
import { cardMeans } from './means.ts'
import type { CardNeeds } from './needs.ts'
import { forgetCards } from './forget-cards.ts'
import { changePassword, checkSecurity, type SecurityAsk } from './password.ts'
import {
  applyShops,
  getShopCardInfo,
  programAt,
  queryCardProgram,
  queryLevelRule,
  queryRightsDetail,
} from './programs.ts'
import { cardsOf, type HeldCard, lockCardsOf, partsOf } from './queries.ts'
import { membershipSetup, programsOf, saveLevels, savePoints } from './set-up.ts'
import { cardTransactions } from './statement.ts'
import type { MemberCardRow } from './tables.ts'
import { listTransfers } from './transfer-queries.ts'
import { type LevelYears, levelYears } from './level-years.ts'
import { type TransferWatchdog, transferWatchdog } from './transfer-watchdog.ts'
import { cancelTransfer, createTransfer, receiveTransfer, transferDetail } from './transfers.ts'

/** A member as the other contexts see one. */
export interface Membership {
  cardId: string
  cardProgramId: string
  cardLevelId: string
  cardNo: string
  /** Parts per million of points on top, by the level. */
  pointsBonus: number
}

/** Membership and its card. */
export interface CardModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<Pick<typeof moneyCalls, 'membershipSetup' | 'savePoints' | 'saveLevels'>>
  programsOf: typeof programsOf
  means: typeof cardMeans
  watchdog: TransferWatchdog
  /** Ends the years of levels. CARD-2 */
  levelYears: LevelYears
  /** Whether a payment by card is let through; asked before the payment's transaction. CARD-1 */
  checkSecurity(ask: SecurityAsk): Promise<'right' | 'wrong' | 'locked' | 'notNeeded'>
  /** The card that shows this code now: used up by it. CARD-1 */
  useCardCode(tx: Tx, corporationId: number, cardCode: string): Promise<string | undefined>
  joinProgram(tx: Tx, joining: Joining): Promise<MemberCardRow | undefined>
  /** The program of a store, or of the brand. */
  programAt(corporationId: number, shopId?: number): Promise<CardProgram | undefined>
  /** The customer's card of a program, or their first. */
  membershipOf(on: Queries, at: MemberAt): Promise<Membership | undefined>
  /** The program of a store and the customer's card of it. */
  memberAt(on: Queries, at: MemberAtStore): Promise<{ program?: CardProgram; membership?: Membership }>
  /** The same with the card locked until the transaction ends: what an order earns makes it grow. CARD-2 */
  memberToGrow(tx: Tx, at: MemberAtStore): Promise<MemberFound>
  /** What stands on the customer's first card. */
  balanceOf(
    on: Queries,
    corporationId: number,
    customerId: number,
  ): Promise<{ amount: Money; currency: Currency } | undefined>
  /** All that is a customer's of stored value, place by place. */
  holdingsOf: typeof holdingsOf
  /** The customer's own card, to be filled; without an id their first. */
  cardToFill: typeof cardToFill
  grow: typeof grow
  shrink: typeof shrink
  /** What staff see and correct. */
  forStaff: typeof cardsForStaff
  customerOfCardNo: typeof customerOfCardNo
  factsOf: typeof cardFacts
  correct: typeof correctCard
  forgetCards: typeof forgetCards
}

interface MemberAt {
  corporationId: number
  customerId: number
  cardProgramId?: string
}

interface MemberFound {
  program?: CardProgram
  membership?: Membership
  card?: HeldCard
}

interface MemberAtStore {
  corporationId: number
  customerId: number
  shopId: number
}

const ownCards = async (on: Queries, corporationId: number, customerId: number): Promise<HeldCard[]> =>
  customerId > 0 ? cardsOf(on, corporationId, customerId) : []

async function membershipOf(on: Queries, { corporationId, customerId, cardProgramId }: MemberAt) {
  const cards = await ownCards(on, corporationId, customerId)
  const card = cards.find(one => cardProgramId === undefined || one.row.card_program_id === cardProgramId)
  return card && asMembership(card)
}

const asMembership = ({ row, program }: HeldCard): Membership => ({
  cardId: row.card_id,
  cardProgramId: row.card_program_id,
  cardLevelId: row.card_level_id,
  cardNo: row.card_no,
  pointsBonus: program.levels.find(level => level.id === row.card_level_id)?.pointsBonus ?? 0,
})

/** A member's own card brings its program along. */
const memberFrom =
  <On extends Queries>(
    needs: CardNeeds,
    cardsFrom: (on: On, corporationId: number, customerId: number) => Promise<HeldCard[]>,
  ) =>
  async (on: On, { corporationId, customerId, shopId }: MemberAtStore): Promise<MemberFound> => {
    const cardProgramId = (await needs.shopOf(corporationId, shopId))?.cardProgramId
    if (cardProgramId === undefined) return {}
    const cards = customerId > 0 ? await cardsFrom(on, corporationId, customerId) : []
    const card = cards.find(({ row }) => row.card_program_id === cardProgramId)
    if (card) return { program: card.program, membership: asMembership(card), card }
    const program = await programAt(needs, corporationId, { cardProgramId })
    return program ? { program } : {}
  }

async function cardToFill(
  on: Queries,
  { corporationId, customerId, cardId }: { corporationId: number; customerId: number; cardId?: string },
) {
  const cards = await cardsOf(on, corporationId, customerId)
  const card = cardId === undefined ? cards[0] : cards.find(({ row }) => row.card_id === cardId)
  if (!card) return undefined
  const { paid, given } = await partsOf(on, corporationId, card.row.card_id)
  const { currency, pointsMonths } = card.program
  const { card_id, card_program_id } = card.row
  return { cardId: card_id, cardProgramId: card_program_id, currency, pointsMonths, balance: money(paid + given) }
}

export function createCards(needs: CardNeeds): CardModule {
  const { clock } = needs
  return {
    handlers: {
      queryCardProgram: queryCardProgram(needs),
      getShopCardInfo: getShopCardInfo(needs),
      list: listCards(needs),
      queryCard: queryCard(needs),
      details: cardDetails(needs),
      genCardCodeAndSecurity: genCardCode(needs),
      changePwd: changePassword(needs),
      cardTransDetails: cardTransactions(needs),
      queryProgramApplyShopsPage: applyShops(needs),
      queryLevelRule: queryLevelRule(needs),
      queryRightsDetail: queryRightsDetail(needs),
      createTransfer: createTransfer(needs),
      transferDetail: transferDetail(needs),
      receiveTransfer: receiveTransfer(needs),
      cancelTransfer: cancelTransfer(needs),
      listTransfers: listTransfers(needs),
    },
    staffHandlers: {
      membershipSetup: membershipSetup(needs),
      savePoints: savePoints(needs),
      saveLevels: saveLevels(needs),
    },
    programsOf,
    means: cardMeans,
    watchdog: transferWatchdog(needs),
    levelYears: levelYears(needs),
    checkSecurity: checkSecurity(needs),
    useCardCode: (tx, corporationId, cardCode) => useCardCode(tx, corporationId, cardCode, clock()),
    joinProgram: joinProgram(needs),
    programAt: (corporationId, shopId) => programAt(needs, corporationId, { shopId }),
    membershipOf,
    memberAt: memberFrom<Queries>(needs, cardsOf),
    memberToGrow: memberFrom<Tx>(needs, lockCardsOf),
    async balanceOf(on, corporationId, customerId) {
      const [card] = await cardsOf(on, corporationId, customerId)
      if (!card) return undefined
      const { paid, given } = await partsOf(on, corporationId, card.row.card_id)
      return { amount: money(paid + given), currency: card.program.currency }
    },
    holdingsOf,
    cardToFill,
    grow,
    shrink,
    forStaff: cardsForStaff,
    customerOfCardNo,
    factsOf: cardFacts,
    correct: correctCard,
    forgetCards,
  }
}
