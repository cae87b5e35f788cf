import { expect, test } from 'vitest'
import { cardNow, savedCardOf } from './card-choice.ts'

const card = (id: string, more: object = {}) => ({
  id,
  brand: 'visa',
  lastFour: '1111',
  expiryMonth: '03',
  expiryYear: '2030',
  expired: false,
  lastUsed: false,
  ...more,
})
const offers = {
  cards: [card('last', { lastUsed: true }), card('other'), card('old', { expired: true })],
  wallets: ['applepay' as const],
}

test('The saved card that paid last is chosen first (PAY-8)', () => {
  expect(cardNow(offers, undefined)).toBe('last')
  expect(cardNow({ cards: [card('a')], wallets: [] }, undefined)).toBe('new')
})

test('A choice stays while it is on offer; a removed or expired card gives way (PAY-8)', () => {
  for (const choice of ['other', 'new', 'applepay']) expect(cardNow(offers, choice)).toBe(choice)
  for (const choice of ['removed', 'old', 'googlepay']) expect(cardNow(offers, choice)).toBe('last')
  expect(savedCardOf(offers, 'old')).toBeUndefined()
})
