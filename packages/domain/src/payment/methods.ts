/** Payment methods, with the ids of the specification. PAY-5 */
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

/** `paymentType` of paying at the venue, without a provider. */
export const OUT_LINE = 0

/** The number before the method's name; paying at the venue has none. PAY-5 */
export const paymentTypeOf = (method: PaymentMethod): number =>
  method === 'out-line' ? OUT_LINE : Number.parseInt(method, 10)

/** Phone wallets, paid in their own app through a link or a code. */
export const walletMethods = ['12_octopus', '12_mPay'] as const

export type WalletMethod = (typeof walletMethods)[number]

export const isWallet = (method: string): method is WalletMethod =>
  (walletMethods as readonly string[]).includes(method)

/** The provider of a method: `card`, `wallet`; undefined for own payment methods and paying at the venue. */
export const providerOf = (method: string): 'card' | 'wallet' | undefined =>
  isWallet(method) ? 'wallet' : method === '12_bankCard' ? 'card' : undefined

const displayOrder: readonly PaymentMethod[] = ['12_bankCard', ...walletMethods, 'out-line']

/**
 * The methods to offer for the rest of a bill: those the store accepts and the providers support.
 * @param isAvailable whether a provider is available.
 */
export const offeredMethods = (
  accepted: readonly string[],
  isAvailable: (provider: 'card' | 'wallet') => boolean,
): PaymentMethod[] =>
  displayOrder.filter(method => {
    const provider = providerOf(method)
    return accepted.includes(method) && (provider === undefined || isAvailable(provider))
  })
