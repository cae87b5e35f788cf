import { expect, test } from 'vitest'
import { type NotificationSettings, verifyNotification } from './notification.ts'
import { signatureOver } from './sign.ts'

const [today, before, never] = ['aa'.repeat(32), 'bb'.repeat(32), 'cc'.repeat(32)]
const NOW = Date.parse('2026-11-22T12:00:00Z')
const settings: NotificationSettings = {
  merchantId: 'W',
  notifyKey: today,
  notifyKeyPrevious: before,
  live: false,
  clock: () => NOW,
}
const payment = { paymentId: 'p1', merchantReference: '1-x-1', amount: { value: 1250, currency: 'SGD' } }
const news = {
  eventId: 'e1',
  type: 'payment.paid',
  occurredAt: '2026-11-22T11:59:59Z',
  merchantId: 'W',
  live: false,
  payment,
}

const verify = (message: object, key = today, at = NOW) => {
  const body = JSON.stringify(message)
  const headers = { 'x-timestamp': String(at), 'x-signature': signatureOver(key, [String(at), body]) }
  return verifyNotification(settings, headers, body)
}

test('Today’s and the previous key are valid during a rotation, no others (W1)', () => {
  const event = { provider: 'wallet', kind: 'capture', success: true, reference: '1-x-1', providerValue: 1250 }
  expect(verify(news)).toMatchObject({ verdict: 'accepted', events: [event] })
  expect(verify(news, before)).toMatchObject({ verdict: 'accepted', events: [event] })
  expect(verify(news, never)).toEqual({ verdict: 'rejected', why: 'signature' })
})

test('A message is signed with its time and cannot be repeated later (W1)', () => {
  expect(verify(news, today, NOW - 6 * 60_000)).toEqual({ verdict: 'rejected', why: 'signature' })
  expect(verify(news, today, NOW + 6 * 60_000)).toEqual({ verdict: 'rejected', why: 'signature' })
})

test('Messages for others are parked, never applied (W1)', () => {
  expect(verify({ ...news, live: true })).toMatchObject({ events: [], parked: [{ why: 'environment' }] })
  expect(verify({ ...news, merchantId: 'X' })).toMatchObject({ events: [], parked: [{ why: 'merchantAccount' }] })
  const fraction = { ...payment, amount: { value: 12.5, currency: 'SGD' } }
  expect(verify({ ...news, payment: fraction })).toMatchObject({ events: [], parked: [{ why: 'reference' }] })
  expect(verify({ ...news, eventId: '' })).toEqual({ verdict: 'rejected', why: 'unreadable' })
})
