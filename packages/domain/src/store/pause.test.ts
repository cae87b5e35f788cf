import { expect, test } from 'vitest'
import { isPaused, pausedTypes } from './index.ts'

test('A pause of deliveries stops deliveries only (ORDER-6)', () => {
  const pause = { types: [1200] as const }
  expect([1100, 1200, 1300].map(type => isPaused(pause, type as 1100))).toEqual([false, true, false])
  expect(isPaused(pause)).toBe(false)
  expect(isPaused(undefined, 1200)).toBe(false)
})

test('A pause without types stops all of them, and one of every type is such a pause (ORDER-6)', () => {
  expect(isPaused({ types: [] }, 1300)).toBe(true)
  expect(isPaused({ types: [] })).toBe(true)
  expect(pausedTypes([1300, 1200], [1200, 1300])).toEqual([])
  expect(pausedTypes([1200, 1100], [1200, 1300])).toEqual([1200])
})
