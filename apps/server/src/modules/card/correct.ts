import { account, lockBalances, move, post } from '../../ledger/index.ts'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { cardById, hasRunOut } from './queries.ts'

/** A correction by staff: adds to one part of a card (or removes, if negative), minor units, once per `causeKey`. */
export interface CardCorrection {
  corporationId: number
  cardId: string
  part: 'paid' | 'given'
  amount: number
  causeKey: string
  reference: string
  shopId: number
  at: number
}

/** Corrects one part of a card's balance; `gone`: the card has expired. Never below zero. CARD-10, M4 */
export async function correctCard(
  tx: Tx,
  input: CardCorrection,
): Promise<{ before: number; after: number } | 'short' | 'gone'> {
  const { corporationId, cardId, part, amount, at, ...rest } = input
  const card = await cardById(tx, corporationId, cardId)
  if (!card || hasRunOut(card.row, at)) return 'gone'
  const own = part === 'paid' ? account.cardPaid(cardId) : account.cardGiven(cardId)
  const [before = 0] = await lockBalances(tx, corporationId, [own])
  const brandAccount = account.brand('adjustment')
  const posted = await post(tx, {
    ...rest,
    corporationId,
    kind: amount > 0 ? 'adjustedUp' : 'adjustedDown',
    currencyCode: card.program.currency.currencyCode,
    entries: amount > 0 ? move(amount, brandAccount, own) : move(-amount, own, brandAccount),
    at: new Date(at),
  })
  return posted === 'short' ? 'short' : { before, after: (await lockBalances(tx, corporationId, [own]))[0] ?? 0 }
}

/** The owner and the currency of a card. */
export async function cardFacts(db: Queries, corporationId: number, cardId: string) {
  const card = isUuid(cardId) ? await cardById(db, corporationId, cardId) : undefined
  return card && { customerId: card.row.customer_id, number: card.row.card_no, currency: card.program.currency }
}
