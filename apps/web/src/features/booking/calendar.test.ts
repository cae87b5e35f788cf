import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendar.ts'

const event = {
  uid: '0193@example',
  sequence: 2,
  start: '2026-11-24T18:00:00.000Z',
  end: '2026-11-24T19:30:00.000Z',
  title: 'Table at Marigold; Soho',
  place: '18 Greek Street, London',
  notes: 'Booking K3P9QX\nFour people',
  point: { latitude: 51.5, longitude: -0.13 },
  now: Date.UTC(2026, 10, 20, 12),
}

describe('Calendar file', () => {
  test('Contains the time in UTC, the place and the version', () => {
    const lines = calendarFile(event).split('\r\n')
    expect(lines).toContain('DTSTART:20261124T180000Z')
    expect(lines).toContain('DTEND:20261124T193000Z')
    expect(lines).toContain('DTSTAMP:20261120T120000Z')
    expect(lines).toContain('SEQUENCE:2')
    expect(lines).toContain('SUMMARY:Table at Marigold\\; Soho')
    expect(lines).toContain('DESCRIPTION:Booking K3P9QX\\nFour people')
    expect(lines.at(-1)).toBe('')
  })

  test('Folds lines at 75 bytes without splitting a character', () => {
    const title = '预订餐桌金盏厨房'.repeat(12)
    const file = calendarFile({ ...event, title })
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  })
})
