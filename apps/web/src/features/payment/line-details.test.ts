import { expect, test } from 'vitest'
import { subtypeOf, withDetails } from './line-details.ts'

test('Every line carries the checkout; the card’s line says what kind of card pays (PAY-6)', () => {
  const lines = [{ paymentMethod: '16_msBalance' }, { paymentMethod: '12_bankCard' }] as const
  const [own, card] = withDetails(lines, { payable: 'o', subtype: 'stored' })
  expect(own).toEqual({ paymentMethod: '16_msBalance', checkoutId: expect.any(String) })
  expect(card).toEqual({ paymentMethod: '12_bankCard', checkoutId: own?.checkoutId, paymentMethodSubtype: 'stored' })
})

test('The component’s data tell a stored card, a new one and a wallet apart (PAY-6)', () => {
  const types = [
    { type: 'scheme', storedPaymentMethodId: 'S' },
    { type: 'scheme', encryptedCardNumber: 'x' },
    { type: 'applepay' },
    { type: 'googlepay' },
  ].map(subtypeOf)
  expect(types).toEqual(['stored', 'card', 'applepay', 'googlepay'])
})
