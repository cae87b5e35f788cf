import { refuse } from '@comanda/contract/core'
import type { giftcard as calls } from '@comanda/contract/giftcard'
import { inLanguage, money, type Currency } from '@comanda/domain/money'
import type { Queries } from '../../platform/db/index.ts'
import type { Handler } from '../../platform/http/index.ts'
import { codeOf, readable } from './card-code.ts'
import type { Needs } from './needs.ts'
import { type CardShown, cardsShown } from './present.ts'
import { programsOf, shopsWith } from './programs.ts'
import { cardsOf, lockCard, ownCard } from './queries.ts'

/** What usable cards come to, by currency. */
function totalsOf(cards: readonly CardShown[]): { currency: Currency; amount: ReturnType<typeof money> }[] {
  const totals = new Map<string, { currency: Currency; amount: ReturnType<typeof money> }>()
  for (const { currency, balance } of cards) {
    const before = totals.get(currency.currencyCode)?.amount ?? 0
    totals.set(currency.currencyCode, { currency, amount: money(before + balance) })
  }
  return [...totals.values()]
}

/** The caller's own cards in a state, and what the usable ones come to. CARD-5 */
export const myGiftCard =
  (needs: Needs): Handler<typeof calls.myGiftCard> =>
  async (who, { state }) => {
    const { corporationId, session, language } = who
    const rows = await cardsOf(needs.db, { corporationId, owner: session.owner })
    const cards = await cardsShown(needs, needs.db, corporationId, rows, language)
    const usable = cards.filter(card => card.state === 'usable')
    return { cards: cards.filter(card => card.state === state), totals: totalsOf(usable) }
  }

/** One of the caller's own cards; its code only where it is asked for. A1 */
export const cardDetail =
  (needs: Needs): Handler<typeof calls.cardDetail> =>
  async (who, { cardId, withCode }) => {
    const { corporationId, session, language } = who
    const card = await ownCard(needs.db, { corporationId, owner: session.owner }, cardId)
    if (!card || card.voided_at) return refuse('notFound', { field: 'cardId' })
    const [shown] = await cardsShown(needs, needs.db, corporationId, [card], language)
    if (!shown) return refuse('notFound', { field: 'cardId' })
    const program = (await programsOf(needs.db, corporationId)).get(card.program_id)
    const code = withCode ? await codeShown(needs, { corporationId, owner: session.owner }, cardId) : undefined
    return {
      ...shown,
      description: program ? inLanguage(program.description, language) : '',
      terms: program ? inLanguage(program.terms, language) : '',
      shopCount: program ? (await shopsWith(needs, corporationId, program)).length : 0,
      maySend: shown.state === 'usable',
      ...(code && { authCode: code }),
    }
  }

const codeShown = (needs: Needs, person: { corporationId: number; owner: string }, cardId: string) =>
  needs.db.inTx(async tx => {
    const card = await lockCard(tx, person.corporationId, cardId)
    if (card?.owner !== person.owner) return undefined
    return codeOf(needs, await readable(tx, needs, card))?.authCode
  })

const usableOf = async (needs: Needs, on: Queries, corporationId: number, owner: string): Promise<CardShown[]> => {
  const rows = await cardsOf(on, { corporationId, owner })
  const cards = await cardsShown(needs, on, corporationId, rows, 'en_US')
  return cards.filter(card => card.state === 'usable')
}

/** How many of a person's cards can be used now. */
export const usableCards = async (needs: Needs, on: Queries, corporationId: number, owner: string): Promise<number> =>
  (await usableOf(needs, on, corporationId, owner)).length

/** What a person's usable cards come to, by currency. */
export const usableTotals = async (needs: Needs, on: Queries, corporationId: number, owner: string) =>
  totalsOf(await usableOf(needs, on, corporationId, owner))
