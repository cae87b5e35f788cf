import { expect, test } from 'vitest'
import { isDue } from './index.ts'

const at = (text: string) => Date.parse(text)
const start = at('2026-11-24T18:00:00Z')

test('A booking is due from an hour before its time on (BOOK-2)', () => {
  expect(isDue({ start, now: at('2026-11-24T16:59:59Z') }, undefined, 'Europe/London')).toBe(false)
  expect(isDue({ start, now: at('2026-11-24T17:00:00Z') }, undefined, 'Europe/London')).toBe(true)
  expect(isDue({ start, now: at('2026-11-24T18:20:00Z') }, undefined, 'Europe/London')).toBe(true)
})

test('A store sets its own limit (BOOK-2)', () => {
  const now = at('2026-11-24T17:40:00Z')
  expect(isDue({ start, now }, { earlyMinutes: 15 }, 'Europe/London')).toBe(false)
  expect(isDue({ start, now }, { earlyMinutes: 20 }, 'Europe/London')).toBe(true)
})

test('A booking of another local day is never due (BOOK-2)', () => {
  const now = at('2026-11-24T23:50:00Z')
  const after = at('2026-11-25T00:10:00Z')
  expect(isDue({ start: after, now }, undefined, 'Europe/London')).toBe(false)
  expect(isDue({ start: after, now }, undefined, 'America/New_York')).toBe(true)
})
