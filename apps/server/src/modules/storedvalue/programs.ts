import { refuse } from '@comanda/contract/core'
import type { storedvalue as calls } from '@comanda/contract/storedvalue'
import { bonusOf, tiersCovering, soldAt, type StoredValueProgram } from '@comanda/domain/card'
import { inLanguage, money } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type { Guest, Handler } from '../../platform/http/index.ts'
import type { CardToFill, StoredValueDeps } from './deps.ts'
import { shownBonus, shownTier, shownProgram } from './present.ts'
import { hadFirst, programOf, programsOf } from './queries.ts'

/** The caller's card. */
export const ownCard = (deps: StoredValueDeps, caller: Guest, cardId?: string) =>
  deps.cardOf(deps.db, {
    corporationId: caller.corporationId,
    customerId: caller.session.customerId,
    ...(cardId !== undefined && { cardId }),
  })

/** The store of a recharge: the given one if its currency is the card's, else the first with that currency. */
export async function shopFor(deps: StoredValueDeps, corporationId: number, card: CardToFill, shopId?: number) {
  const fits = (shop: ShopConfig) =>
    shop.currency.currencyCode === card.currency.currencyCode && shop.cardProgramId === card.cardProgramId
  const named = shopId === undefined ? undefined : await deps.shopOf(corporationId, shopId)
  if (named && fits(named)) return named
  return (await deps.shopsOf(corporationId)).find(fits)
}

/** The programs that can recharge this card at this store. */
async function soldFor(deps: StoredValueDeps, corporationId: number, card: CardToFill, shop: ShopConfig) {
  const { shopId, currency } = shop
  const programs = await programsOf(deps.db, corporationId)
  return programs.filter(
    program =>
      program.cardProgramId === card.cardProgramId && soldAt(program, { shopId, currencyCode: currency.currencyCode }),
  )
}

const isFirst = async (deps: StoredValueDeps, caller: Guest, card: CardToFill, program: StoredValueProgram) =>
  !(await hadFirst(deps.db, caller.corporationId, card.cardId, program.id))

interface Sold {
  card: CardToFill
  program: StoredValueProgram
  shop: ShopConfig
}

const shown = async (deps: StoredValueDeps, caller: Guest, { card, program, shop }: Sold) => {
  const first = await isFirst(deps, caller, card, program)
  return shownProgram(program, { first, currency: card.currency, language: caller.language, soldBy: shop.shopId })
}

export const queryList =
  (deps: StoredValueDeps): Handler<typeof calls.queryList> =>
  async (caller, { shopId }) => {
    const card = await ownCard(deps, caller)
    const shop = card && (await shopFor(deps, caller.corporationId, card, shopId))
    const programs = shop ? await soldFor(deps, caller.corporationId, card, shop) : []
    if (!card || !shop || programs.length === 0) return refuse('noStoredValue')
    return { programs: await Promise.all(programs.map(program => shown(deps, caller, { card, program, shop }))) }
  }

export const queryDetail =
  (deps: StoredValueDeps): Handler<typeof calls.queryDetail> =>
  async (caller, { id }) => {
    const [card, program] = await Promise.all([ownCard(deps, caller), programOf(deps.db, caller.corporationId, id)])
    const shop = card && (await shopFor(deps, caller.corporationId, card))
    return shop && program ? shown(deps, caller, { card, program, shop }) : refuse('notFound', { field: 'id' })
  }

export const queryGiftDetail =
  (deps: StoredValueDeps): Handler<typeof calls.queryGiftDetail> =>
  async (caller, { id, ruleId }) => {
    const [card, program] = await Promise.all([ownCard(deps, caller), programOf(deps.db, caller.corporationId, id)])
    const tier = program?.programRules.find(one => one.ruleId === ruleId)
    if (!card || !program || !tier) return refuse('notFound', { field: 'id' })
    return shownBonus(bonusOf(program, tier, await isFirst(deps, caller, card, program)), caller.language)
  }

export const queryRuleDetail =
  ({ db }: StoredValueDeps): Handler<typeof calls.queryRuleDetail> =>
  async ({ corporationId, language }, { id, versionId }) => {
    const program = await programOf(db, corporationId, id, versionId)
    if (!program) return refuse('notFound', { field: 'id' })
    return {
      id: program.id,
      versionId: program.versionId,
      description: inLanguage(program.description, language),
      programRules: program.programRules.map(tier => shownTier(tier, language)),
    }
  }

/** The gears that cover an amount due. PAY-7 */
export const queryIntelligentPrograms =
  (deps: StoredValueDeps): Handler<typeof calls.queryIntelligentPrograms> =>
  async (caller, { cardId, shopId, amount }) => {
    const card = await ownCard(deps, caller, cardId)
    if (!card) return refuse('notFound', { field: 'cardId' })
    const shop = await deps.shopOf(caller.corporationId, shopId)
    if (!shop) return { balance: card.balance, offers: [] }
    const programs = await soldFor(deps, caller.corporationId, card, shop)
    const offers = await Promise.all(
      programs.map(async program => {
        const first = await isFirst(deps, caller, card, program)
        const tiers = tiersCovering(program, money(amount), card.balance, first)
        return {
          program: await shown(deps, caller, { card, program, shop }),
          gears: tiers.map(tier => shownTier(tier, caller.language)),
        }
      }),
    )
    return { balance: card.balance, offers: offers.filter(offer => offer.gears.length > 0) }
  }
