import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, isWithin, windowsOfBoth } from './within.ts'

const window = fc
  .record({
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
    from: fc.integer({ min: 0, max: DAY - 1 }),
    lasts: fc.integer({ min: 1, max: DAY }),
  })
  .map(({ weekdays, from, lasts }) => ({ weekdays, from, to: from + lasts }))
const windows = fc.array(window, { maxLength: 4 })
const moment = fc.record({ weekday: fc.integer({ min: 0, max: 6 }), minutes: fc.integer({ min: 0, max: DAY - 1 }) })

test('Two lists of windows have in common exactly the times that both contain, past midnight and the week too (MENU-4)', () => {
  fc.assert(
    fc.property(windows, windows, moment, (some, others, at) => {
      expect(isWithin(windowsOfBoth(some, others), at)).toBe(isWithin(some, at) && isWithin(others, at))
    }),
    { numRuns: 1000 },
  )
})
