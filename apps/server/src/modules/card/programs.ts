import type { card as calls } from '@comanda/contract/card'
import { refuse } from '@comanda/contract/core'
import { type CardProgram, levelsFor, shownLevels, validAt } from '@comanda/domain/card'
import { inLanguage } from '@comanda/domain/money'
import type { Handler } from '../../platform/http/index.ts'
import type { CardDeps } from './deps.ts'
import { shownLevel, shownProgram, shownRight } from './present.ts'
import { openProgramAt } from './programs-at-shop.ts'
import { cardsOf, programById } from './queries.ts'

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

export const queryCardProgram =
  (deps: CardDeps): Handler<typeof calls.queryCardProgram> =>
  async (caller, input) => {
    const program = await openProgramAt(deps, caller.corporationId, input)
    return program ? shownProgram(program, caller.language) : refuse('noCardProgram')
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
