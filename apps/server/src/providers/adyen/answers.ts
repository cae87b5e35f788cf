import type { CardFingerprint, PaymentAnswer, RefusedBecause } from '../payment/port.ts'
import type { OutgoingResult } from '../../platform/outgoing-request.ts'

export type Fields = Record<string, unknown>

/** The body as an object; undefined when it is no JSON object (an error page, a truncated document, an empty body). */
export function readObject(text: string): Fields | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Fields) : undefined
  } catch {
    return undefined
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const because: Record<string, RefusedBecause> = {
  '6': 'expired',
  '8': 'declined',
  '9': 'tryLater',
  '11': 'authentication',
  '12': 'funds',
  '14': 'blocked',
  '20': 'blocked',
  '22': 'blocked',
  '24': 'securityCode',
  '28': 'funds',
  '31': 'blocked',
  '38': 'authentication',
  '39': 'authentication',
  '42': 'authentication',
  '46': 'blocked',
  '5': 'blocked',
}

/** Maps the provider's refusal number to a reason a guest can act on; every other number is a plain decline. */
export const refusedBecause = (code: unknown): RefusedBecause => because[String(code)] ?? 'declined'

export interface Expected {
  reference: string
  providerReference?: string | undefined
  value: number
  currencyCode: string
}

/** Whether an answer belongs to the requested payment: another order's answer must never pay this one. W4 */
function isOurs(answer: Fields, expected: Expected): boolean {
  const amount = answer.amount as Fields | undefined
  if (answer.merchantReference !== undefined && answer.merchantReference !== expected.reference) return false
  if (expected.providerReference && textOf(answer.pspReference) && answer.pspReference !== expected.providerReference)
    return false
  if (answer.resultCode !== 'Authorised') return true
  if (answer.merchantReference === undefined) return false
  return amount === undefined || (amount.value === expected.value && amount.currency === expected.currencyCode)
}

function mark(answer: Fields): CardFingerprint {
  const method = answer.paymentMethod as Fields | undefined
  const more = answer.additionalData as Fields | undefined
  const brand = textOf(method?.brand)
  const lastFour = textOf(more?.cardSummary)
  return { ...(brand && { brand }), ...(lastFour && /^\d{4}$/.test(lastFour) && { lastFour }) }
}

/**
 * The request or the account is wrong, so certainly no money was taken. Repeats, rate limits and server errors are not
 * included.
 */
function failureIn(status: number, errorCode: unknown): PaymentAnswer | undefined {
  if (status === 401 || status === 403) return { outcome: 'failed', because: 'configuration' }
  const again = status === 408 || status === 429 || (status === 422 && errorCode === '704')
  return status >= 400 && status < 500 && !again ? { outcome: 'failed', because: 'input' } : undefined
}

/** Reads a payment answer. `again`: the outcome is unknown and the same request may be repeated under the same key. */
export function readPayment(sent: OutgoingResult, expected: Expected): PaymentAnswer | 'again' {
  if (sent.sent !== 'answer') return 'again'
  const answer = readObject(sent.text)
  const failure = failureIn(sent.status, answer?.errorCode)
  if (failure) return failure
  if (sent.status !== 200 || !answer || !isOurs(answer, expected)) return 'again'
  return byResultCode(answer)
}

function byResultCode(answer: Fields): PaymentAnswer | 'again' {
  const psp = textOf(answer.pspReference)
  const providerReference = psp ? { providerReference: psp } : {}
  switch (answer.resultCode) {
    case 'Authorised':
      return psp ? { outcome: 'authorised', providerReference: psp, ...mark(answer) } : 'again'
    case 'Refused':
    case 'Error':
      return {
        outcome: 'refused',
        because: refusedBecause(answer.refusalReasonCode),
        ...providerReference,
        ...mark(answer),
      }
    case 'Cancelled':
      return { outcome: 'cancelled', ...providerReference }
    case 'Pending':
    case 'Received':
      return { outcome: 'pending', ...providerReference }
    case 'RedirectShopper':
    case 'IdentifyShopper':
    case 'ChallengeShopper':
      return readAction(answer.action, providerReference)
    default:
      return 'again'
  }
}

function readAction(action: unknown, providerReference: { providerReference?: string }): PaymentAnswer | 'again' {
  if (typeof action !== 'object' || action === null) return 'again'
  return { outcome: 'action', action: action as Fields, ...providerReference }
}
