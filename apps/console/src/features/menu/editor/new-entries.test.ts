import { expect, test } from 'vitest'
import { copyOf, newDish } from './new-entries.ts'

test('Allergens of a new dish are unknown until staff say that their list is complete; a copy keeps them (MENU-2)', () => {
  const dish = newDish(['vat'])
  expect(dish.allergensUnknown).toBe(true)
  const { allergensUnknown: _, ...stated } = { ...dish, allergens: ['gluten' as const] }
  expect(copyOf(stated, name => name)).not.toHaveProperty('allergensUnknown')
})
