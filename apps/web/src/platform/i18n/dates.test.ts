import { expect, test } from 'vitest'
import { formatInstant } from './dates.ts'

const instant = new Date('2026-03-08T15:04:09Z')

test("Dates use the brand's pattern and the store's time zone (ETC-6)", () => {
  expect(formatInstant(instant, 'YYYY-MM-DD', 'Asia/Tokyo', 'en-US')).toBe('2026-03-09')
  expect(formatInstant(instant, 'HH:mm:ss', 'America/New_York', 'en-US')).toBe('11:04:09')
  expect(formatInstant(instant, 'hh:mm A', 'Asia/Kuwait', 'en-US')).toBe('06:04 PM')
  expect(formatInstant(instant, 'ddd D MMM', 'Europe/London', 'en-US')).toBe('Sun 8 Mar')
})

test('Midnight is 00, and digits are Latin in every language', () => {
  expect(formatInstant(new Date('2026-03-08T00:00:00Z'), 'DD/M HH:mm', 'UTC', 'ar-u-nu-latn')).toBe('08/3 00:00')
})
