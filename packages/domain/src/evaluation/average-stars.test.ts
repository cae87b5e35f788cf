import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageStars } from './average-stars.ts'

test('Stars have an average from three reviews on, between the fewest and the most stars given (DECO-5)', () => {
  expect(averageStars([0, 0, 0, 0, 2])).toBeUndefined()
  expect(averageStars([0, 0, 0, 1, 4])).toBe(4.8)
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 }), counts => {
      const average = averageStars(counts)
      const stars = counts.flatMap((count, at) => (count > 0 ? [at + 1] : []))
      if (counts.reduce((sum, count) => sum + count, 0) < 3) return expect(average).toBeUndefined()
      expect(average).toBeGreaterThanOrEqual(Math.min(...stars))
      expect(average).toBeLessThanOrEqual(Math.max(...stars))
    }),
  )
})
