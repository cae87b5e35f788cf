import { account, lockBalances, move, post } from '../../../ledger/index.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { isUuid } from '../../../platform/ids.ts'
import { cardWith, changeCard, lockCard } from '../queries.ts'

/** A correction by staff: adds to a gift card (or removes, if negative), minor units, once per `causeKey`. */
export interface GiftCorrection {
  corporationId: number
  cardId: string
  amount: number
  causeKey: string
  reference: string
  shopId: number
  at: number
}

/** Corrects a gift card's balance; `gone`: voided or expired. Never below zero. CARD-10, M4 */
export async function correctGiftCard(
  tx: Tx,
  { cardId, amount, at, ...input }: GiftCorrection,
): Promise<{ before: number; after: number } | 'short' | 'gone'> {
  const card = await lockCard(tx, input.corporationId, cardId)
  if (!card || card.voided_at || (card.valid_until && card.valid_until.getTime() <= at)) return 'gone'
  const own = account.giftCard(cardId)
  const [before = 0] = await lockBalances(tx, input.corporationId, [own])
  const brandAccount = account.brand('adjustment')
  const posted = await post(tx, {
    ...input,
    kind: amount > 0 ? 'adjustedUp' : 'adjustedDown',
    currencyCode: card.currency.currencyCode,
    entries: amount > 0 ? move(amount, brandAccount, own) : move(-amount, own, brandAccount),
    at: new Date(at),
  })
  if (posted === 'short') return 'short'
  await changeCard(tx, card, { changed_at: new Date(at) })
  return { before, after: (await lockBalances(tx, input.corporationId, [own]))[0] ?? 0 }
}

/** The owner and the currency of a gift card. */
export async function giftCardFacts(db: Queries, corporationId: number, cardId: string) {
  const card = isUuid(cardId) ? await cardWith(db, corporationId, { cardId }) : undefined
  const owner = /^c:(\d+)$/.exec(card?.owner ?? '')?.[1]
  return (
    card && { number: card.card_no, currency: card.currency, ...(owner !== undefined && { customerId: Number(owner) }) }
  )
}
