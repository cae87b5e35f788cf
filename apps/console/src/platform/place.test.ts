import { expect, test } from 'vitest'
import { hashOf, parsePlace } from './place.ts'

test('The address holds the view and its subject, also one with a slash', () => {
  expect(parsePlace('settings/zones')).toEqual({ view: 'settings', detail: 'zones', part: '' })
  expect(parsePlace('tables/a%2Fb')).toEqual({ view: 'tables', detail: 'a/b', part: '' })
  expect(parsePlace(hashOf('stores', '12', 'taxes'))).toEqual({ view: 'stores', detail: '12', part: 'taxes' })
  expect(parsePlace('')).toEqual({ view: '', detail: '', part: '' })
})

test('An incomplete address is not an error', () => {
  expect(parsePlace('settings/%E0%A4')).toEqual({ view: 'settings', detail: '%E0%A4', part: '' })
  expect(parsePlace('%')).toEqual({ view: '%', detail: '', part: '' })
})
