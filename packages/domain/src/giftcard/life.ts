import type { GiftCardFacts, GiftCardState, GiftOrderState } from './types.ts'

/** What may follow what. Paid never goes back to unpaid. */
export const giftOrderNext: Record<GiftOrderState, readonly GiftOrderState[]> = {
  awaitingPayment: ['paid'],
  paid: ['refunded'],
  refunded: [],
}

/** What money that arrives for a gift card's order means: the card is made once, whatever arrives again goes back. M7, M8 */
export const giftPaid = (state: GiftOrderState): 'paid' | 'repeat' =>
  giftOrderNext[state].includes('paid') ? 'paid' : 'repeat'

/** Where a card stands at `now` (epoch ms). A card whose day is over is expired although there is value on it; a voided one is used up. */
export function giftCardState({ voided, validUntil, balance }: GiftCardFacts, now: number): GiftCardState {
  if (voided) return 'used'
  if (validUntil !== undefined && now >= validUntil) return 'expired'
  return balance > 0 ? 'usable' : 'used'
}

const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateOf = (utc: number): string => new Date(utc).toISOString().slice(0, 10)

/**
 * The last day of a card that is made on a day (YYYY-MM-DD): the same day so many months later, or that month's last one where it has no
 * such day. Undefined = good for good. The day is the store's, wherever the phone is. T1
 */
export function giftLastDay(today: string, validMonths: number): string | undefined {
  if (validMonths <= 0) return undefined
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + validMonths + 1, 0)).getUTCDate()
  return dateOf(Date.UTC(year, month - 1 + validMonths, Math.min(day, lastOfMonth)))
}

const DAY = 86_400_000
/** What comes back to a card whose day is over can be spent for so long. */
export const RETURNED_DAYS = 30

/** Until when a card is good once value has come back to it: a refund must not arrive on a card that is over. CARD-10 */
export const validAfterReturn = (validUntil: number | undefined, now: number): number | undefined =>
  validUntil === undefined ? undefined : Math.max(validUntil, now + RETURNED_DAYS * DAY)

/** Minutes after the store's midnight at which gifts for a day are delivered. */
export const DELIVERY_MINUTE = 9 * 60
const DELIVERY_DAYS = 365

/** Whether a gift can be delivered on a day: a real one, today or later, within a year. CARD-5 */
export function deliversOn(day: string, today: string): boolean {
  const at = startOf(day)
  return !Number.isNaN(at) && dateOf(at) === day && at >= startOf(today) && at - startOf(today) <= DELIVERY_DAYS * DAY
}
