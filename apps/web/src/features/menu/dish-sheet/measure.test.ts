import { expect, test } from 'vitest'
import { maxOnStep, typedPrice } from './measure.tsx'

test('A weight stays on its steps, also if the maximum is not on a step (MENU-2)', () => {
  const unit = { name: 'g', min: 100, step: 300 }
  expect(maxOnStep({ ...unit, max: 950 })).toBe(700)
  expect(maxOnStep({ ...unit, max: 1000 })).toBe(1000)
  expect(maxOnStep({ ...unit, max: 950, step: 0 })).toBe(950)
})

test('A comma in an open price separates decimals in every currency, never thousands (MENU-2, PRICE-4)', () => {
  const inDecimals = (internationalSystemOfUnits: number) => (typed: string) =>
    typedPrice(typed, { currencyCode: 'X', currencySymbol: 'X', internationalSystemOfUnits })
  expect(['12,50', '12,5', '12.50', ',5', '12,'].map(inDecimals(2))).toEqual([1250, 1250, 1250, 50, 1200])
  expect(['1,250', '1,250.00', '1.250,00', '1,2,5', ','].map(inDecimals(2))).toEqual(Array(5).fill(undefined))
  expect([inDecimals(3)('1,250'), inDecimals(0)('1,250'), inDecimals(0)('1250')]).toEqual([1250, undefined, 1250])
})
