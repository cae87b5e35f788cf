import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { billExtras, paidForRounds } from './bill-extras.ts'

const minor = (min = 0) => fc.integer({ min, max: 100_000 }).map(money)
const part = fc.record({
  amount: minor(),
  returnedAmount: minor(),
  tip: minor(),
  rounding: minor(-5),
  returnedRounding: minor(-5),
})
const inApp = fc.record({ tip: minor(), cardFee: minor() })
const dish = fc.record({ amount: minor(), rounding: minor(-5) })
const paid = fc.record({ parts: fc.array(part), inApp: fc.array(inApp), dishes: fc.array(dish) })
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

test('Rounds, tips, card fees and rounding of a bill are together what its parts paid, less what fell through (PRICE-7, PAY-19)', () => {
  fc.assert(
    fc.property(paid, input => {
      const taken = input.parts.map(
        one => one.amount + one.tip + one.rounding - one.returnedAmount - one.returnedRounding,
      )
      const app = input.inApp.map(one => one.tip + one.cardFee)
      const dishes = input.dishes.map(one => one.amount + one.rounding)
      const lines = billExtras(input).map(({ amount }) => amount)
      expect(sum([paidForRounds(input), ...lines])).toBe(sum([...taken, ...app, ...dishes]))
      expect(lines).not.toContain(0)
    }),
  )
})
