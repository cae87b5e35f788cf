import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentEvent, PaymentEventKind, WebhookVerdict } from '../payment/port.ts'
import { type Fields, readObject } from './answers.ts'

export interface WebhookSettings {
  merchantAccount: string
  /** Hex text; the previous key stays valid during a rotation. */
  hmacKey: string
  hmacKeyPrevious?: string | undefined
  user: string
  password: string
  live: boolean
}

const kinds: Record<string, PaymentEventKind> = {
  AUTHORISATION: 'authorisation',
  CAPTURE: 'capture',
  CAPTURE_FAILED: 'captureFailed',
  CANCELLATION: 'cancellation',
  TECHNICAL_CANCEL: 'cancellation',
  REFUND: 'refund',
  REFUND_FAILED: 'refundFailed',
  REFUNDED_REVERSED: 'refundFailed',
  CANCEL_OR_REFUND: 'reversal',
  CHARGEBACK: 'chargeback',
  CHARGEBACK_REVERSED: 'chargebackReversed',
  SECOND_CHARGEBACK: 'chargeback',
  EXPIRE: 'expired',
}

/** Compares in constant time. */
function same(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A value as it is signed: text, a number, or empty for anything else. */
const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** The provider's signature of an item: eight values joined by `:`, HMAC-SHA256, base64. */
export function signatureOf(item: Fields, hexKey: string): string {
  const amount = (item.amount ?? {}) as Fields
  const values = [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    amount.value,
    amount.currency,
    item.eventCode,
    item.success,
  ]
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(values.map(asText).join(':'), 'utf8').digest('base64')
}

function isSigned(item: Fields, { hmacKey, hmacKeyPrevious }: WebhookSettings): boolean {
  const input = asText((item.additionalData as Fields | undefined)?.hmacSignature)
  const keys = hmacKeyPrevious ? [hmacKey, hmacKeyPrevious] : [hmacKey]
  return keys.map(key => same(input, signatureOf(item, key))).includes(true)
}

function hasCredentials(authorization: string | undefined, { user, password }: WebhookSettings): boolean {
  return same(authorization ?? '', `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`)
}

/** The items of a message; undefined when it is none. */
function itemsOf(message: Fields | undefined): Fields[] | undefined {
  const list = message?.notificationItems
  if (!Array.isArray(list) || list.length === 0 || list.length > 100) return undefined
  const items = list.map(entry => (entry as Fields | null)?.NotificationRequestItem)
  return items.every(item => typeof item === 'object' && item !== null) ? (items as Fields[]) : undefined
}

/**
 * Verifies a message: credentials, then each signature (current or previous key), then account and environment. An
 * authentic message for another account or environment is parked: acknowledged and shown for inspection. W1
 */
export function verifyWebhook(
  settings: WebhookSettings,
  authorization: string | undefined,
  body: string,
): WebhookVerdict {
  if (!hasCredentials(authorization, settings)) return { verdict: 'rejected', why: 'credentials' }
  const message = readObject(body)
  const items = itemsOf(message)
  if (!items) return { verdict: 'rejected', why: 'unreadable' }
  if (!items.every(item => isSigned(item, settings))) return { verdict: 'rejected', why: 'signature' }
  const read = items.map(item => ({ item, why: notForUs(item, message?.live, settings) }))
  return {
    verdict: 'accepted',
    events: read.filter(({ why }) => why === undefined).map(({ item }) => toEvent(item)),
    parked: read.flatMap(({ item, why }) => (why === undefined ? [] : [{ eventKey: eventKeyOf(item), why }])),
  }
}

function notForUs(item: Fields, live: unknown, settings: WebhookSettings): string | undefined {
  const { value, currency } = (item.amount ?? {}) as Fields
  if (asText(live) !== String(settings.live)) return 'environment'
  if (item.merchantAccountCode !== settings.merchantAccount) return 'merchantAccount'
  if (item.success !== 'true' && item.success !== 'false') return 'success'
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || typeof currency !== 'string') return 'amount'
  if (typeof item.merchantReference !== 'string' || typeof item.pspReference !== 'string') return 'reference'
  return undefined
}

const eventKeyOf = (item: Fields): string =>
  [item.eventCode, item.pspReference, item.success].map(asText).join('/').slice(0, 200)

function toEvent(item: Fields): PaymentEvent {
  const { value, currency } = item.amount as { value: number; currency: string }
  const action = ((item.additionalData ?? {}) as Fields)['modification.action']
  const date = new Date(asText(item.eventDate))
  return {
    eventKey: eventKeyOf(item),
    kind: kinds[asText(item.eventCode)] ?? 'other',
    success: item.success === 'true',
    providerReference: asText(item.originalReference) || asText(item.pspReference),
    reference: asText(item.merchantReference),
    providerValue: value,
    currencyCode: currency,
    ...((action === 'cancel' || action === 'refund') && { reversedAs: action }),
    at: Number.isNaN(date.getTime()) ? '' : date.toISOString(),
  }
}
