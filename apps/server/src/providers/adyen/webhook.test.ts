import { describe, expect, test } from 'vitest'
import { signatureOf, verifyWebhook } from './webhook.ts'

const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const settings = { merchantAccount: 'M', hmacKey: key, user: 'adyen', password: 'secret', live: false }
const basic = `Basic ${Buffer.from('adyen:secret').toString('base64')}`

const item = {
  pspReference: 'PSP1',
  merchantAccountCode: 'M',
  merchantReference: 'order-1',
  amount: { value: 1999, currency: 'USD' },
  eventCode: 'AUTHORISATION',
  eventDate: '2026-11-20T10:00:00+01:00',
  success: 'true',
}

const message = (fields: object, { live = 'false', signedWith = key, signature = '' } = {}) => {
  const whole = { ...item, ...fields }
  const hmacSignature = signature || signatureOf(whole, signedWith)
  return JSON.stringify({
    live,
    notificationItems: [{ NotificationRequestItem: { ...whole, additionalData: { hmacSignature } } }],
  })
}

describe('Messages of the provider (W1)', () => {
  test('The signature is the documented one', () => {
    const known = {
      pspReference: '7914073381342284',
      merchantAccountCode: 'TestMerchant',
      merchantReference: 'TestPayment-1407325143704',
      amount: { value: 1130, currency: 'EUR' },
      eventCode: 'AUTHORISATION',
      success: 'true',
    }
    expect(signatureOf(known, key)).toBe('coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=')
  })

  test('A valid message becomes an event', () => {
    expect(verifyWebhook(settings, basic, message({}))).toEqual({
      verdict: 'accepted',
      parked: [],
      events: [
        {
          eventKey: 'AUTHORISATION/PSP1/true',
          kind: 'authorisation',
          success: true,
          providerReference: 'PSP1',
          reference: 'order-1',
          providerValue: 1999,
          currencyCode: 'USD',
          at: '2026-11-20T09:00:00.000Z',
        },
      ],
    })
  })

  test('During a key rotation the previous key is valid, a third is not', () => {
    const rotated = { ...settings, hmacKey: 'ab'.repeat(32), hmacKeyPrevious: key }
    expect(verifyWebhook(rotated, basic, message({})).verdict).toBe('accepted')
    expect(verifyWebhook({ ...rotated, hmacKeyPrevious: undefined }, basic, message({})).verdict).toBe('rejected')
  })

  test.each([
    ['no credentials', undefined, message({}), 'credentials'],
    ['wrong credentials', 'Basic eDp5', message({}), 'credentials'],
    ['another key', basic, message({}, { signedWith: '00'.repeat(32) }), 'signature'],
    ['a short signature', basic, message({}, { signature: 'x' }), 'signature'],
    ['a truncated document', basic, message({}).slice(0, 40), 'unreadable'],
    ['no items', basic, '{"live":"false","notificationItems":[]}', 'unreadable'],
    ['null items', basic, '{"live":"false","notificationItems":[null]}', 'unreadable'],
    ['nothing', basic, '', 'unreadable'],
  ])('%s is rejected', (_, authorization, body, why) => {
    expect(verifyWebhook(settings, authorization, body)).toEqual({ verdict: 'rejected', why })
  })

  test.each([
    ['amount', { amount: { value: 1998, currency: 'USD' } }],
    ['currency', { amount: { value: 1999, currency: 'EUR' } }],
    ['reference', { merchantReference: 'order-2' }],
    ['event', { eventCode: 'CAPTURE' }],
    ['success', { success: 'false' }],
    ['psp', { pspReference: 'PSP2' }],
  ])('changing the %s after signing is noticed', (_, change) => {
    const signature = signatureOf(item, key)
    expect(verifyWebhook(settings, basic, message(change, { signature }))).toMatchObject({ why: 'signature' })
  })

  test.each([
    ['another account', { merchantAccountCode: 'X' }, {}, 'merchantAccount'],
    ['the live environment', {}, { live: 'true' }, 'environment'],
    ['an amount as text', { amount: { value: '1999', currency: 'USD' } }, {}, 'amount'],
    ['an unknown success value', { success: 'maybe' }, {}, 'success'],
  ])('Well signed, but from %s: parked, not applied', (_, change, how, why) => {
    const verdict = verifyWebhook(settings, basic, message(change, how))
    expect(verdict).toMatchObject({ verdict: 'accepted', events: [], parked: [{ why }] })
  })

  test('A change of a payment names its payment', () => {
    const body = message({ eventCode: 'CANCEL_OR_REFUND', pspReference: 'MOD1', originalReference: 'PSP1' })
    expect(verifyWebhook(settings, basic, body)).toMatchObject({
      events: [{ kind: 'reversal', providerReference: 'PSP1', eventKey: 'CANCEL_OR_REFUND/MOD1/true' }],
    })
  })

  test.each([
    ['CHARGEBACK', 'chargeback'],
    ['CHARGEBACK_REVERSED', 'chargebackReversed'],
    ['SECOND_CHARGEBACK', 'chargeback'],
  ])('%s is the bank’s result: %s (W2)', (eventCode, kind) => {
    const body = message({ eventCode, pspReference: 'D1', originalReference: 'PSP1' })
    expect(verifyWebhook(settings, basic, body)).toMatchObject({ events: [{ kind, providerReference: 'PSP1' }] })
  })

  test('An unknown event is stored, not lost', () => {
    expect(verifyWebhook(settings, basic, message({ eventCode: 'BRAND_NEW' }))).toMatchObject({
      events: [{ kind: 'other' }],
    })
  })
})
