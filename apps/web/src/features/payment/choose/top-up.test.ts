import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import type { OwnMethod } from '../api.ts'
import { cardsToFill } from './top-up.tsx'

const card: OwnMethod = {
  paymentMethod: '16_msBalance',
  payerId: 'c',
  displayName: '',
  balance: 900,
  usable: money(900),
  checked: false,
}
const by = (paymentMethod: '12_bankCard' | '12_octopus' | 'out-line', enabled = true) => [
  { paymentMethod, enabled, paymentType: 12, amount: money(1000), ccAmount: money(0) },
]
const list = { means: [card], dueAmount: money(1000), withCoupons: false, methods: by('12_bankCard') }

test('A card with less than the amount due can be topped up by bank card or wallet (PAY-7)', () => {
  expect(cardsToFill(list)).toEqual([card])
  expect(cardsToFill({ ...list, methods: by('12_octopus') })).toEqual([card])
  const empty = { ...card, balance: 0, usable: money(0), disabledReason: 'empty' as const }
  expect(cardsToFill({ ...list, means: [empty] })).toEqual([empty])
})

test('No top-up for a sufficient or unusable card, or without a method to pay it (PAY-7)', () => {
  expect(cardsToFill({ ...list, dueAmount: money(900) })).toEqual([])
  expect(cardsToFill({ ...list, means: [{ ...card, disabledReason: 'blocked' }] })).toEqual([])
  expect(cardsToFill({ ...list, methods: by('out-line') })).toEqual([])
  expect(cardsToFill({ ...list, methods: by('12_bankCard', false) })).toEqual([])
})
