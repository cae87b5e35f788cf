import type { card as calls, staffCardCalls } from '@comanda/contract/card'
import type { CardProgram } from '@comanda/domain/card'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import { type CardExpiry, cardExpiry } from './card-expiry.ts'
import { rechargeableCards, rechargeableCard } from './rechargeable-card.ts'
import { genCardCode, useCardCode } from './card-code.ts'
import { cardDetails, listCards, queryCard } from './cards.ts'
import { cardFacts, correctCard } from './correct.ts'
import { cardsForStaff, customerOfCardNo } from './for-staff.ts'
import { addGrowth, removeGrowth } from './growth.ts'
import { balanceOf, holdingsOf } from './holdings.ts'
import { renewByStaff, renewCard, renewOwnCard } from './renew-card.ts'
import { cardPassFacts } from './pass-facts.ts'
import { type Joining, joinProgram } from './join-program.ts'
import { cardMethod } from './payment-method.ts'
import type { CardPort } from '../../ports/card.ts'
import type { CardDeps } from './deps.ts'
import { eraseCards } from './erase-cards.ts'
import { changePassword, checkSecurity, type SecurityInput } from './password.ts'
import { applyShops, programAt, queryCardProgram, queryLevelRule, queryRightsDetail } from './programs.ts'
import { getShopCardInfo, listPrograms } from './programs-at-shop.ts'
import { cardsOf, type HeldCard, lockCardsOf, programsOf } from './queries.ts'
import { cardPrograms, saveCardProgram } from './program-set-up.ts'
import { membershipSetup, saveLevels, savePoints } from './set-up.ts'
import { cardTransactions } from './statement.ts'
import type { MemberCardRow } from './tables.ts'
import { listTransfers } from './transfer-queries.ts'
import { type LevelYears, levelYears } from './level-years.ts'
import { type TransferWatchdog, transferWatchdog } from './transfer-watchdog.ts'
import { cancelTransfer, createTransfer, receiveTransfer, transferDetail } from './transfers.ts'

export { joinedByDay } from './joined.ts'
export { joinProgram } from './join-program.ts'
export { openProgramAt } from './programs-at-shop.ts'
export { claimCodes } from './claim-codes.ts'

/** A member of a program. */
export interface Membership {
  cardId: string
  cardProgramId: string
  cardLevelId: string
  cardNo: string
  /** The bonus of the level, in parts per million of points. */
  pointsBonus: number
}

/** Memberships and their cards. */
export interface CardModule extends CardPort {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<typeof staffCardCalls>
  programsOf: typeof programsOf
  paymentMethod: typeof cardMethod
  watchdog: TransferWatchdog
  /** Ends the years of levels. CARD-2 */
  levelYears: LevelYears
  /** Whether a card may pay; called before the payment's transaction. CARD-1 */
  checkSecurity(input: SecurityInput): Promise<'right' | 'wrong' | 'locked' | 'notNeeded'>
  joinProgram(tx: Tx, joining: Joining): Promise<MemberCardRow | undefined>
  /** The customer's card of a program, or their first. */
  membershipOf(db: Queries, at: MemberAt): Promise<Membership | undefined>
  /** The program of a store and the customer's card of it. */
  memberAt(db: Queries, at: MemberAtStore): Promise<{ program?: CardProgram; membership?: Membership }>
  /** The same with the card locked until the transaction ends: what an order earns makes it grow. CARD-2 */
  memberToGrow(tx: Tx, at: MemberAtStore): Promise<MemberFound>
  balanceOf: typeof balanceOf
  /** All stored value of a customer: on cards, and on transfers that wait. */
  holdingsOf: typeof holdingsOf
  rechargeableCard: typeof rechargeableCard
  rechargeableCards: typeof rechargeableCards
  /** Announces cards that expire. CARD-1 */
  expiry: CardExpiry
  renewCard: typeof renewCard
  grow: typeof addGrowth
  shrink: typeof removeGrowth
  /** Cards as staff see and correct them. */
  forStaff: typeof cardsForStaff
  factsOf: typeof cardFacts
  correct: typeof correctCard
  eraseCards: typeof eraseCards
  passFacts: typeof cardPassFacts
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

const ownCards = async (db: Queries, corporationId: number, customerId: number): Promise<HeldCard[]> =>
  customerId > 0 ? cardsOf(db, corporationId, customerId) : []

async function membershipOf(db: Queries, { corporationId, customerId, cardProgramId }: MemberAt) {
  const cards = await ownCards(db, corporationId, customerId)
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

/** Reads a member through their card, which comes with its program. */
const memberFrom =
  <On extends Queries>(
    deps: CardDeps,
    cardsFrom: (db: On, corporationId: number, customerId: number) => Promise<HeldCard[]>,
  ) =>
  async (db: On, { corporationId, customerId, shopId }: MemberAtStore): Promise<MemberFound> => {
    const cardProgramId = (await deps.shopOf(corporationId, shopId))?.cardProgramId
    if (cardProgramId === undefined) return {}
    const cards = customerId > 0 ? await cardsFrom(db, corporationId, customerId) : []
    const card = cards.find(({ row }) => row.card_program_id === cardProgramId)
    if (card) return { program: card.program, membership: asMembership(card), card }
    const program = await programAt(deps, corporationId, { cardProgramId })
    return program ? { program } : {}
  }

const staffHandlersOf = (deps: CardDeps): CardModule['staffHandlers'] => ({
  membershipSetup: membershipSetup(deps),
  cardPrograms: cardPrograms(deps),
  saveCardProgram: saveCardProgram(deps),
  renewCard: renewByStaff(deps),
  savePoints: savePoints(deps),
  saveLevels: saveLevels(deps),
})

export function createCards(deps: CardDeps): CardModule {
  const { clock } = deps
  return {
    handlers: {
      queryCardProgram: queryCardProgram(deps),
      getShopCardInfo: getShopCardInfo(deps),
      listPrograms: listPrograms(deps),
      renew: renewOwnCard(deps),
      list: listCards(deps),
      queryCard: queryCard(deps),
      details: cardDetails(deps),
      genCardCodeAndSecurity: genCardCode(deps),
      changePwd: changePassword(deps),
      cardTransDetails: cardTransactions(deps),
      queryProgramApplyShopsPage: applyShops(deps),
      queryLevelRule: queryLevelRule(deps),
      queryRightsDetail: queryRightsDetail(deps),
      createTransfer: createTransfer(deps),
      transferDetail: transferDetail(deps),
      receiveTransfer: receiveTransfer(deps),
      cancelTransfer: cancelTransfer(deps),
      listTransfers: listTransfers(deps),
    },
    staffHandlers: staffHandlersOf(deps),
    programsOf,
    paymentMethod: cardMethod,
    watchdog: transferWatchdog(deps),
    levelYears: levelYears(deps),
    checkSecurity: checkSecurity(deps),
    useCardCode: (tx, corporationId, cardCode) => useCardCode(tx, corporationId, cardCode, clock()),
    joinProgram: joinProgram(deps),
    programAt: (corporationId, shopId) => programAt(deps, corporationId, { shopId }),
    membershipOf,
    memberAt: memberFrom<Queries>(deps, cardsOf),
    memberToGrow: memberFrom<Tx>(deps, lockCardsOf),
    async cardOf(db, corporationId, customerId) {
      const card = await membershipOf(db, { corporationId, customerId })
      return card && { cardProgramId: card.cardProgramId, cardId: card.cardId, cardLevelId: card.cardLevelId }
    },
    balanceOf,
    holdingsOf,
    rechargeableCard,
    rechargeableCards,
    expiry: cardExpiry(deps),
    renewCard,
    grow: addGrowth,
    shrink: removeGrowth,
    forStaff: cardsForStaff,
    customerOfCardNo,
    factsOf: cardFacts,
    correct: correctCard,
    eraseCards,
    passFacts: cardPassFacts,
  }
}
