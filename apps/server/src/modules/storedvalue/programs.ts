import { type RequestOf, refuse } from '@comanda/contract/core'
import type { storedvalue as calls } from '@comanda/contract/storedvalue'
import { soldAt, type StoredValueProgram, tiersCovering, validAt } from '@comanda/domain/card'
import { inLanguage, type Money, money } from '@comanda/domain/money'
import { localTime, type ShopConfig } from '@comanda/domain/store'
import type { Guest, Handler } from '../../platform/http/index.ts'
import type { CardToFill, StoredValueDeps } from './deps.ts'
import { extraGifts, shownBonus, shownTier, shownProgram } from './present.ts'
import { hadFirst, programOf, programsOf } from './queries.ts'

/** The caller's card: the one named, else their first that fits. */
export const ownCard = (
  deps: StoredValueDeps,
  caller: Guest,
  cardId?: string,
  fits?: (card: CardToFill) => boolean,
): Promise<CardToFill | undefined> =>
  deps.cardOf(deps.db, {
    corporationId: caller.corporationId,
    customerId: caller.session.customerId,
    ...(cardId !== undefined && { cardId }),
    ...(fits && { fits }),
  })

/** Whether a card can be filled at a store: it is valid there, and in its currency. CARD-1 */
const fillableAt = (card: CardToFill, shop: ShopConfig): boolean =>
  card.isOpen && shop.currency.currencyCode === card.currency.currencyCode && validAt(card, shop)

/** The store of a recharge: the given one if the card can be filled there, else the first such store. */
export async function shopFor(deps: StoredValueDeps, corporationId: number, card: CardToFill, shopId?: number) {
  const named = shopId === undefined ? undefined : await deps.shopOf(corporationId, shopId)
  if (named && fillableAt(card, named)) return named
  return (await deps.shopsOf(corporationId)).find(shop => fillableAt(card, shop))
}

/** The programs that can recharge this card at this store. */
async function soldFor(deps: StoredValueDeps, corporationId: number, card: CardToFill, shop: ShopConfig) {
  if (!fillableAt(card, shop)) return []
  const { shopId, currency } = shop
  const programs = await programsOf(deps.db, corporationId)
  return programs.filter(
    program =>
      program.cardProgramId === card.cardProgramId &&
      soldAt(program, {
        shopId,
        currencyCode: currency.currencyCode,
        day: localTime(deps.clock(), shop.timeZone).date,
      }),
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

/** The card that is named, else the first of the caller's that can be filled at the store, else their first. */
async function cardFor(deps: StoredValueDeps, caller: Guest, input: RequestOf<typeof calls.queryList>) {
  const { cardId, shopId } = input
  const shop = shopId === undefined ? undefined : await deps.shopOf(caller.corporationId, shopId)
  const fitting =
    shop && cardId === undefined ? await ownCard(deps, caller, cardId, card => fillableAt(card, shop)) : undefined
  return fitting ?? ownCard(deps, caller, cardId)
}

export const queryList =
  (deps: StoredValueDeps): Handler<typeof calls.queryList> =>
  async (caller, input) => {
    const card = await cardFor(deps, caller, input)
    const shop = card && (await shopFor(deps, caller.corporationId, card, input.shopId))
    const programs = shop ? await soldFor(deps, caller.corporationId, card, shop) : []
    if (!card || !shop || programs.length === 0) return refuse('noStoredValue')
    return { programs: await Promise.all(programs.map(program => shown(deps, caller, { card, program, shop }))) }
  }

/** A program in its newest version, with the caller's card that it fills. */
async function programAndCard(deps: StoredValueDeps, caller: Guest, id: string) {
  const program = await programOf(deps.db, caller.corporationId, id)
  const card = program && (await ownCard(deps, caller, undefined, one => one.cardProgramId === program.cardProgramId))
  return program && card && { program, card }
}

export const queryDetail =
  (deps: StoredValueDeps): Handler<typeof calls.queryDetail> =>
  async (caller, { id }) => {
    const sold = await programAndCard(deps, caller, id)
    const shop = sold && (await shopFor(deps, caller.corporationId, sold.card))
    return shop ? shown(deps, caller, { ...sold, shop }) : refuse('notFound', { field: 'id' })
  }

export const queryGiftDetail =
  (deps: StoredValueDeps): Handler<typeof calls.queryGiftDetail> =>
  async (caller, { id, ruleId }) => {
    const sold = await programAndCard(deps, caller, id)
    const tier = sold?.program.programRules.find(one => one.ruleId === ruleId)
    if (!sold || !tier) return refuse('notFound', { field: 'id' })
    const first = await isFirst(deps, caller, sold.card, sold.program)
    return {
      ...shownBonus(tier, caller.language),
      extraGiftInfos: extraGifts(sold.program, first, caller.language),
    }
  }

export const queryRuleDetail =
  ({ db, shopsOf, cardProgramsOf }: StoredValueDeps): Handler<typeof calls.queryRuleDetail> =>
  async ({ corporationId, language }, { id, versionId }) => {
    const [program, newest] = await Promise.all([
      programOf(db, corporationId, id, versionId),
      programOf(db, corporationId, id),
    ])
    const filled = (await cardProgramsOf(db, corporationId)).find(one => one.cardProgramId === program?.cardProgramId)
    if (!program || !filled) return refuse('notFound', { field: 'id' })
    const shops = (await shopsOf(corporationId)).filter(({ shopId }) => program.scopes.includes(shopId))
    const { firstRecharge, firstRechargeEnabled } = program
    return {
      id: program.id,
      versionId: program.versionId,
      isCurrent: program.versionId === newest?.versionId,
      name: inLanguage(program.name, language),
      description: inLanguage(program.description, language),
      currency: filled.currency,
      shopNames: shops.map(({ shopName }) => inLanguage(shopName, language)),
      programRules: program.programRules.map(tier => shownTier(tier, language)),
      ...(firstRechargeEnabled && firstRecharge && { firstRecharge: shownBonus(firstRecharge, language) }),
    }
  }

/** The tiers of every program that cover an amount due, for each of the caller's cards that can pay it. PAY-7 */
export const queryIntelligentPrograms =
  (deps: StoredValueDeps): Handler<typeof calls.queryIntelligentPrograms> =>
  async (caller, { cardId, shopId, amount }) => {
    const { corporationId, language, session } = caller
    const cards = await deps.cardsOf(deps.db, { corporationId, customerId: session.customerId, language })
    const named = cards.filter(card => cardId === undefined || card.cardId === cardId)
    if (cardId !== undefined && named.length === 0) return refuse('notFound', { field: 'cardId' })
    const shop = await deps.shopOf(corporationId, shopId)
    if (!shop) return { offers: [] }
    const offers = await Promise.all(named.map(card => offersFor(deps, caller, { card, shop, due: money(amount) })))
    return { offers: offers.flat() }
  }

interface ToCover {
  card: CardToFill
  shop: ShopConfig
  /** Minor units. */
  due: Money
}

async function offersFor(deps: StoredValueDeps, caller: Guest, { card, shop, due }: ToCover) {
  const programs = await soldFor(deps, caller.corporationId, card, shop)
  const offers = await Promise.all(
    programs.map(async program => {
      const first = await isFirst(deps, caller, card, program)
      return {
        cardId: card.cardId,
        cardName: card.name,
        balance: card.balance,
        program: await shown(deps, caller, { card, program, shop }),
        gears: tiersCovering(program, due, card.balance, first).map(tier => shownTier(tier, caller.language)),
      }
    }),
  )
  return offers.filter(offer => offer.gears.length > 0)
}
