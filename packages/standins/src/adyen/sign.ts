import { createHmac } from 'node:crypto'
import type { Signing } from '../webhooks.ts'

/** One message about a payment in the provider's format. */
export interface NotificationItem {
  pspReference: string
  originalReference?: string
  merchantAccountCode: string
  merchantReference: string
  amount: { value: number; currency: string }
  eventCode: string
  eventDate: string
  success: 'true' | 'false'
  reason?: string
  paymentMethod?: string
  operations?: string[]
  additionalData?: Record<string, string>
}

/** The provider's signature of an item: HMAC-SHA256 over eight values joined by `:`, base64. The key is hex text. */
export function signItem(item: NotificationItem, hexKey: string): string {
  const text = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':')
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(text, 'utf8').digest('base64')
}

export interface MessageSettings {
  hmacKey: string
  user?: string
  password?: string
}

/** A message with one item in the provider's format, signed. */
export function writeMessage(item: NotificationItem, { hmacKey, user, password }: MessageSettings, how: Signing) {
  const good = signItem(item, hmacKey)
  const hmacSignature = how.signature === 'wrong' ? signItem(item, '00'.repeat(32)) : good
  const signed =
    how.signature === 'missing' ? item : { ...item, additionalData: { ...item.additionalData, hmacSignature } }
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (user) headers.authorization = `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}`
  return {
    headers,
    body: JSON.stringify({ live: how.live, notificationItems: [{ NotificationRequestItem: signed }] }),
  }
}
