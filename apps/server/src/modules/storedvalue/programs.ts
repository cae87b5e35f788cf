import { refuse } from '@comanda/contract/core'
import type { storedvalue as calls } from '@comanda/contract/storedvalue'
import { bonusOf, gearsCovering, soldAt, type StoredValueProgram } from '@comanda/domain/card'
import { inLanguage, money } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type { Guest, Handler } from '../../platform/http/index.ts'
import type { CardToFill, StoredValueNeeds } from './needs.ts'
import { shownBonus, shownGear, shownProgram } from './present.ts'
import { hadFirst, programOf, programsOf } from './queries.ts'

/** The caller's card. */
export const ownCard = (needs: StoredValueNeeds, who: Guest, cardId?: string) =>
  needs.cardOf(needs.db, {
    corporationId: who.corporationId,
    customerId: who.session.customerId,
    ...(cardId !== undefined && { cardId }),
  })

/** The store a recharge is made at: the one named, where its currency is the card's, else the first that has it. */
export async function shopFor(needs: StoredValueNeeds, corporationId: number, card: CardToFill, shopId?: number) {
  const fits = (shop: ShopConfig) =>
    shop.currency.currencyCode === card.currency.currencyCode && shop.cardProgramId === card.cardProgramId
  const named = shopId === undefined ? undefined : await needs.shopOf(corporationId, shopId)
  if (named && fits(named)) return named
  return (await needs.shopsOf(corporationId)).find(fits)
}

/** The programs that fill this card at this store. */
async function soldFor(needs: StoredValueNeeds, corporationId: number, card: CardToFill, shop: ShopConfig) {
  const { shopId, currency } = shop
  const programs = await programsOf(needs.db, corporationId)
  return programs.filter(
    program =>
      program.cardProgramId === card.cardProgramId && soldAt(program, { shopId, currencyCode: currency.currencyCode }),
  )
}

const isFirst = async (needs: StoredValueNeeds, who: Guest, card: CardToFill, program: StoredValueProgram) =>
  !(await hadFirst(needs.db, who.corporationId, card.cardId, program.id))

interface Sold {
  card: CardToFill
  program: StoredValueProgram
  shop: ShopConfig
}

const shown = async (needs: StoredValueNeeds, who: Guest, { card, program, shop }: Sold) => {
  const first = await isFirst(needs, who, card, program)
  return shownProgram(program, { first, currency: card.currency, language: who.language, soldBy: shop.shopId })
}

export const queryList =
  (needs: StoredValueNeeds): Handler<typeof calls.queryList> =>
  async (who, { shopId }) => {
    const card = await ownCard(needs, who)
    const shop = card && (await shopFor(needs, who.corporationId, card, shopId))
    const programs = shop ? await soldFor(needs, who.corporationId, card, shop) : []
    if (!card || !shop || programs.length === 0) return refuse('noStoredValue')
    return { programs: await Promise.all(programs.map(program => shown(needs, who, { card, program, shop }))) }
  }

export const queryDetail =
  (needs: StoredValueNeeds): Handler<typeof calls.queryDetail> =>
  async (who, { id }) => {
    const [card, program] = await Promise.all([ownCard(needs, who), programOf(needs.db, who.corporationId, id)])
    const shop = card && (await shopFor(needs, who.corporationId, card))
    return shop && program ? shown(needs, who, { card, program, shop }) : refuse('notFound', { field: 'id' })
  }

export const queryGiftDetail =
  (needs: StoredValueNeeds): Handler<typeof calls.queryGiftDetail> =>
  async (who, { id, ruleId }) => {
    const [card, program] = await Promise.all([ownCard(needs, who), programOf(needs.db, who.corporationId, id)])
    const gear = program?.programRules.find(one => one.ruleId === ruleId)
    if (!card || !program || !gear) return refuse('notFound', { field: 'id' })
    return shownBonus(bonusOf(program, gear, await isFirst(needs, who, card, program)), who.language)
  }

export const queryRuleDetail =
  ({ db }: StoredValueNeeds): Handler<typeof calls.queryRuleDetail> =>
  async ({ corporationId, language }, { id, versionId }) => {
    const program = await programOf(db, corporationId, id, versionId)
    if (!program) return refuse('notFound', { field: 'id' })
    return {
      id: program.id,
      versionId: program.versionId,
      description: inLanguage(program.description, language),
      programRules: program.programRules.map(gear => shownGear(gear, language)),
    }
  }

/** The gears that cover an amount due. PAY-7 */
export const queryIntelligentPrograms =
  (needs: StoredValueNeeds): Handler<typeof calls.queryIntelligentPrograms> =>
  async (who, { cardId, shopId, amount }) => {
    const card = await ownCard(needs, who, cardId)
    if (!card) return refuse('notFound', { field: 'cardId' })
    const shop = await needs.shopOf(who.corporationId, shopId)
    if (!shop) return { balance: card.balance, offers: [] }
    const programs = await soldFor(needs, who.corporationId, card, shop)
    const offers = await Promise.all(
      programs.map(async program => {
        const first = await isFirst(needs, who, card, program)
        const gears = gearsCovering(program, money(amount), card.balance, first)
        return {
          program: await shown(needs, who, { card, program, shop }),
          gears: gears.map(gear => shownGear(gear, who.language)),
        }
      }),
    )
    return { balance: card.balance, offers: offers.filter(offer => offer.gears.length > 0) }
  }
