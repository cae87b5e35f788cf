import type { Currency } from '@comanda/domain/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountText, typedAmount } from './typed-amount.ts'

const of = (currencyCode: string, internationalSystemOfUnits: number): Currency => ({
  currencyCode,
  currencySymbol: currencyCode,
  internationalSystemOfUnits,
})
const [JPY, USD, KWD] = [of('JPY', 0), of('USD', 2), of('KWD', 3)]

describe('A typed amount has the decimals of its currency (PRICE-4)', () => {
  test.each([
    ['1250', 1250, 125_000, 1_250_000],
    ['12.5', undefined, 1250, 12_500],
    ['12,50', undefined, 1250, 12_500],
    ['0.005', undefined, undefined, 5],
    ['1.250', undefined, undefined, 1250],
    ['12.', 12, 1200, 12_000],
    ['.5', undefined, 50, 500],
    ['١٢٫٥', undefined, 1250, 12_500],
    ['1,250.00', undefined, undefined, undefined],
    ['-5', undefined, undefined, undefined],
    ['5 KD', undefined, undefined, undefined],
    ['', undefined, undefined, undefined],
  ])('%s is %s yen, %s cents or %s fils', (text, yen, cents, fils) => {
    expect([JPY, USD, KWD].map(currency => typedAmount(text, currency))).toEqual([yen, cents, fils])
  })

  test('Every amount is typed back as itself', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.constantFrom(JPY, USD, KWD), (amount, currency) => {
        expect(typedAmount(amountText(amount, currency), currency)).toBe(amount)
      }),
    )
  })

  test('An amount is shown with all decimals of its currency', () => {
    expect([JPY, USD, KWD].map(currency => amountText(1250, currency))).toEqual(['1250', '12.50', '1.250'])
  })
})
