import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from './money.ts'
import { atRate, divide, times, timesThousandths } from './multiply.ts'

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(money)

describe('multiplying amounts', () => {
  it('Fractions are truncated toward zero, also for negative amounts (PRICE-4)', () => {
    expect(timesThousandths(money(29), 1500)).toBe(43)
    expect(timesThousandths(money(-29), 1500)).toBe(-43)
    expect(divide(-5n, 2n, 'truncate')).toBe(-2n)
  })

  it('Products with 0.29, 1.15 and 4.35 are exact (PRICE-4)', () => {
    expect(atRate(money(100), 290_000, 'truncate')).toBe(29)
    expect(atRate(money(100), 1_150_000, 'truncate')).toBe(115)
    expect(atRate(money(100), 4_350_000, 'truncate')).toBe(435)
  })

  it('Half up rounds the half away from zero (PRICE-5)', () => {
    expect(atRate(money(50), 50_000, 'halfUp')).toBe(3)
    expect(atRate(money(49), 50_000, 'halfUp')).toBe(2)
    expect(atRate(money(-50), 50_000, 'halfUp')).toBe(-3)
  })

  it('Large products are exact where floating point is not (PRICE-4)', () => {
    expect(atRate(money(9_007_199_254_740_991), 1_000_000, 'truncate')).toBe(9_007_199_254_740_991)
    expect(() => times(money(9_007_199_254_740_991), 2)).toThrow(RangeError)
  })

  it('Truncation differs from half up by at most one, toward zero (PRICE-4)', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 3_000_000 }), (amount, rate) => {
        const split = atRate(amount, rate, 'truncate')
        const rounded = atRate(amount, rate, 'halfUp')
        expect(Math.abs(split)).toBeLessThanOrEqual(Math.abs(rounded))
        expect(Math.abs(rounded - split)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
