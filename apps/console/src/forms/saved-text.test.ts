import { staff } from '@comanda/messages/en-US/staff'
import { addTexts } from '@comanda/web/i18n'
import { beforeAll, expect, test } from 'vitest'
import { savedTextAt } from './saved-text.ts'

beforeAll(() => addTexts('en_US', staff, {}))

const shops = [
  { shopId: 1, state: 'open' },
  { shopId: 2, state: 'preparing' },
  { shopId: 3, state: 'closed' },
] as const

test('After a save staff read that guests see it now only where the store is open (SETUP-4)', () => {
  expect(savedTextAt(shops, 1)).toBe('Saved. Guests see it now.')
  expect(savedTextAt(shops, 2)).toBe('Saved. Guests see it once the store opens.')
  expect(savedTextAt(shops, 3)).toBe('Saved')
})

test('What belongs to the brand is seen by guests as soon as one of its stores is open (SETUP-4)', () => {
  expect(savedTextAt(shops)).toBe('Saved. Guests see it now.')
  expect(savedTextAt(shops.slice(1))).toBe('Saved. Guests see it once the store opens.')
})
