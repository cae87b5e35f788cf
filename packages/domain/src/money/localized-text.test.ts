import { expect, test } from 'vitest'
import { inLanguage } from './localized-text.ts'

test.each([
  ['in the language', { ar: 'شاي', en_US: 'Tea', fr_FR: 'Thé' }, 'Thé'],
  ['in English where the language is missing, whatever the order', { ar: 'شاي', en_US: 'Tea' }, 'Tea'],
  ['the first where both are missing', { ar: 'شاي', zh_CN: '茶' }, 'شاي'],
  ['empty where there is none', {}, ''],
])('A text is %s (SETUP-7)', (_, texts, expected) => {
  expect(inLanguage(texts, 'fr_FR')).toBe(expected)
})
