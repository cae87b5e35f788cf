import { createHmac } from 'node:crypto'

/** One message about a payment, as the provider spells it. */
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
