import { expect, test } from 'vitest'
import { placeIn } from './place.ts'

test('the address names the view and what it looks at, a slash within it too', () => {
  expect(placeIn('settings/zones')).toEqual({ view: 'settings', detail: 'zones' })
  expect(placeIn('tables/a%2Fb')).toEqual({ view: 'tables', detail: 'a/b' })
  expect(placeIn('')).toEqual({ view: '', detail: '' })
})

test('an address that was cut short is no fault', () => {
  expect(placeIn('settings/%E0%A4')).toEqual({ view: 'settings', detail: '%E0%A4' })
  expect(placeIn('%')).toEqual({ view: '%', detail: '' })
})
