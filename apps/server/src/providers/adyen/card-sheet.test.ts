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
    ['a plain number', { ...good, number: '4111111111111111' }],
    ['a plain code', { ...good, cvc: '737' }],
    ['a number under another name', { ...good, pan: '4111111111111111' }],
    ['a number as a number', { ...good, pan: 4111111111111111 }],
    ['a number where the cipher belongs', { ...good, encryptedCardNumber: '4111 1111 1111 1111' }],
    ['a short text where the cipher belongs', { ...good, encryptedSecurityCode: '737' }],
    ['a number as the holder', { ...good, holderName: '4111-1111-1111-1111' }],
    ['a test value outside the test environment', { ...good, encryptedCardNumber: 'test_4111111111111111' }],
    ['another kind of method', { ...good, type: 'paypal' }],
    ['no card at all', { type: 'scheme' }],
    ['an object where text belongs', { ...good, holderName: { a: 1 } }],
  ])('%s is refused whole', (_, paymentMethod) => {
    expect(readCardSheet({ paymentMethod }, false)).toBeUndefined()
  })

  test.each([[null], [[]], ['text'], [{}], [{ paymentMethod: [] }]])('%j is no sheet', data => {
    expect(readCardSheet(data, true)).toBeUndefined()
  })
})
