import type { card as calls } from '@comanda/contract/card'
import { refuse } from '@comanda/contract/core'
import { type CardProgram, isOpen, levelsFor, shownLevels, validAt } from '@comanda/domain/card'
import { inLanguage } from '@comanda/domain/money'
import type { Queries } from '../../platform/db/index.ts'
import type { Handler } from '../../platform/http/index.ts'
import type { CardDeps } from './deps.ts'
import { shownCard, shownLevel, shownProgram, shownRight } from './present.ts'
import { cardsOf, hasRunOut, type HeldCard, programById, programsOf } from './queries.ts'

interface Where {
  shopId?: number | undefined
  cardProgramId?: string | undefined
}

/** The program by id, else the store's, else the brand's. A store without one has none. LOGIN-9 */
export async function programAt(
  { db, shopOf }: Pick<CardDeps, 'db' | 'shopOf'>,
  corporationId: number,
  { shopId, cardProgramId }: Where,
): Promise<CardProgram | undefined> {
  if (cardProgramId !== undefined) return programById(db, corporationId, cardProgramId)
  if (shopId === undefined) return programById(db, corporationId)
  const shop = await shopOf(corporationId, shopId)
  return shop?.cardProgramId === undefined ? undefined : programById(db, corporationId, shop.cardProgramId)
}

/** What a program needs to be found at a store; `db` may be a transaction. */
type ProgramDeps = Pick<CardDeps, 'shopOf'> & { db: Queries }

/** The programs valid at a store, the store's own first. CARD-1 */
async function programsAt({ db, shopOf }: ProgramDeps, corporationId: number, shopId: number): Promise<CardProgram[]> {
  const shop = await shopOf(corporationId, shopId)
  if (!shop) return []
  const isOwn = (program: CardProgram) => program.cardProgramId === shop.cardProgramId
  const valid = (await programsOf(db, corporationId)).filter(program => isOwn(program) || validAt(program, shop))
  return valid.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
}

/** The program a customer can join: by id, else the first open one at the store, else the brand's. LOGIN-9 */
export async function openProgramAt(
  deps: ProgramDeps,
  corporationId: number,
  { shopId, cardProgramId }: Where,
): Promise<CardProgram | undefined> {
  if (cardProgramId !== undefined || shopId === undefined) return programById(deps.db, corporationId, cardProgramId)
  return (await programsAt(deps, corporationId, shopId)).find(isOpen)
}

export const queryCardProgram =
  (deps: CardDeps): Handler<typeof calls.queryCardProgram> =>
  async (caller, input) => {
    const program = await openProgramAt(deps, caller.corporationId, input)
    return program ? shownProgram(program, caller.language) : refuse('noCardProgram')
  }

export const getShopCardInfo =
  (deps: CardDeps): Handler<typeof calls.getShopCardInfo> =>
  async (caller, { shopId }) => {
    const { corporationId, language } = caller
    const shop = shopId === undefined ? undefined : await deps.shopOf(corporationId, shopId)
    const supportedLanguages = shop?.languages ?? []
    const cards = await cardsOf(deps.db, corporationId, caller.session.customerId)
    const programs = shopId === undefined ? [] : await programsAt(deps, corporationId, shopId)
    const own = shopId === undefined ? cards[0] : firstOf(cards, programs, deps.clock())
    if (own) return { shopCard: await shownCard(deps, own, language), supportedLanguages }
    const program = await openProgramAt(deps, corporationId, { shopId })
    return { ...(program && { applicationCard: shownProgram(program, language) }), supportedLanguages }
  }

/** The card of the first of these programs; one that has not expired at `now` (epoch ms) before the others. */
function firstOf(cards: readonly HeldCard[], programs: readonly CardProgram[], now: number): HeldCard | undefined {
  const held = programs.flatMap(({ cardProgramId }) => cards.filter(({ row }) => row.card_program_id === cardProgramId))
  return held.find(({ row }) => !hasRunOut(row, now)) ?? held[0]
}

/** The programs that take members, those valid at the store first; with the caller's own cards. CARD-1 */
export const listPrograms =
  (deps: CardDeps): Handler<typeof calls.listPrograms> =>
  async (caller, { shopId }) => {
    const { corporationId, language } = caller
    const [all, cards, shops] = await Promise.all([
      programsOf(deps.db, corporationId),
      cardsOf(deps.db, corporationId, caller.session?.customerId ?? 0),
      deps.guestShopsOf(corporationId),
    ])
    const here = shops.find(shop => shop.shopId === shopId)
    const offers = all.map(program => {
      const own = cards.find(({ row }) => row.card_program_id === program.cardProgramId)?.row
      const named = shops.filter(shop => program.shopIds.includes(shop.shopId))
      return {
        program: shownProgram(program, language),
        shopNames: named.map(({ shopName }) => inLanguage(shopName, language)),
        isValidHere: here !== undefined && validAt(program, here),
        isOpen: isOpen(program),
        ...(own && { ownCardId: own.card_id }),
      }
    })
    const shown = offers.filter(offer => offer.isOpen || offer.ownCardId !== undefined)
    const ranked = shown.toSorted((a, b) => Number(b.isValidHere) - Number(a.isValidHere))
    return { programs: ranked.map(({ isOpen: _, ...offer }) => offer) }
  }

export const applyShops =
  ({ db, guestShopsOf, addressLinesOf }: CardDeps): Handler<typeof calls.queryProgramApplyShopsPage> =>
  async ({ corporationId, language }, { cardProgramId, pageSize, cursor }) => {
    const program = await programById(db, corporationId, cardProgramId)
    if (!program) return refuse('notFound', { field: 'cardProgramId' })
    const valid = (await guestShopsOf(corporationId)).filter(shop => validAt(program, shop))
    const from = /^\d{1,6}$/.test(cursor ?? '') ? Number(cursor) : 0
    const shops = valid.slice(from, from + pageSize).map(shop => ({
      shopId: shop.shopId,
      shopName: inLanguage(shop.shopName, language),
      address: addressLinesOf(shop, language).join(', '),
      picture: shop.picture,
    }))
    const end = from + shops.length
    return { shops, total: valid.length, ...(end < valid.length && { nextCursor: String(end) }) }
  }

/** The levels, with the caller's progress. CARD-2 */
export const queryLevelRule =
  (deps: CardDeps): Handler<typeof calls.queryLevelRule> =>
  async (caller, input) => {
    const program = await programAt(deps, caller.corporationId, input)
    if (!program) return refuse('noCardProgram')
    const cards = await cardsOf(deps.db, caller.corporationId, caller.session?.customerId ?? 0)
    const own = cards.find(({ row }) => row.card_program_id === program.cardProgramId)?.row
    const levels = levelsFor(program, own?.card_level_id)
    const levelList = levels.map(level => shownLevel(program, level, caller.language))
    return { levelList, ...(own && { own: { cardLevelId: own.card_level_id, growth: own.growth } }) }
  }

export const queryRightsDetail =
  (deps: CardDeps): Handler<typeof calls.queryRightsDetail> =>
  async ({ corporationId, language }, { rightsId, ...where }) => {
    const program = await programAt(deps, corporationId, where)
    if (!program) return refuse('noCardProgram')
    const right = program.rights.find(one => one.rightsId === rightsId)
    if (!right) return refuse('notFound', { field: 'rightsId' })
    const levels = shownLevels(program).filter(level => level.rightsList.includes(rightsId))
    return {
      right: shownRight(right, language),
      levels: levels.map(({ id, name, color }) => ({ id, name: inLanguage(name, language), color })),
    }
  }
