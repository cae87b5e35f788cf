import { afterEach, expect, test, vi } from 'vitest'
import { setStoreZone, today } from './store-day.ts'

afterEach(() => vi.useRealTimers())

test('The days of an offer are those of the store, whichever day it is at the browser (T1)', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T01:30:00Z') })
  setStoreZone('America/New_York')
  expect(today()).toBe('2026-11-26')
  setStoreZone('Asia/Tokyo')
  expect(today()).toBe('2026-11-27')
})
