/** The ways to pay, by the ids of the specification. PAY-5 */
export const paymentMethods = [
  '12_bankCard',
  '12_octopus',
  '12_mPay',
  '16_msPoint',
  '16_msBalance',
  '17_giftCard',
  'out-line',
] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** Third-party payment. PAY-5 */
export const THIRD_PARTY = 12

/** `paymentType` of paying at the venue, which no provider hears of. */
export const OUT_LINE = 0

/** The number before the method's name; paying at the venue has none. PAY-5 */
export const paymentTypeOf = (method: PaymentMethod): number =>
  method === 'out-line' ? OUT_LINE : Number.parseInt(method, 10)

/** The methods that are open today; the others are named and hidden. */
const open: readonly PaymentMethod[] = ['12_bankCard', 'out-line']

/**
 * The methods to show for an order, in the store's own order: what the store takes, is open, and can be worked now.
 * @param cardsWork whether card payment is set up at all
 */
export const methodsOnOffer = (taken: readonly string[], cardsWork: boolean): PaymentMethod[] =>
  open.filter(method => taken.includes(method) && (method !== '12_bankCard' || cardsWork))
