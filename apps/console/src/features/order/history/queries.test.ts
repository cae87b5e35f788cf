import { expect, test } from 'vitest'
import { phoneOf } from './queries.ts'

const guest = { firstName: 'Ada', lastName: '', isoCode: 'US', countryCode: '1' }

test('A past order shows the phone number in the groups of its country, and none where staff entered a name alone (ORDER-12)', () => {
  expect(phoneOf({ contact: { ...guest, phoneNumber: '2125550187' } })).toBe('+1\u00a0212\u00a0555\u00a00187')
  expect(phoneOf({ contact: { ...guest, phoneNumber: '' } })).toBe('')
  expect(phoneOf({})).toBe('')
})
