import { money } from '@comanda/domain/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adyenExponent, fromAdyen, toAdyen } from './exponent.ts'

const currency = (currencyCode: string, internationalSystemOfUnits: number) => ({
  currencyCode,
  currencySymbol: currencyCode,
  internationalSystemOfUnits,
})

describe('Amounts in the provider’s decimals', () => {
  test.each([
    ['USD', 2, 1999, 1999],
    ['JPY', 0, 1200, 1200],
    ['KWD', 3, 4250, 4250],
    ['ISK', 0, 500, 50000],
    ['CLP', 0, 990, 99000],
    ['IDR', 2, 1500000, 15000],
    ['CVE', 2, 12300, 123],
  ])('%s of %i decimals: %i is %i there', (code, digits, ours, theirs) => {
    expect(toAdyen(money(ours), currency(code, digits))).toBe(theirs)
    expect(fromAdyen(theirs, currency(code, digits))).toBe(ours)
  })

  test('An amount that would lose a part cannot be paid there', () => {
    expect(toAdyen(money(1550), currency('IDR', 2))).toBeUndefined()
  })

  test('Converting an amount there and back keeps it, in every currency', () => {
    const codes = fc.constantFrom('USD', 'JPY', 'KWD', 'ISK', 'IDR')
    fc.assert(
      fc.property(codes, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 1e9 }), (code, digits, amount) => {
        const theirs = toAdyen(money(amount), currency(code, digits))
        fc.pre(theirs !== undefined)
        expect(fromAdyen(theirs ?? 0, currency(code, digits))).toBe(amount)
        expect(adyenExponent(code)).toBeLessThanOrEqual(3)
      }),
    )
  })
})
