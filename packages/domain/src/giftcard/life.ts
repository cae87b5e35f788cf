import type { GiftCardFacts, GiftCardState, GiftOrderState } from './types.ts'

/** Allowed transitions. A paid order never becomes unpaid. */
export const giftOrderNext: Record<GiftOrderState, readonly GiftOrderState[]> = {
  awaitingPayment: ['paid'],
  paid: ['refunded'],
  refunded: [],
}

/** The effect of a payment for a gift card order: the card is created once, further payments are refunded. M7, M8 */
export const giftPaid = (state: GiftOrderState): 'paid' | 'repeat' =>
  giftOrderNext[state].includes('paid') ? 'paid' : 'repeat'

/** State of a card at `now` (epoch ms). After its validity it is expired even with a balance; a voided one is used up. */
export function giftCardState({ voided, validUntil, balance }: GiftCardFacts, now: number): GiftCardState {
  if (voided) return 'used'
  if (validUntil !== undefined && now >= validUntil) return 'expired'
  return balance > 0 ? 'usable' : 'used'
}

const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateOf = (utc: number): string => new Date(utc).toISOString().slice(0, 10)

/**
 * The last day of a card created on a day (YYYY-MM-DD): the same day months later, or that month's last day. Undefined =
 * unlimited. Days are store-local. T1
 */
export function giftLastDay(today: string, validMonths: number): string | undefined {
  if (validMonths <= 0) return undefined
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + validMonths + 1, 0)).getUTCDate()
  return dateOf(Date.UTC(year, month - 1 + validMonths, Math.min(day, lastOfMonth)))
}

const DAY = 86_400_000
/** Days for which value refunded to an expired card can be spent. */
export const RETURNED_DAYS = 30

/** Validity (epoch ms) after a refund to a card, so that the refund can be spent. CARD-10 */
export const validAfterReturn = (validUntil: number | undefined, now: number): number | undefined =>
  validUntil === undefined ? undefined : Math.max(validUntil, now + RETURNED_DAYS * DAY)

/** Minutes after store-local midnight at which gifts for a day are delivered. */
export const DELIVERY_MINUTE = 9 * 60
const DELIVERY_DAYS = 365

/** Whether a gift can be delivered on a day: an existing one, today or later, within a year. CARD-5 */
export function deliversOn(day: string, today: string): boolean {
  const at = startOf(day)
  return !Number.isNaN(at) && dateOf(at) === day && at >= startOf(today) && at - startOf(today) <= DELIVERY_DAYS * DAY
}
