import type { Money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { isAsChips } from './option-group.tsx'

const options = (...names: string[]) => ({
  options: names.map(name => ({ id: name, name, price: 0 as Money, max: 1 })),
})

test('Few short options are chips, many or long ones are rows', () => {
  expect(isAsChips(options('Single', 'Double', 'Triple'))).toBe(true)
  expect(isAsChips(options('1', '2', '3', '4', '5', '6', '7'))).toBe(false)
  expect(isAsChips(options('Slow-roasted tomato and basil'))).toBe(false)
})

test('Options that are counted or have a picture are rows', () => {
  const [one] = options('Cheese').options
  if (!one) throw new Error('an option')
  expect(isAsChips({ options: [{ ...one, max: 3 }] })).toBe(false)
})
