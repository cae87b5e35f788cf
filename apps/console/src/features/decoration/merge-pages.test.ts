import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergePages } from './merge-pages.ts'
import type { Component, Page } from './queries.ts'
import { samePage } from './same-page.ts'

const notice = (id: string, text: string): Component => ({ kind: 'notice', id, text: { en_US: text } })
const pageWith = (...components: Component[]): Page => ({
  decorationPageId: 'home',
  pageType: 'home',
  title: { en_US: 'Home' },
  components,
})
const base = pageWith(notice('a', 'A'), notice('b', 'B'))

test('Changes of two people to different components and languages are both kept (API-3)', () => {
  const mine = { ...pageWith(notice('a', 'Mine'), notice('b', 'B'), notice('c', 'C')), title: { en_US: 'My home' } }
  const theirs = { ...pageWith(notice('a', 'A'), notice('b', 'Theirs')), title: { en_US: 'Home', ar: 'البيت' } }
  expect(mergePages(base, mine, theirs)).toEqual({
    ...pageWith(notice('a', 'Mine'), notice('b', 'Theirs'), notice('c', 'C')),
    title: { en_US: 'My home', ar: 'البيت' },
  })
})

test.each([
  ['the same text', pageWith(notice('a', 'Mine'), notice('b', 'B')), pageWith(notice('a', 'Theirs'), notice('b', 'B'))],
  ['a component that was removed', pageWith(notice('a', 'Mine'), notice('b', 'B')), pageWith(notice('b', 'B'))],
  ['the order', pageWith(notice('b', 'B'), notice('a', 'A')), pageWith(notice('a', 'A'))],
])('Two people who changed %s are asked which page they want (API-3)', (_what, mine, theirs) => {
  expect(mergePages(base, mine, theirs)).toBeUndefined()
  expect(mergePages(base, theirs, mine)).toBeUndefined()
})

test('Without a change of one person the page is that of the other, and the order of saving does not matter (API-3)', () => {
  const components = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), text: fc.constantFrom('x', 'y') }),
    { selector: ({ id }) => id },
  )
  const page = components.map(list => pageWith(...list.map(({ id, text }) => notice(id, text))))
  fc.assert(
    fc.property(page, page, page, (start, mine, theirs) => {
      expect(samePage(mergePages(start, mine, start) ?? start, mine)).toBe(true)
      expect(samePage(mergePages(start, start, theirs) ?? start, theirs)).toBe(true)
      const [one, other] = [mergePages(start, mine, theirs), mergePages(start, theirs, mine)]
      expect(one === undefined).toBe(other === undefined)
      if (one && other) expect(samePage(one, other)).toBe(true)
    }),
  )
})
