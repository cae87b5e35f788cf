import { expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { cardSurcharge, chargedByCard } from './surcharge.ts'

const percent = { feesType: 1 as const, rate: 25_000, amount: money(0) }

test('A top-up of 50.00 with a card fee of 2.5 % is charged 51.25 (PRICE-8)', () => {
  expect(chargedByCard(money(5000), percent)).toBe(5125)
})

test('A fixed fee is added as it is; without a fee, or for nothing, the amount stays (PRICE-8)', () => {
  expect(chargedByCard(money(5000), { feesType: 2, rate: 0, amount: money(30) })).toBe(5030)
  expect(chargedByCard(money(5000), undefined)).toBe(5000)
  expect(chargedByCard(money(0), percent)).toBe(0)
})

test('A percentage is truncated, so that the fee is never more than its rate (PRICE-4, PRICE-8)', () => {
  expect(cardSurcharge(money(1999), percent)).toBe(49)
})
