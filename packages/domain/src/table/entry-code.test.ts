import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ENTRY_CODE_MS, ENTRY_PIN, GOOD_ENTRY_CODES, validCodeIntervals } from './index.ts'

it('A displayed code is valid while it is shown and four minutes longer, never before (C6)', () => {
  fc.assert(
    fc.property(fc.nat({ max: 4_000_000_000_000 }), fc.nat({ max: 10 * ENTRY_CODE_MS }), (shownAt, later) => {
      const [rotation = -1] = validCodeIntervals(shownAt)
      const isGood = validCodeIntervals(shownAt + later).includes(rotation)
      if (later <= (GOOD_ENTRY_CODES - 1) * ENTRY_CODE_MS) expect(isGood).toBe(true)
      if (later >= GOOD_ENTRY_CODES * ENTRY_CODE_MS) expect(isGood).toBe(false)
      if (later >= ENTRY_CODE_MS)
        expect(validCodeIntervals(shownAt)).not.toContain(validCodeIntervals(shownAt + later)[0])
    }),
  )
})

it('A PIN has four digits or eight, a changing code twelve (C6)', () => {
  expect(['0042', '00420042', '123456789012'].every(it => ENTRY_PIN.test(it))).toBe(true)
  expect(['', '42', '12345', '123456789', '12345678901', '12a4', '1234\n'].some(it => ENTRY_PIN.test(it))).toBe(false)
})
