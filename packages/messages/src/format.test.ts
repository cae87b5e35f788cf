import { describe, expect, test } from 'vitest'
import { format, formatNumber } from './format.ts'
import { locales } from './locales.ts'

const en = (words: string) => ({ language: 'en_US', map: { words } })
const ar = (words: string) => ({ language: 'ar', map: { words } })

describe('Texts formatted with Intl', () => {
  test('A key without a text is shown as the key, so that it is noticed', () => {
    expect(format({ language: 'en_US', map: {} }, 'menu.gone')).toBe('menu.gone')
  })

  test('A parameter is inserted, a number in the form of the language', () => {
    expect(format(en('{name} has {count}'), 'words', { name: 'Mia', count: 1200 })).toBe('Mia has 1,200')
  })

  test('A missing parameter stays visible', () => {
    expect(format(en('Hello {name}'), 'words')).toBe('Hello {name}')
  })

  test('Text typed by a guest is never used as a placeholder', () => {
    expect(format(en('{a}{b}'), 'words', { a: '{b}$&', b: 'x' })).toBe('{b}$&x')
  })

  test('A count takes the plural form of the language', () => {
    const dishes = en('{count|=0:no dish|one:# dish|other:# dishes}')
    expect([0, 1, 2, 1000].map(count => format(dishes, 'words', { count }))).toEqual([
      'no dish',
      '1 dish',
      '2 dishes',
      '1,000 dishes',
    ])
    const arabic = ar('{count|zero:z|one:1|two:2|few:few|many:many|other:other}')
    expect([0, 1, 2, 3, 11, 100].map(count => format(arabic, 'words', { count }))).toEqual([
      'z',
      '1',
      '2',
      'few',
      'many',
      'other',
    ])
  })

  test('Right-to-left texts isolate inserted values', () => {
    expect(format(ar('مرحبا {name}'), 'words', { name: 'Mia' })).toBe('مرحبا \u2068Mia\u2069')
  })

  test('digits are Latin in every language', () => {
    expect(format(ar('{count}'), 'words', { count: 12 })).toContain('12')
  })

  test('A number is formatted like Intl does, small ones too', () => {
    const numbers = [0, 1, 9, 10, 999, 1000, 12_345, -1, -5, 0.5, 1.2345, 999.5]
    for (const { intl } of Object.values(locales)) {
      const written = new Intl.NumberFormat(intl)
      for (const number of numbers) expect(formatNumber(number, intl)).toBe(written.format(number))
    }
  })
})
