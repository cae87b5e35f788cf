import type { PaymentSheet } from '../payment/port.ts'

const encrypted = [
  'encryptedCardNumber',
  'encryptedExpiryMonth',
  'encryptedExpiryYear',
  'encryptedSecurityCode',
] as const
const plain = ['type', 'brand', 'holderName', 'storedPaymentMethodId', 'checkoutAttemptId', 'fundingSource'] as const
/** The component's own note to its maker about itself; long, opaque. */
const long = ['sdkData'] as const
/** How a card in the clear would be called: a request that holds one of these is refused whole. */
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

/** A run of 12 to 19 digits, spaces and dashes aside, could be a card number. */
const looksLikeCard = (text: string): boolean => /^\d{12,19}$/.test(text.replace(/[ -]/g, ''))

/**
 * Takes from what the component handed over only the fields the provider needs. Answers nothing when a field could hold
 * a card in the clear (`number`, `cvc`, or digits where a cipher belongs): such a request is refused whole. PAY-8
 * @param testValues whether `test_` values pass, which only the provider's test environment and the stand-in read
 */
export function readCardSheet(data: unknown, testValues: boolean): PaymentSheet | undefined {
  if (!isObject(data) || !isObject(data.paymentMethod)) return undefined
  const method = data.paymentMethod
  if (method.type !== 'scheme') return undefined
  const refused = Object.entries(method).some(([name, value]) => isClear(name) || !isOpaque(name, value, testValues))
  const complete = typeof method.storedPaymentMethodId === 'string' || typeof method.encryptedCardNumber === 'string'
  if (refused || !complete) return undefined
  const kept = Object.fromEntries(Object.entries(method).filter(([name]) => known.includes(name)))
  return { opaque: { paymentMethod: kept, ...browserInfo(data.browserInfo) } }
}

const known: readonly string[] = [...encrypted, ...plain, ...long]

const isClear = (name: string): boolean => (clear as readonly string[]).includes(name)

/** Whether a field may be there at all. Fields of no use here are dropped later, yet must not look like a card either. */
function isOpaque(name: string, value: unknown, testValues: boolean): boolean {
  if (typeof value !== 'string') return !known.includes(name) && typeof value !== 'number'
  if (value.length > 20_000 || looksLikeCard(value)) return false
  if ((plain as readonly string[]).includes(name)) return value.length <= 200
  if (!(encrypted as readonly string[]).includes(name)) return true
  return value.startsWith('test_') ? testValues : value.length > 30
}

function browserInfo(given: unknown): { browserInfo?: Fields } {
  if (!isObject(given)) return {}
  const kept = browserFields.flatMap(name => {
    const value = given[name]
    const small =
      typeof value === 'string' ? value.length <= 1000 : typeof value === 'number' || typeof value === 'boolean'
    return small ? [[name, value]] : []
  })
  return { browserInfo: Object.fromEntries(kept) }
}
