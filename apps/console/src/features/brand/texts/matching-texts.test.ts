import { expect, test } from 'vitest'
import { matchingTexts, missingTexts, textsFromRows } from './matching-texts.ts'
import { noticeGroups } from './notice-groups.ts'

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

test('Texts of messages are grouped by message; those of several messages are last (SETUP-7)', () => {
  const all = { 'notice.action.order': 'View', 'notice.code.subject': 'Code', 'notice.code.text': '{code}' }
  const groups = noticeGroups(Object.entries(all), all)
  expect(groups.map(({ name, title, texts }) => [name, title, texts.length])).toEqual([
    ['code', 'Code', 2],
    ['', '', 1],
  ])
})
