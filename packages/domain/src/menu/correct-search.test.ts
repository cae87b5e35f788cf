import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completionsOf, searchWithTypos, toleratedEdits, searchTermsOf } from './correct-search.ts'
import { editDistance } from './edit-distance.ts'
import { searchFoods, searchIndex } from './search.ts'

const index = searchIndex([
  { foodId: 'burger', name: 'The Marigold burger', more: 'smashed patties, pickles' },
  { foodId: 'cheese', name: 'Cheese burger', more: 'cheddar' },
  { foodId: 'ramen', name: 'Shoyu ramen', more: 'noodles in broth' },
  { foodId: 'brulee', name: 'Crème brûlée', more: 'vanilla' },
  { foodId: 'noodle', name: '红烧牛肉面', more: '招牌' },
  { foodId: 'kabsa', name: 'كبسة الدجاج', more: 'أرز بالبهارات' },
])
const words = searchTermsOf(index)
const search = (query: string) => searchWithTypos(index, words, query)

const word = fc.stringMatching(/^[a-z]{1,9}$/)
/** One typo at a place of a word. */
const typo = fc.record({
  at: fc.nat(40),
  kind: fc.constantFrom('insert', 'delete', 'replace', 'swap'),
  letter: fc.constantFrom(...'aeiousrtn'),
})

function withTypo(text: string, { at, kind, letter }: { at: number; kind: string; letter: string }): string {
  const letters = [...text]
  const place = at % letters.length
  if (kind === 'insert') letters.splice(place, 0, letter)
  if (kind === 'delete') letters.splice(place, 1)
  if (kind === 'replace') letters.splice(place, 1, letter)
  if (kind === 'swap') letters.splice(place, 2, ...letters.slice(place, place + 2).reverse())
  return letters.join('')
}

describe('the number of edits between two words', () => {
  test('Counts inserted, deleted, replaced and swapped letters', () => {
    expect(editDistance('burger', 'burger')).toBe(0)
    expect(editDistance('burgr', 'burger')).toBe(1)
    expect(editDistance('bruger', 'burger')).toBe(1)
    expect(editDistance('kitten', 'sitting')).toBe(3)
    expect(editDistance('', 'abc')).toBe(3)
    expect(editDistance('kitten', 'sitting', 1)).toBe(2)
  })

  test('Is the same in both directions, zero for equal words only, and at most the longer length', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const edits = editDistance(a, b)
        expect(edits).toBe(editDistance(b, a))
        expect(edits === 0).toBe(a === b)
        expect(edits).toBeLessThanOrEqual(Math.max(a.length, b.length))
        expect(editDistance(a, b, 2)).toBe(Math.min(edits, 3))
      }),
    )
  })
})

describe('a search with typos', () => {
  test('Corrects words of names and descriptions, without accents (MENU-10)', () => {
    expect(search('burgre')).toEqual({ foodIds: ['cheese', 'burger'].toSorted(), corrected: 'burger' })
    expect(search('rmaen')).toEqual({ foodIds: ['ramen'], corrected: 'ramen' })
    expect(search('creme brulle')).toEqual({ foodIds: ['brulee'], corrected: 'creme brulee' })
    expect(search('chedar')).toEqual({ foodIds: ['cheese'], corrected: 'cheddar' })
    expect(search('marigld')).toEqual({ foodIds: ['burger'], corrected: 'marigold' })
  })

  test('Corrects the beginning of a word that is still being typed (MENU-10)', () => {
    expect(search('marogo').foodIds).toEqual(['burger'])
  })

  test('Corrects one character of Chinese, and Arabic words (MENU-10)', () => {
    expect(search('红烧牛内面').foodIds).toEqual(['noodle'])
    expect(search('الدجاخ').foodIds).toEqual(['kabsa'])
  })

  test('Leaves a text that matches as it is, and answers nothing to a strange one (MENU-10)', () => {
    expect(search('ramen')).toEqual({ foodIds: ['ramen'] })
    expect(search('xq')).toEqual({ foodIds: [] })
    expect(search('helicopter')).toEqual({ foodIds: [] })
    expect(search('  ')).toEqual({ foodIds: [] })
  })

  test('Finds a dish by any word of its name with one typo in four letters or more (MENU-10)', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{4,10}$/), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(names, fc.nat(), typo, (all, which, slip) => {
        const menu = searchIndex(all.map(name => ({ foodId: name, name, more: '' })))
        const right = all[which % all.length] ?? ''
        const typed = withTypo(right, slip)
        fc.pre([...typed].length >= 4)
        const { foodIds, corrected } = searchWithTypos(menu, searchTermsOf(menu), typed)
        expect(foodIds.length).toBeGreaterThan(0)
        if (corrected === undefined) expect(foodIds).toEqual(searchFoods(menu, typed))
        else expect(searchFoods(menu, typed)).toEqual([])
      }),
    )
  })

  test('Short words tolerate no typo, long ones two (MENU-10)', () => {
    expect([toleratedEdits('ab'), toleratedEdits('abcd'), toleratedEdits('abcdefg')]).toEqual([0, 1, 2])
    expect([toleratedEdits('牛肉'), toleratedEdits('牛肉面')]).toEqual([0, 1])
  })
})

describe('completions of a search', () => {
  test('Complete the last word by words of names, the most frequent first (MENU-10)', () => {
    expect(completionsOf(words, 'bu', 5)).toEqual(['burger'])
    expect(completionsOf(words, 'cheese bu', 5)).toEqual(['cheese burger'])
    expect(completionsOf(words, 'burger', 5)).toEqual([])
    expect(completionsOf(words, 'b', 5)).toEqual([])
    expect(completionsOf(words, 'c', 1)).toEqual([])
  })

  test('Each completion begins with the typed text and finds a dish (MENU-10)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('bu', 'ch', 'sho', 'ra', 'mari', '红烧'),
        fc.integer({ min: 1, max: 4 }),
        (text, most) => {
          const all = completionsOf(words, text, most)
          expect(all.length).toBeLessThanOrEqual(most)
          for (const one of all) {
            expect(one.startsWith(text)).toBe(true)
            expect(searchFoods(index, one).length).toBeGreaterThan(0)
          }
        },
      ),
    )
  })
})
