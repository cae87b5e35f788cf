import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../money/index.ts'
import { priceGift, sellsAmount } from './price.ts'
import type { GiftProgram } from './types.ts'

const program = (own: Partial<GiftProgram> = {}): GiftProgram => ({
  programId: 'p',
  name: {},
  description: {},
  terms: {},
  currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
  occasions: [],
  designs: [],
  amounts: [money(2500), money(5000)],
  customAmount: { min: money(1000), max: money(50_000), step: money(500) },
  discounts: [
    { from: money(5000), rate: 50_000 },
    { from: money(10_000), rate: 100_000 },
  ],
  validMonths: 24,
  shopIds: [],
  onSale: true,
  ...own,
})

describe('price of a gift card', () => {
  it('Fixed amounts, and custom amounts within bounds and steps (CARD-5)', () => {
    const own = (amount: number) => sellsAmount(program(), amount)
    expect([1000, 1500, 50_000, 999, 1001, 50_500, 0, -2500, 12.5, Number.NaN].map(own)).toEqual([
      true,
      true,
      true,
      ...Array.from({ length: 7 }, () => false),
    ])
    const { customAmount: _, ...fixed } = program()
    expect([2500, 1500].map(amount => sellsAmount(fixed, amount))).toEqual([true, false])
  })

  it('The largest reached discount applies (CARD-5)', () => {
    expect(priceGift(program(), money(2500))).toEqual({ amount: 2500, discountAmount: 0, payAmount: 2500 })
    expect(priceGift(program(), money(5000))).toEqual({ amount: 5000, discountAmount: 250, payAmount: 4750 })
    expect(priceGift(program(), money(10_000))).toEqual({ amount: 10_000, discountAmount: 1000, payAmount: 9000 })
    expect(priceGift(program(), money(10_001))).toBeUndefined()
  })

  it("Price plus discount equal the card's value, and the price is never 0 (M6)", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 1_000_000 }), (worth, rate) => {
        const amount = money(worth)
        const price = priceGift(program({ amounts: [amount], discounts: [{ from: money(1), rate }] }), amount)
        expect(price && price.payAmount + price.discountAmount).toBe(worth)
        expect(price?.payAmount).toBeGreaterThan(0)
        expect(price?.discountAmount).toBeLessThanOrEqual((worth * rate) / 1_000_000)
      }),
    )
  })
})
