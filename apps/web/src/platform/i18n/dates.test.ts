import { expect, test, vi } from 'vitest'
import { formatInstant, showDate, showDay } from './dates.ts'

const instant = new Date('2026-03-08T15:04:09Z')

test("Dates use the brand's pattern and the store's time zone (ETC-6)", () => {
  expect(formatInstant(instant, 'YYYY-MM-DD', 'Asia/Tokyo')).toBe('2026-03-09')
  expect(formatInstant(instant, 'HH:mm:ss', 'America/New_York')).toBe('11:04:09')
  expect(formatInstant(instant, 'hh:mm A', 'Asia/Kuwait')).toBe('06:04 PM')
})

test('Midnight is 00, and digits are Latin in every language', () => {
  expect(formatInstant(new Date('2026-03-08T00:00:00Z'), 'DD/M HH:mm', 'UTC')).toBe('08/3 00:00')
})

test('Without a brand format, dates and times are as the guest’s language and device write them (ETC-6)', () => {
  expect(showDate(instant, 'date', 'Asia/Tokyo')).toBe('Mar 9, 2026')
  expect(showDate(instant, 'time', 'America/New_York')).toBe('11:04\u00a0AM')
  expect(showDay(instant, 'dayMonth', 'Europe/London')).toBe('Sun, Mar 8')
  expect(showDay('2026-03-08T15:04:09Z', 'weekdayName', 'UTC')).toBe('Sun')
})

test('A device whose language is no valid tag still has dates (ETC-6)', () => {
  for (const language of ['en-GB@posix', 'en-GB.UTF-8', 'en-GB-x', 'en-GB-u-ca-buddhist']) {
    vi.stubGlobal('navigator', { languages: [language] })
    expect(showDay(instant, 'dayMonth', 'Europe/London'), language).toBe('Sun 8 Mar')
  }
  vi.stubGlobal('navigator', { languages: ['en-'] })
  expect(showDay(instant, 'dayMonth', 'Europe/London')).toBe('Sun, Mar 8')
  vi.unstubAllGlobals()
})
