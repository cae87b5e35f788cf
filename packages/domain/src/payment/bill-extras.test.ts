import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { billExtras, paidByEach, paidForRounds } from './bill-extras.ts'

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

test('The payments of several payers add up to what was paid of the bill; one payer, and a bill with returns, have none (PAY-9)', () => {
  const share = fc.record({ amount: minor(), tip: minor(), rounding: minor(-5), online: fc.option(inApp) })
  fc.assert(
    fc.property(fc.array(share), shares => {
      const parts = shares.map((one, at) => ({ ...one, partId: String(at), returnedAmount: money(0) }))
      const online = shares.flatMap((one, at) => (one.online ? [{ ...one.online, payableId: String(at) }] : []))
      const input = { parts, inApp: online, dishes: [] }
      const lines = billExtras(input).map(({ amount }) => amount)
      const total = sum([paidForRounds(input), ...lines])
      const payments = paidByEach(input)
      expect(payments).toHaveLength(shares.length < 2 ? 0 : shares.length)
      if (payments.length > 0) expect(sum(payments)).toBe(total)
      expect(paidByEach({ ...input, dishes: [{ amount: money(-1), rounding: money(0) }] })).toEqual([])
    }),
  )
})
