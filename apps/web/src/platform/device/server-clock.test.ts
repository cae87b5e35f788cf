import { expect, test, vi } from 'vitest'
import { noteServerTime, timeNow } from './server-clock.ts'

test("A phone clock that is wrong by years is replaced by the server's; a correct one is used (T1)", () => {
  vi.useFakeTimers({ now: Date.parse('2024-05-01T12:00:00.400Z') })
  noteServerTime('Fri, 01 May 2026 12:30:00 GMT')
  vi.advanceTimersByTime(60_000)
  expect(new Date(timeNow()).toISOString()).toBe('2026-05-01T12:31:00.000Z')
  noteServerTime(null)
  noteServerTime('no date')
  expect(new Date(timeNow()).toISOString()).toBe('2026-05-01T12:31:00.000Z')
  noteServerTime('Wed, 01 May 2024 12:00:58 GMT')
  expect(timeNow()).toBe(Date.now())
  vi.useRealTimers()
})
