import { expect, test } from 'vitest'
import { dateText } from './dates.ts'
import { locales } from './locales.ts'

const AT = Date.parse('2027-11-24T17:05:00Z')
const { en_US: en, zh_CN: zh, ar } = locales

test('A time is in the store’s zone, with 12 or 24 hours as the language has it (ETC-6)', () => {
  expect(dateText(AT, 'time', en.intl, 'America/New_York')).toBe('12:05 PM')
  expect(dateText(AT, 'time', zh.intl, 'Asia/Singapore')).toBe('01:05')
  expect(dateText(AT, 'time', ar.intl, 'Asia/Kuwait')).toBe('8:05 م')
})

test('Days are named in the language, with digits that read like prices (ETC-6)', () => {
  expect(dateText(new Date(AT), 'day', en.intl, 'UTC')).toBe('November 24, 2027')
  expect(dateText(AT, 'day', zh.intl, 'Asia/Singapore')).toBe('2027年11月25日')
  expect(dateText(AT, 'weekday', en.intl, 'UTC')).toBe('Wednesday, November 24')
  expect(dateText(AT, 'shortDay', en.intl, 'UTC')).toBe('Wed, Nov 24, 5:05 PM')
  expect(dateText(AT, 'dateTime', en.intl, 'UTC')).toBe('Nov 24, 2027, 5:05 PM')
  expect(dateText(AT, 'date', en.intl, 'UTC')).toBe('Nov 24, 2027')
  expect(dateText(AT, 'dayMonth', zh.intl, 'UTC')).toBe('11月24日周三')
  expect(dateText(AT, 'shortDay', ar.intl, 'UTC')).toMatch(/24.*5:05/)
})
