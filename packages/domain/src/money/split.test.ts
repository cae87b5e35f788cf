import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from './money.ts'
import { split } from './split.ts'

const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 })
const someWeight = weights.filter(all => all.some(weight => weight > 0))
const total = fc.integer({ min: 0, max: 1_000_000_000 }).map(money)

describe('splitting an amount', () => {
  it('gives the units left over to the largest fractions, ties to the first · PRICE-5', () => {
    expect(split(money(100), [1, 1, 1])).toEqual([34, 33, 33])
    expect(split(money(10), [5, 3, 1])).toEqual([6, 3, 1])
  })

  it('adds up to the total, whatever the weights · PRICE-5', () => {
    fc.assert(
      fc.property(total, someWeight, (amount, shares) => {
        expect(split(amount, shares).reduce((a, b) => a + b, 0)).toBe(amount)
      }),
    )
  })

  it('small amounts and large ones are split by the same rule · PRICE-5', () => {
    fc.assert(
      fc.property(total, someWeight, (amount, shares) => {
        expect(split(amount, shares.map(BigInt))).toEqual(split(amount, shares))
      }),
    )
  })

  it('gives nothing to no weight, and each share is within one unit of exact · PRICE-5', () => {
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

  it('never gives a part more than its weight when the weights are what there is to pay · PRICE-5', () => {
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

  it('refuses to split among nobody', () => {
    expect(() => split(money(1), [0, 0])).toThrow(RangeError)
    expect(split(money(0), [0, 0])).toEqual([0, 0])
  })
})
