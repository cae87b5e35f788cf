import type { ChangeAnswer, PaymentAnswer } from '../payment/port.ts'
import type { OutgoingResult } from '../../platform/outgoing-request.ts'

export type Fields = Record<string, unknown>

/** The body as an object; undefined when it is no JSON object. */
export function readObject(text: string): Fields | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Fields) : undefined
  } catch {
    return undefined
  }
}

export interface Expected {
  reference: string
  value: number
  currencyCode: string
}

/** Whether an answer belongs to the requested payment: another's must never pay this one. W4 */
function isOurs(answer: Fields, { reference, value, currencyCode }: Expected): boolean {
  const amount = answer.amount as Fields | undefined
  return answer.merchantReference === reference && amount?.value === value && amount.currency === currencyCode
}

/** Whether a guest may be sent to an address: https, except for a stand-in. X1 */
function isSafe(url: unknown, live: boolean): url is string {
  if (typeof url !== 'string' || url.length > 2000 || !URL.canParse(url)) return false
  const { protocol } = new URL(url)
  return protocol === 'https:' || (!live && protocol === 'http:')
}

/**
 * Reads the answer to a start. `again`: the outcome is unknown and the same request may be repeated under the same
 * reference.
 */
export function readStart(sent: OutgoingResult, expected: Expected, live: boolean): PaymentAnswer | 'again' {
  if (sent.sent !== 'answer') return 'again'
  if (sent.status === 401 || sent.status === 403) return { outcome: 'failed', because: 'configuration' }
  if (sent.status >= 400 && sent.status < 500 && sent.status !== 408 && sent.status !== 429)
    return { outcome: 'failed', because: 'input' }
  const answer = readObject(sent.text)
  if (sent.status > 299 || !answer || !isOurs(answer, expected)) return 'again'
  return readPaymentState(answer) ?? readAction(answer, live)
}

/** The state of a decided payment; undefined while it waits for its payer. */
export function readPaymentState(answer: Fields): PaymentAnswer | undefined {
  const providerReference = typeof answer.paymentId === 'string' ? answer.paymentId : ''
  switch (answer.status) {
    case 'PAID':
      return { outcome: 'captured', providerReference }
    case 'REFUSED':
      return { outcome: 'refused', because: 'declined', providerReference }
    case 'CANCELLED':
    case 'EXPIRED':
      return { outcome: 'cancelled', providerReference }
    default:
      return undefined
  }
}

/** The wallet's address for the guest, and the same as a code for another screen. */
function readAction(answer: Fields, live: boolean): PaymentAnswer | 'again' {
  const { redirectUrl, qrText, expiresAt, paymentId } = answer
  if (answer.status !== 'WAITING' || !isSafe(redirectUrl, live) || typeof paymentId !== 'string') return 'again'
  const code = typeof qrText === 'string' && qrText.length <= 500 ? qrText : redirectUrl
  return {
    outcome: 'action',
    action: { type: 'wallet', redirectUrl, qrText: code, expiresAt },
    providerReference: paymentId,
  }
}

/** The state of a payment, when the answer is complete and belongs to it. */
export function readQuery(sent: OutgoingResult, expected: Expected): PaymentAnswer | undefined {
  const answer = sent.sent === 'answer' && sent.status === 200 ? readObject(sent.text) : undefined
  return answer && isOurs(answer, expected) ? readPaymentState(answer) : undefined
}

/** The state of a refund, when the answer is complete and belongs to it. */
export function readRefund(
  sent: OutgoingResult,
  { reference, value, currencyCode }: Expected,
): 'done' | 'failed' | undefined {
  const answer = sent.sent === 'answer' && sent.status === 200 ? readObject(sent.text) : undefined
  const amount = answer?.amount as Fields | undefined
  if (answer?.refundReference !== reference || amount?.value !== value || amount.currency !== currencyCode)
    return undefined
  if (answer.status === 'DONE') return 'done'
  return answer.status === 'FAILED' ? 'failed' : undefined
}

/** Whether a change was accepted or refused; otherwise unknown, and repeated under the same reference. */
export function readChange(sent: OutgoingResult): ChangeAnswer {
  if (sent.sent !== 'answer') return 'unknown'
  if (sent.status === 202) return readObject(sent.text)?.status === 'RECEIVED' ? 'taken' : 'unknown'
  return [400, 404, 409, 422].includes(sent.status) ? 'refused' : 'unknown'
}
