import { expect, test } from 'vitest'
import { matchingTexts, missingTexts, textsFromRows } from './matching-texts.ts'

const builtIn = { 'cart.add': 'Add to cart', 'ui.back': 'Back', 'ui.close': 'Close' }
const own = { 'ui.close': 'Shut' }

test('Texts are found by key, built-in and own wording; own wording comes first (SETUP-7)', () => {
  const keys = (search: string, onlyMissing = false) =>
    matchingTexts(builtIn, own, { search, onlyMissing }).map(([key]) => key)
  expect(keys('')).toEqual(['ui.close', 'cart.add', 'ui.back'])
  expect(keys('SHUT')).toEqual(['ui.close'])
  expect(keys('ui.')).toEqual(['ui.back', 'ui.close'])
  expect(keys('', true)).toEqual(['cart.add', 'ui.back'])
  expect(missingTexts(builtIn, own)).toEqual(['cart.add', 'ui.back'])
})

test('A table of texts changes the known ones it fills in and leaves the others (SETUP-7)', () => {
  const rows = [
    ['key', 'built-in', 'own'],
    ['ui.back', 'Back', ' Return '],
    ['cart.add', 'Add to cart', ''],
    ['nothing', '', 'x'],
  ]
  expect(textsFromRows(rows, builtIn, own)).toEqual({ 'ui.close': 'Shut', 'ui.back': 'Return' })
})
