import { type Currency, money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { inCurrency } from './money-field.tsx'

const of = (currencyCode: string, internationalSystemOfUnits: number): Currency => ({
  currencyCode,
  currencySymbol: currencyCode,
  internationalSystemOfUnits,
})
const [USD, JPY, KWD] = [of('USD', 2), of('JPY', 0), of('KWD', 3)]

describe('An amount in another currency is what was typed (PRICE-4)', () => {
  test('12.50 stays 12.50 in a currency with decimals, 12.00 becomes 12 in one without', () => {
    expect(inCurrency(money(1250), 2, KWD)).toBe(12_500)
    expect(inCurrency(money(12_500), 3, USD)).toBe(1250)
    expect(inCurrency(money(1200), 2, JPY)).toBe(12)
    expect(inCurrency(money(12), 0, USD)).toBe(1200)
  })

  test('An amount a currency cannot express stays as text, and is an amount again in a currency that can', () => {
    const yen = inCurrency(money(1250), 2, JPY)
    expect(yen).toBe('12.50')
    expect(inCurrency(yen, 0, USD)).toBe(1250)
  })

  test('Text that was not an amount stays as typed', () => {
    expect(inCurrency('12.5x', 2, KWD)).toBe('12.5x')
  })
})
