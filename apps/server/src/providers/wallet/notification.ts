import type { Headers, PaymentEvent, PaymentEventKind, WebhookVerdict } from '../payment/port.ts'
import { type Fields, readObject } from './answers.ts'
import { isSignedBy } from './sign.ts'

export interface NotificationSettings {
  merchantId: string
  /** Hex text; the previous key stays valid during a rotation. */
  notifyKey: string
  notifyKeyPrevious?: string | undefined
  live: boolean
  /** Epoch ms. */
  clock: () => number
}

/** The allowed difference between a message's time and ours. */
const SKEW_MS = 5 * 60_000

interface Meaning {
  kind: PaymentEventKind
  success: boolean
  reversedAs?: 'cancel' | 'refund'
}

const meanings: Record<string, Meaning> = {
  'payment.paid': { kind: 'capture', success: true },
  'payment.refused': { kind: 'authorisation', success: false },
  'payment.expired': { kind: 'abandoned', success: true },
  'payment.cancelled': { kind: 'abandoned', success: true },
  'refund.done': { kind: 'refund', success: true },
  'refund.failed': { kind: 'refund', success: false },
  'reversal.refunded': { kind: 'reversal', success: true, reversedAs: 'refund' },
  'reversal.cancelled': { kind: 'cancellation', success: false },
  'reversal.nothing': { kind: 'cancellation', success: false },
}

const one = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Verifies a message of the wallet company: signature (current or previous key) over its time and exact bytes, its time
 * within five minutes, then the merchant. An authentic message for another merchant is parked. W1
 */
export function verifyNotification(settings: NotificationSettings, headers: Headers, body: string): WebhookVerdict {
  const timestamp = one(headers['x-timestamp'])
  const keys = [settings.notifyKey, settings.notifyKeyPrevious]
  if (!isSignedBy(keys, [timestamp, body], one(headers['x-signature'])))
    return { verdict: 'rejected', why: 'signature' }
  if (Math.abs(Number(timestamp) - settings.clock()) > SKEW_MS) return { verdict: 'rejected', why: 'signature' }
  const message = readObject(body)
  const eventId = text(message?.eventId)
  if (!message || !/^[\w-]{1,60}$/.test(eventId)) return { verdict: 'rejected', why: 'unreadable' }
  const eventKey = `wallet/${eventId}`
  const event = readEvent(message, eventKey)
  const why = whyNotForUs(message, settings) ?? (event === undefined ? 'reference' : undefined)
  return event && why === undefined
    ? { verdict: 'accepted', events: [event], parked: [] }
    : { verdict: 'accepted', events: [], parked: [{ eventKey, why: why ?? 'reference' }] }
}

function whyNotForUs(message: Fields, { merchantId, live }: NotificationSettings): string | undefined {
  if (message.live !== live) return 'environment'
  return message.merchantId === merchantId ? undefined : 'merchantAccount'
}

/** A change is reported under the reference of its request, a payment under its own. */
function readEvent(message: Fields, eventKey: string): PaymentEvent | undefined {
  const payment = message.payment as Fields | undefined
  const change = message.change as Fields | undefined
  const about = change ?? payment
  const { value, currency } = (about?.amount ?? {}) as Fields
  const reference = text(change?.reference ?? payment?.merchantReference)
  if (!payment || reference === '' || !Number.isSafeInteger(value) || typeof currency !== 'string') return undefined
  const meaning = meanings[text(message.type)] ?? { kind: 'other' as const, success: true }
  return {
    provider: 'wallet',
    eventKey,
    ...meaning,
    providerReference: text(payment.paymentId),
    reference,
    providerValue: value as number,
    currencyCode: currency,
    at: isoOf(message.occurredAt),
  }
}

function isoOf(input: unknown): string {
  const date = new Date(text(input))
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
