import { brandOf, flowOf } from './cards.ts'
import type { StoredToken } from './book.ts'
import { holderInToken, type WalletType } from './phone-wallets.ts'

/** An error of the API itself (not of the bank): HTTP status and the provider's error body. */
export class ApiError extends Error {
  readonly status: number
  readonly errorCode: string
  readonly errorType: string

  constructor(status: number, errorCode: string, message: string, errorType = 'validation') {
    super(message)
    this.status = status
    this.errorCode = errorCode
    this.errorType = errorType
  }

  body() {
    return { status: this.status, errorCode: this.errorCode, message: this.message, errorType: this.errorType }
  }
}

export type Json = Record<string, unknown>

export const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

/** A required text field. */
export function requiredText(from: Json, name: string): string {
  const value = from[name]
  if (typeof value !== 'string' || value === '')
    throw new ApiError(422, '14_000', `Required field '${name}' is not provided.`)
  return value
}

export const optionalText = (from: Json, name: string): string | undefined => {
  const value = from[name]
  return typeof value === 'string' ? value : undefined
}

/** The amount of a request: a positive integer of minor units and a three-letter currency. */
export function requiredAmount(from: Json): { value: number; currency: string } {
  const { value, currency } = asObject(from.amount)
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1)
    throw new ApiError(422, '137', 'Invalid amount specified')
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    throw new ApiError(422, '138', 'Unsupported currency specified')
  return { value, currency }
}

/** In the provider's test environment an encrypted field may be plain text after `test_`. */
function open(from: Json, name: string): string {
  const blob = requiredText(from, name)
  if (!blob.startsWith('test_'))
    throw new ApiError(422, '5_001', `The field ${name} could not be decrypted`, 'security')
  return blob.slice(5)
}

export interface CardAsked {
  number: string
  brand: string
  expiryMonth: string
  expiryYear: string
  securityCode: string | undefined
  holderName: string
  /** The phone's wallet that holds the card. */
  wallet?: WalletType
}

/** The card in a wallet's token: the token contains only its holder, who determines the bank's decision. */
function walletCard(wallet: WalletType, method: Json): CardAsked {
  const token = requiredText(method, wallet === 'applepay' ? 'applePayToken' : 'googlePayToken')
  const holderName = holderInToken(wallet, token)
  if (holderName === undefined)
    throw new ApiError(422, '14_004', `The ${wallet} token could not be decrypted`, 'security')
  const card = { number: '4111111111111111', brand: 'visa', expiryMonth: '03', expiryYear: '2030' }
  return { ...card, securityCode: undefined, holderName, wallet }
}

/** The card in `paymentMethod`, or the stored one it refers to. */
export function readCard(method: Json, tokens: readonly StoredToken[]): CardAsked {
  if (method.type === 'applepay' || method.type === 'googlepay') return walletCard(method.type, method)
  if (method.type !== 'scheme') throw new ApiError(422, '140', `Unsupported paymentMethod type: ${String(method.type)}`)
  const storedId = optionalText(method, 'storedPaymentMethodId')
  if (storedId) {
    const token = tokens.find(({ id }) => id === storedId)
    if (!token) throw new ApiError(422, '803', 'PaymentDetail not found')
    const code = 'encryptedSecurityCode' in method ? open(method, 'encryptedSecurityCode') : undefined
    return { ...token, securityCode: code }
  }
  const number = open(method, 'encryptedCardNumber').replace(/\s/g, '')
  const brand = brandOf(number)
  if (!flowOf(number) || !brand) throw new ApiError(422, '101', 'Invalid card number')
  const year = open(method, 'encryptedExpiryYear')
  return {
    number,
    brand,
    expiryMonth: open(method, 'encryptedExpiryMonth'),
    expiryYear: year.length === 2 ? `20${year}` : year,
    securityCode: 'encryptedSecurityCode' in method ? open(method, 'encryptedSecurityCode') : undefined,
    holderName: optionalText(method, 'holderName') ?? '',
  }
}
