import { describe, expect, test } from 'vitest'
import { readCardSheet } from './card-sheet.ts'

const cipher = `eyJhbGciOiJSU0EtT0FFUCJ9.${'x'.repeat(60)}`
const good = {
  type: 'scheme',
  encryptedCardNumber: cipher,
  encryptedExpiryMonth: cipher,
  encryptedExpiryYear: cipher,
  encryptedSecurityCode: cipher,
  holderName: 'Ann Guest',
}

describe('The component’s data (PAY-8)', () => {
  test('Encrypted fields are passed on, with only the browser data the provider needs', () => {
    const sheet = readCardSheet(
      { paymentMethod: good, browserInfo: { userAgent: 'x', secret: 'y' }, amount: { value: 1 } },
      false,
    )
    expect(sheet?.opaque).toEqual({ paymentMethod: good, browserInfo: { userAgent: 'x' } })
  })

  test('Known fields of the component pass, unknown ones are dropped', () => {
    const method = { ...good, sdkData: 'eyJ'.repeat(900), tomorrow: { a: 1 }, alsoNew: 'text' }
    const { tomorrow: _, alsoNew: __, ...kept } = method
    expect(readCardSheet({ paymentMethod: method }, false)?.opaque).toEqual({ paymentMethod: kept })
  })

  test('A stored card is named by its id', () => {
    expect(readCardSheet({ paymentMethod: { type: 'scheme', storedPaymentMethodId: 'T1' } }, false)).toBeDefined()
  })

  test.each([
    ['a plain card number', { ...good, number: '4111111111111111' }],
    ['a plain security code', { ...good, cvc: '737' }],
    ['a card number in another field', { ...good, pan: '4111111111111111' }],
    ['a numeric card number', { ...good, pan: 4111111111111111 }],
    ['a plain number in an encrypted field', { ...good, encryptedCardNumber: '4111 1111 1111 1111' }],
    ['a short text in an encrypted field', { ...good, encryptedSecurityCode: '737' }],
    ['a card number as the holder', { ...good, holderName: '4111-1111-1111-1111' }],
    ['a test value outside the test environment', { ...good, encryptedCardNumber: 'test_4111111111111111' }],
    ['another payment method type', { ...good, type: 'paypal' }],
    ['no card', { type: 'scheme' }],
    ['an object in a text field', { ...good, holderName: { a: 1 } }],
  ])('%s is refused whole', (_, paymentMethod) => {
    expect(readCardSheet({ paymentMethod }, false)).toBeUndefined()
  })

  test.each([[null], [[]], ['text'], [{}], [{ paymentMethod: [] }]])('%j is no sheet', data => {
    expect(readCardSheet(data, true)).toBeUndefined()
  })
})
