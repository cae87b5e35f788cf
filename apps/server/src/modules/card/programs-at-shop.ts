import type { card as calls } from '@comanda/contract/card'
import { type CardProgram, canJoinOn, validAt } from '@comanda/domain/card'
import { inLanguage } from '@comanda/domain/money'
import { localTime } from '@comanda/domain/store'
import type { Queries } from '../../platform/db/index.ts'
import type { Handler } from '../../platform/http/index.ts'
import type { CardDeps } from './deps.ts'
import { shownCard, shownProgram } from './present.ts'
import { cardsOf, hasRunOut, type HeldCard, programById, programsOf } from './queries.ts'

interface Where {
  shopId?: number | undefined
  cardProgramId?: string | undefined
}

/** What a program needs to be found at a store; `db` may be a transaction. */
type ProgramDeps = Pick<CardDeps, 'shopOf' | 'clock'> & { db: Queries }

/** The programs valid at a store, the store's own first. CARD-1 */
async function programsAt({ db, shopOf }: ProgramDeps, corporationId: number, shopId: number): Promise<CardProgram[]> {
  const shop = await shopOf(corporationId, shopId)
  if (!shop) return []
  const isOwn = (program: CardProgram) => program.cardProgramId === shop.cardProgramId
  const valid = (await programsOf(db, corporationId)).filter(program => isOwn(program) || validAt(program, shop))
  return valid.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
}

/** The day at a store; without one, in UTC. */
export const dayAt = ({ clock }: Pick<CardDeps, 'clock'>, shop: { timeZone: string } | undefined): string =>
  localTime(clock(), shop?.timeZone ?? 'UTC').date

/** The program a customer can join: by id, else the first open one at the store, else the brand's. LOGIN-9 */
export async function openProgramAt(
  deps: ProgramDeps,
  corporationId: number,
  { shopId, cardProgramId }: Where,
): Promise<CardProgram | undefined> {
  if (cardProgramId !== undefined || shopId === undefined) return programById(deps.db, corporationId, cardProgramId)
  const day = dayAt(deps, await deps.shopOf(corporationId, shopId))
  return (await programsAt(deps, corporationId, shopId)).find(program => canJoinOn(program, day))
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
        isOpen: canJoinOn(program, dayAt(deps, here ?? shops[0])),
        ...(own && { ownCardId: own.card_id }),
      }
    })
    const shown = offers.filter(offer => offer.isOpen || offer.ownCardId !== undefined)
    const ranked = shown.toSorted((a, b) => Number(b.isValidHere) - Number(a.isValidHere))
    return { programs: ranked.map(({ isOpen: _, ...offer }) => offer) }
  }
