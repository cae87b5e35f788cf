import { expect, test } from 'vitest'
import { createBurstLimit } from './burst-limit.ts'

test('A key has so many uses per window; others are not affected, and the next window starts anew (R2)', () => {
  let now = 0
  const may = createBurstLimit(() => now, { max: 3, windowMs: 1000 })
  expect([1, 2, 3, 4].map(() => may('a'))).toEqual([true, true, true, false])
  expect(may('b')).toBe(true)
  now = 1000
  expect(may('a')).toBe(true)
})
