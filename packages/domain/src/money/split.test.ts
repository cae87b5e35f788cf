import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from './money.ts'
import { split } from './split.ts'

const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 })
const someWeight = weights.filter(all => all.some(weight => weight > 0))
const total = fc.integer({ min: 0, max: 1_000_000_000 }).map(money)

describe('splitting an amount', () => {
  it('Left-over units go to the largest fractions, ties to the first (PRICE-5)', () => {
    expect(split(money(100), [1, 1, 1])).toEqual([34, 33, 33])
    expect(split(money(10), [5, 3, 1])).toEqual([6, 3, 1])
  })

  it('The parts add up to the total for any weights (PRICE-5)', () => {
    fc.assert(
      fc.property(total, someWeight, (amount, shares) => {
        expect(split(amount, shares).reduce((a, b) => a + b, 0)).toBe(amount)
      }),
    )
  })

  it('Small and large amounts are split by the same rule (PRICE-5)', () => {
    fc.assert(
      fc.property(total, someWeight, (amount, shares) => {
        expect(split(amount, shares.map(BigInt))).toEqual(split(amount, shares))
      }),
    )
  })

  it('A weight of 0 gets nothing, and each share is within one unit of exact (PRICE-5)', () => {
    fc.assert(
      fc.property(total, someWeight, (amount, shares) => {
        const all = shares.reduce((a, b) => a + b, 0)
        split(amount, shares).forEach((part, at) => {
          const share = shares[at] ?? 0
          if (share === 0) expect(part).toBe(0)
          const off = BigInt(part) * BigInt(all) - BigInt(amount) * BigInt(share)
          expect(off < BigInt(all) && -off < BigInt(all)).toBe(true)
        })
      }),
    )
  })

  it('No part exceeds its weight if the weights sum to at least the total (PRICE-5)', () => {
    fc.assert(
      fc.property(someWeight, fc.double({ min: 0, max: 1, noNaN: true }), (shares, part) => {
        const all = shares.reduce((a, b) => a + b, 0)
        const off = money(Math.floor(all * part))
        split(off, shares).forEach((piece, at) => {
          expect(piece).toBeLessThanOrEqual(shares[at] ?? 0)
        })
      }),
    )
  })

  it('Splitting without any weight throws', () => {
    expect(() => split(money(1), [0, 0])).toThrow(RangeError)
    expect(split(money(0), [0, 0])).toEqual([0, 0])
  })
})
