/** Behaviour of a test card before the bank decides: none, or a step of 3-D Secure 2. */
export type CardFlow = 'plain' | 'fingerprint' | 'challenge' | 'full'

const flows: Record<string, CardFlow> = {
  '4111111111111111': 'plain',
  '4111111145551142': 'plain',
  '4988438843884305': 'plain',
  '5555444433331111': 'plain',
  '5577000055770004': 'plain',
  '2222400070000005': 'plain',
  '370000000000002': 'plain',
  '4917610000000000': 'full',
  '5454545454545454': 'full',
  '371449635398431': 'full',
  '6011111111111117': 'full',
  '4035501428146300': 'full',
  '5201281505129736': 'fingerprint',
  '5000550000000029': 'full',
  '4212345678910006': 'challenge',
}

/** The behaviour of a card number, or undefined if it is no test card. */
export const flowOf = (number: string): CardFlow | undefined => flows[number]

const brands: readonly (readonly [string, RegExp])[] = [
  ['amex', /^3[47]/],
  ['discover', /^6011/],
  ['maestro', /^50/],
  ['mc', /^(5[1-5]|2[2-7])/],
  ['visa', /^4/],
]

/** The brand by the first digits; undefined with too few digits. */
export const brandOf = (number: string): string | undefined => brands.find(([, pattern]) => pattern.test(number))?.[0]

/** Whether the brand requires a security code. */
export const cvcPolicyOf = (brand: string): 'required' | 'optional' => (brand === 'maestro' ? 'optional' : 'required')

/** The test card with these last digits: how a stored card behaves after a restart, since no number is stored. */
export const testCardEnding = (brand: string, lastFour: string): string | undefined =>
  Object.keys(flows).find(number => number.endsWith(lastFour) && brandOf(number) === brand)

const keywords: Record<string, number> = {
  UNKNOWN: 0,
  APPROVED: 1,
  DECLINED: 2,
  REFERRAL: 3,
  ERROR: 4,
  BLOCK_CARD: 5,
  CARD_EXPIRED: 6,
  INVALID_AMOUNT: 7,
  INVALID_CARD_NUMBER: 8,
  ISSUER_UNAVAILABLE: 9,
  NOT_SUPPORTED: 10,
  NOT_3D_AUTHENTICATED: 11,
  NOT_ENOUGH_BALANCE: 12,
  PENDING: 13,
  ACQUIRER_FRAUD: 14,
  CANCELLED: 15,
  SHOPPER_CANCELLED: 16,
  INVALID_PIN: 17,
  PIN_TRIES_EXCEEDED: 18,
  PIN_VALIDATION_NOT_POSSIBLE: 19,
  NOT_SUBMITTED: 21,
  TRANSACTION_NOT_PERMITTED: 23,
  CVC_DECLINED: 24,
  RESTRICTED_CARD: 25,
  DECLINED_NON_GENERIC: 27,
  WITHDRAWAL_AMOUNT_EXCEEDED: 28,
  WITHDRAWAL_COUNT_EXCEEDED: 29,
}

export interface BankDecision {
  resultCode: 'Authorised' | 'Refused' | 'Error' | 'Received'
  refusalReason?: string
  refusalReasonCode?: string
}

const words = (keyword: string) =>
  keyword.replaceAll('_', ' ').replace(/\b(\w)(\w*)/g, (_, a, b) => a + b.toLowerCase())

/** A refusal by the bank with its number. */
export const refusal = (code: number, reason: string): BankDecision => ({
  resultCode: 'Refused',
  refusalReason: reason,
  refusalReasonCode: String(code),
})

/** The bank's decision for a holder name (`DECLINED`, `NOT_ENOUGH_BALANCE 12`); other names are approved. */
export function decideByHolder(holderName: string): BankDecision {
  const keyword = holderName
    .trim()
    .toUpperCase()
    .replace(/[ :]+\d+$/, '')
  const code = keywords[keyword]
  if (code === undefined || code === 1) return { resultCode: 'Authorised' }
  if (code === 13) return { resultCode: 'Received' }
  if (code === 0 || code === 4)
    return { resultCode: 'Error', refusalReason: words(keyword), refusalReasonCode: String(code) }
  return refusal(code, words(keyword))
}
