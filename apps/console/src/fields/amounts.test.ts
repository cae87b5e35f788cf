import { type Currency, money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { retyped } from './amounts.ts'

const of = (currencyCode: string, internationalSystemOfUnits: number): Currency => ({
  currencyCode,
  currencySymbol: currencyCode,
  internationalSystemOfUnits,
})
const [USD, JPY, KWD] = [of('USD', 2), of('JPY', 0), of('KWD', 3)]
const none = { textAt: () => undefined }

describe('AN AMOUNT in another currency is what was typed · PRICE-4', () => {
  test('12.50 stays 12.50 where the currency has decimals, 12.00 is 12 where it has none', () => {
    expect(retyped(none, 2, KWD).say('a', money(1250))).toBe(12_500)
    expect(retyped(none, 3, USD).say('a', money(12_500))).toBe(1250)
    expect(retyped(none, 2, JPY).say('a', money(1200))).toBe(12)
    expect(retyped(none, 0, USD).say('a', money(12))).toBe(1200)
  })

  test('what a currency cannot say stays as text, and is an amount again where it can', () => {
    const yen = retyped(none, 2, JPY)
    yen.say('a', money(1250))
    expect(yen.texts).toEqual({ a: '12.50' })
    const back = retyped({ textAt: field => yen.texts[field] }, 0, USD)
    expect(back.say('a', money(0))).toBe(1250)
    expect(back.texts).toEqual({ a: undefined })
  })

  test('what was no amount before stays as it was typed', () => {
    const other = retyped({ textAt: () => '12.5x' }, 2, KWD)
    other.say('a', money(0))
    expect(other.texts).toEqual({ a: '12.5x' })
  })
})
