import { expect, test } from 'vitest'
import { parsePlace } from './place.ts'

test('the address names the view and what it looks at, a slash within it too', () => {
  expect(parsePlace('settings/zones')).toEqual({ view: 'settings', detail: 'zones' })
  expect(parsePlace('tables/a%2Fb')).toEqual({ view: 'tables', detail: 'a/b' })
  expect(parsePlace('')).toEqual({ view: '', detail: '' })
})

test('an address that was cut short is no fault', () => {
  expect(parsePlace('settings/%E0%A4')).toEqual({ view: 'settings', detail: '%E0%A4' })
  expect(parsePlace('%')).toEqual({ view: '%', detail: '' })
})
