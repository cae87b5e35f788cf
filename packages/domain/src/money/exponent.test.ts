import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDecimal, toExponent } from './exponent.ts'
import { money } from './money.ts'
import { parseAmount } from './parse.ts'

describe('amounts in other decimals', () => {
  it('An amount that does not fit throws unless a rounding is given (PRICE-4)', () => {
    expect(toExponent(money(12_340), 3, 2)).toBe(1234)
    expect(() => toExponent(money(12_345), 3, 2)).toThrow(RangeError)
    expect(toExponent(money(12_345), 3, 2, 'halfUp')).toBe(1235)
    expect(toExponent(money(12_345), 3, 2, 'truncate')).toBe(1234)
  })

  it('Converting up and back gives the same amount (PRICE-4)', () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 })
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), (minor, from, more) => {
        expect(toExponent(toExponent(money(minor), from, from + more), from + more, from)).toBe(minor)
      }),
    )
  })

  it('0, 2 and 3 decimals are written exactly (PRICE-4)', () => {
    expect(toDecimal(money(5), 2)).toBe('0.05')
    expect(toDecimal(money(-1230), 2)).toBe('-12.30')
    expect(toDecimal(money(1230), 0)).toBe('1230')
    expect(toDecimal(money(1230), 3)).toBe('1.230')
  })
})

describe('typed amounts', () => {
  it('Written amounts are read back, with any number of decimals and either separator (PRICE-4)', () => {
    const amount = fc.integer({ min: 0, max: 999_999_999_999 })
    fc.assert(
      fc.property(amount, fc.constantFrom(0, 2, 3), fc.constantFrom('.', ','), (minor, exponent, separator) => {
        const typed = toDecimal(money(minor), exponent).replace('.', separator)
        expect(parseAmount(typed, exponent, separator)).toBe(minor)
      }),
    )
  })

  it('Arabic-Indic, Persian and full-width digits are read', () => {
    expect(parseAmount('١٢٫٥', 2)).toBe(1250)
    expect(parseAmount('۱۲.۵', 2)).toBe(1250)
    expect(parseAmount('１２', 2)).toBe(1200)
  })

  it.each(['', '.', '-1', '+1', '1e3', '1.234', '1,234.5', '0x10', '12 3', 'NaN', 'Infinity', '1'.repeat(40)])(
    'invalid amount: %j (M5)',
    typed => {
      expect(parseAmount(typed, 2)).toBeUndefined()
    },
  )
})
