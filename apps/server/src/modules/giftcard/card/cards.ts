import { refuse } from '@comanda/contract/core'
import type { giftcard as calls } from '@comanda/contract/giftcard'
import { inLanguage, money, type Currency } from '@comanda/domain/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { Handler } from '../../../platform/http/index.ts'
import { codeOf, readable } from './card-code.ts'
import type { Deps } from '../deps.ts'
import { type CardShown, cardsShown } from '../present.ts'
import { programsOf, shopsWith } from '../programs.ts'
import { cardsOf, lockCard, ownCard } from '../queries.ts'

/** Total balance of usable cards, by currency. */
function totalsOf(cards: readonly CardShown[]): { currency: Currency; amount: ReturnType<typeof money> }[] {
  const totals = new Map<string, { currency: Currency; amount: ReturnType<typeof money> }>()
  for (const { currency, balance } of cards) {
    const before = totals.get(currency.currencyCode)?.amount ?? 0
    totals.set(currency.currencyCode, { currency, amount: money(before + balance) })
  }
  return [...totals.values()]
}

/** The caller's own cards in a state, and the total of the usable ones. CARD-5 */
export const myGiftCard =
  (deps: Deps): Handler<typeof calls.myGiftCard> =>
  async (caller, { state }) => {
    const { corporationId, session, language } = caller
    const rows = await cardsOf(deps.db, { corporationId, owner: session.owner })
    const cards = await cardsShown(deps, deps.db, corporationId, rows, language)
    const usable = cards.filter(card => card.state === 'usable')
    return { cards: cards.filter(card => card.state === state), totals: totalsOf(usable) }
  }

/** One of the caller's own cards; its code only on request. A1 */
export const cardDetail =
  (deps: Deps): Handler<typeof calls.cardDetail> =>
  async (caller, { cardId, withCode }) => {
    const { corporationId, session, language } = caller
    const card = await ownCard(deps.db, { corporationId, owner: session.owner }, cardId)
    if (!card || card.voided_at) return refuse('notFound', { field: 'cardId' })
    const [shown] = await cardsShown(deps, deps.db, corporationId, [card], language)
    if (!shown) return refuse('notFound', { field: 'cardId' })
    const program = (await programsOf(deps.db, corporationId)).get(card.program_id)
    const code = withCode ? await codeShown(deps, { corporationId, owner: session.owner }, cardId) : undefined
    return {
      ...shown,
      description: program ? inLanguage(program.description, language) : '',
      terms: program ? inLanguage(program.terms, language) : '',
      shopCount: program ? (await shopsWith(deps, corporationId, program)).length : 0,
      maySend: shown.state === 'usable',
      ...(code && { authCode: code }),
    }
  }

const codeShown = (deps: Deps, person: { corporationId: number; owner: string }, cardId: string) =>
  deps.db.inTx(async tx => {
    const card = await lockCard(tx, person.corporationId, cardId)
    if (card?.owner !== person.owner) return undefined
    return codeOf(deps, await readable(tx, deps, card))?.authCode
  })

const usableOf = async (deps: Deps, db: Queries, corporationId: number, owner: string): Promise<CardShown[]> => {
  const rows = await cardsOf(db, { corporationId, owner })
  const cards = await cardsShown(deps, db, corporationId, rows, 'en_US')
  return cards.filter(card => card.state === 'usable')
}

/** Number of a person's usable cards. */
export const usableCards = async (deps: Deps, db: Queries, corporationId: number, owner: string): Promise<number> =>
  (await usableOf(deps, db, corporationId, owner)).length

/** Total balance of a person's usable cards, by currency. */
export const usableTotals = async (deps: Deps, db: Queries, corporationId: number, owner: string) =>
  totalsOf(await usableOf(deps, db, corporationId, owner))
