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

/** Wallets of phones: paid in their own app, behind an address or a code. */
export const walletMethods = ['12_octopus', '12_mPay'] as const

export type WalletMethod = (typeof walletMethods)[number]

export const isWallet = (method: string): method is WalletMethod =>
  (walletMethods as readonly string[]).includes(method)

/** Who brings the money of a method: `card`, `wallet`; nobody where it is the guest's own or paid at the venue. */
export const providerOf = (method: string): 'card' | 'wallet' | undefined =>
  isWallet(method) ? 'wallet' : method === '12_bankCard' ? 'card' : undefined

const inOrder: readonly PaymentMethod[] = ['12_bankCard', ...walletMethods, 'out-line']

/**
 * The methods to show for the rest of a bill: what the store takes and can be worked now.
 * @param works whether what a provider brings can be had at all
 */
export const methodsOnOffer = (
  taken: readonly string[],
  works: (provider: 'card' | 'wallet') => boolean,
): PaymentMethod[] =>
  inOrder.filter(method => {
    const provider = providerOf(method)
    return taken.includes(method) && (provider === undefined || works(provider))
  })
