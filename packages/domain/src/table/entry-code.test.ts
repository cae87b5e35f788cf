import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ENTRY_CODE_MS, ENTRY_PIN, GOOD_ENTRY_CODES, goodTurns } from './index.ts'

it('a code that was shown is good for as long as it shows and four minutes more, never before · C6', () => {
  fc.assert(
    fc.property(fc.nat({ max: 4_000_000_000_000 }), fc.nat({ max: 10 * ENTRY_CODE_MS }), (shownAt, later) => {
      const [turn = -1] = goodTurns(shownAt)
      const isGood = goodTurns(shownAt + later).includes(turn)
      if (later <= (GOOD_ENTRY_CODES - 1) * ENTRY_CODE_MS) expect(isGood).toBe(true)
      if (later >= GOOD_ENTRY_CODES * ENTRY_CODE_MS) expect(isGood).toBe(false)
      if (later >= ENTRY_CODE_MS) expect(goodTurns(shownAt)).not.toContain(goodTurns(shownAt + later)[0])
    }),
  )
})

it('a PIN has four digits, a code that changes twelve · C6', () => {
  expect(['0042', '123456789012'].every(it => ENTRY_PIN.test(it))).toBe(true)
  expect(['', '42', '12345', '12345678901', '12a4', '1234\n'].some(it => ENTRY_PIN.test(it))).toBe(false)
})
