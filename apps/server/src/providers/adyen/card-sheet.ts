import type { PaymentSheet } from '../payment/port.ts'

const encrypted = [
  'encryptedCardNumber',
  'encryptedExpiryMonth',
  'encryptedExpiryYear',
  'encryptedSecurityCode',
] as const
const plain = [
  'type',
  'brand',
  'holderName',
  'storedPaymentMethodId',
  'checkoutAttemptId',
  'fundingSource',
  'googlePayCardNetwork',
] as const
/** Telemetry of the component, and what a phone's wallet encrypted for the provider: long and opaque. */
const long = ['sdkData', 'applePayToken', 'googlePayToken'] as const
/** The field that pays, by the type of the method. */
const tokenOf: Readonly<Record<string, readonly string[]>> = {
  scheme: ['storedPaymentMethodId', 'encryptedCardNumber'],
  applepay: ['applePayToken'],
  googlepay: ['googlePayToken'],
}
/** Names of fields with unencrypted card data; a request that contains one is refused. */
const clear = ['number', 'cardNumber', 'cvc', 'cvv', 'securityCode', 'expiryMonth', 'expiryYear', 'expiryDate'] as const
const browserFields = [
  'acceptHeader',
  'colorDepth',
  'javaEnabled',
  'language',
  'screenHeight',
  'screenWidth',
  'timeZoneOffset',
  'userAgent',
] as const

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** 12 to 19 digits, ignoring spaces and dashes, may be a card number. */
const looksLikeCard = (text: string): boolean => /^\d{12,19}$/.test(text.replace(/[ -]/g, ''))

/**
 * Picks the fields that the provider needs from the component's data. Undefined when a field could contain unencrypted
 * card data (`number`, `cvc`, or digits in an encrypted field): such a request is refused. PAY-8
 * @param testValues allows `test_` values, which only the provider's test environment and the stand-in accept
 */
export function readCardSheet(data: unknown, testValues: boolean): PaymentSheet | undefined {
  if (!isObject(data) || !isObject(data.paymentMethod)) return undefined
  const method = data.paymentMethod
  const tokens = typeof method.type === 'string' ? tokenOf[method.type] : undefined
  if (!tokens) return undefined
  const refused = Object.entries(method).some(([name, value]) => isClear(name) || !isOpaque(name, value, testValues))
  const complete = tokens.some(name => typeof method[name] === 'string')
  if (refused || !complete) return undefined
  const allowed = Object.fromEntries(Object.entries(method).filter(([name]) => known.includes(name)))
  const byStoredCard = 'storedPaymentMethodId' in allowed && !('encryptedSecurityCode' in allowed)
  return { opaque: { paymentMethod: allowed, ...browserInfo(data.browserInfo) }, byStoredCard }
}

const known: readonly string[] = [...encrypted, ...plain, ...long]

const isClear = (name: string): boolean => (clear as readonly string[]).includes(name)

/** Whether a field may be present. Unused fields are dropped later, but must not look like card data either. */
function isOpaque(name: string, value: unknown, testValues: boolean): boolean {
  if (typeof value !== 'string') return !known.includes(name) && typeof value !== 'number'
  if (value.length > 20_000 || looksLikeCard(value)) return false
  if ((plain as readonly string[]).includes(name)) return value.length <= 200
  if (!(encrypted as readonly string[]).includes(name)) return true
  return value.startsWith('test_') ? testValues : value.length > 30
}

function browserInfo(input: unknown): { browserInfo?: Fields } {
  if (!isObject(input)) return {}
  const allowed = browserFields.flatMap(name => {
    const value = input[name]
    const small =
      typeof value === 'string' ? value.length <= 1000 : typeof value === 'number' || typeof value === 'boolean'
    return small ? [[name, value]] : []
  })
  return { browserInfo: Object.fromEntries(allowed) }
}
