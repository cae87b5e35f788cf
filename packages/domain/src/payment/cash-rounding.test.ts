import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { returnRounding, roundedCash, withRounding } from './cash-rounding.ts'
import { changeDue, extrasOf } from './counter.ts'

const step = fc.constantFrom(2, 5, 10, 25, 50, 100, 500)
const amount = fc.nat(1_000_000)

describe('Rounding of cash (PAY-19)', () => {
  test('An amount becomes the nearest multiple of the step, half up, and without a step it stays (PAY-19)', () => {
    expect([1231, 1232, 1233, 1235, 1237, 1238].map(due => roundedCash(money(due), 5))).toEqual([
      1230, 1230, 1235, 1235, 1235, 1240,
    ])
    expect(roundedCash(money(150), 100)).toBe(200)
    fc.assert(
      fc.property(amount, step, (due, by) => {
        const rounded = roundedCash(money(due), by)
        expect(rounded % by).toBe(0)
        expect(2 * (rounded - due)).toBeLessThanOrEqual(by)
        expect(2 * (due - rounded)).toBeLessThan(by)
        expect(roundedCash(money(due), undefined)).toBe(due)
      }),
    )
  })

  test('Cash is taken with its tip as a multiple of the step, and change is given from that (PAY-19)', () => {
    fc.assert(
      fc.property(amount, fc.nat(5000), step, fc.nat(1000), (due, tip, by, more) => {
        const counter = withRounding({ method: 'cash', tip: money(tip) }, money(due), by)
        const all = due + extrasOf(counter)
        expect(all).toBe(roundedCash(money(due + tip), by))
        expect(changeDue({ ...counter, tendered: money(all + more) }, money(due))).toBe(more)
        if (all > 0) expect(changeDue({ ...counter, tendered: money(all - 1) }, money(due))).toBeUndefined()
      }),
    )
  })

  test('Any other method pays the exact amount, and a rounding that came with a payment does not count (PAY-19)', () => {
    for (const method of ['terminal', 'voucher', 'channel'] as const)
      expect(withRounding({ method, rounding: money(3) }, money(1233), 5)).toEqual({ method })
    expect(withRounding({ method: 'cash', rounding: money(900) }, money(1235), 5)).toEqual({ method: 'cash' })
  })

  test('Returns in any parts hand back multiples of the step, in all the rounded amount, and never more than was taken (PAY-19, M9)', () => {
    const paid = fc.record({ due: fc.integer({ min: 1, max: 100_000 }), tip: fc.nat(2000) })
    fc.assert(
      fc.property(paid, step, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), ({ due, tip }, by, shares) => {
        const taken = roundedCash(money(due + tip), by)
        let [before, cash] = [0, 0]
        for (const share of [...shares, 1]) {
          const back = Math.floor((due - before) * share)
          cash += back + returnRounding({ taken, before: money(before), amount: money(back) }, by)
          before += back
          expect(cash % by).toBe(0)
          expect(cash).toBeLessThanOrEqual(taken)
        }
        expect(cash).toBe(roundedCash(money(due), by))
      }),
    )
  })

  test('After the store stopped rounding, a return is still not more than was taken (PAY-19, M9)', () => {
    const whole = { taken: money(1230), before: money(0), amount: money(1232) }
    expect(returnRounding(whole, undefined)).toBe(-2)
    expect(returnRounding({ ...whole, amount: money(100) }, undefined)).toBe(0)
  })
})
