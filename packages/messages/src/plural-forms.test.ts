import { expect, test } from 'vitest'
import { notices as arabicNotices } from './ar/notices/index.ts'
import { first as arabicFirst } from './ar/first.ts'
import { rest as arabicRest } from './ar/rest.ts'
import { staff as arabicStaff } from './ar/staff.ts'
import { first } from './en-US/first.ts'
import { notices } from './en-US/notices/index.ts'
import { rest } from './en-US/rest.ts'
import { staff } from './en-US/staff.ts'
import { first as chineseFirst } from './zh-CN/first.ts'
import { notices as chineseNotices } from './zh-CN/notices/index.ts'
import { rest as chineseRest } from './zh-CN/rest.ts'
import { staff as chineseStaff } from './zh-CN/staff.ts'

const arabic: Readonly<Record<string, string>> = { ...arabicFirst, ...arabicRest, ...arabicStaff, ...arabicNotices }
const chinese: Readonly<Record<string, string>> = {
  ...chineseFirst,
  ...chineseRest,
  ...chineseStaff,
  ...chineseNotices,
}
const english: Readonly<Record<string, string>> = { ...first, ...rest, ...staff, ...notices }

/** The plural forms that a text of a count names, once for each of its counts. */
const formsOf = (text: string): string[][] =>
  [...text.matchAll(/\{\w+\|([^}]*)\}/g)].map(([, branches = '']) =>
    branches.split('|').map(branch => branch.slice(0, branch.indexOf(':'))),
  )

test('An Arabic text that inflects for a count has the dual, the small and the large plural (ETC-1)', () => {
  const incomplete = Object.entries(arabic).filter(([, text]) =>
    formsOf(text).some(
      forms =>
        forms.some(form => form !== 'other' && form !== 'zero' && !form.startsWith('=')) &&
        !['two', 'few', 'many', 'other'].every(
          form => forms.includes(form) || (form === 'two' && forms.includes('=2')),
        ),
    ),
  )
  expect(incomplete).toEqual([])
})

test('An English text with a form for one has a form for the rest (ETC-1)', () => {
  expect(
    Object.entries(english).filter(([, text]) =>
      formsOf(text).some(forms => forms.includes('one') && !forms.includes('other')),
    ),
  ).toEqual([])
})

const valuesOf = (text: string): string => [...new Set(text.match(/(?<=\{)\w+/g))].toSorted().join(' ')

test('A translation has the values of the English text, so that none is shown as its name (ETC-1)', () => {
  const differing = [chinese, arabic].flatMap(texts =>
    Object.entries(texts).filter(([key, text]) => valuesOf(text) !== valuesOf(english[key] ?? '')),
  )
  // The code passes all three values of an offer; Chinese has no plural of a picture.
  expect(differing.map(([key]) => key)).toEqual(['cart.offer.free', 'floor.cardPictures'])
})
