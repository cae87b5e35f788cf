import { staff } from '@comanda/messages/en-US/staff'
import { addTexts } from '@comanda/web/i18n'
import { beforeAll, expect, test } from 'vitest'
import { newDish } from '../new-entries.ts'
import { type CellContext, editedDish } from './cells.ts'

beforeAll(() => addTexts('en_US', staff, {}))

const dish = { ...newDish([]), displayName: { en_US: 'Soup' } }
const context = {
  language: 'en_US',
  draft: {
    currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
    document: { menus: [], menuGroups: [], items: [dish], modifierGroups: [], buffetRules: [] },
    taxes: [],
  },
} as unknown as CellContext
const priced = (price: string) => editedDish(dish, { price }, context)

test('A price pasted from a spreadsheet may have a decimal comma, as every typed amount (PRICE-4, MENU-1)', () => {
  expect(priced('5,75').dish.price).toBe(575)
  expect(priced('5.75').dish.price).toBe(575)
  expect(priced('much').errors).toEqual({ price: 'Enter an amount, e.g. 12.50.' })
})
