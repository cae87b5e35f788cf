import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { mostRechargeBack, cardDeduction } from './recharge-back.ts'

const m = money
const had = (paid: number, part: number) => ({ paid: m(paid), given: m(part) })
const recharge = (amount: number, bonus: number, returned = 0) => ({
  amount: m(amount),
  bonus: m(bonus),
  returned: m(returned),
})

describe('refunding a recharge by its unused part (M10)', () => {
  test('An unused recharge is refunded completely and removes its bonus', () => {
    expect(mostRechargeBack(recharge(10_000, 2000), had(10_000, 2000))).toBe(10_000)
    expect(cardDeduction(recharge(10_000, 2000), m(10_000), had(10_000, 2000))).toEqual({
      paid: 10_000,
      given: 2000,
      forBonus: 0,
      missing: 0,
    })
  })
  test('60 of 100 were spent: 40 is refunded and removes 40 % of the bonus of 20', () => {
    expect(mostRechargeBack(recharge(10_000, 2000), had(4000, 2000))).toBe(4000)
    expect(cardDeduction(recharge(10_000, 2000), m(4000), had(4000, 2000))).toMatchObject({ paid: 4000, given: 800 })
  })
  test('A spent bonus is deducted from the paid-in value', () => {
    expect(cardDeduction(recharge(10_000, 2000), m(5000), had(10_000, 500))).toMatchObject({
      given: 500,
      forBonus: 500,
    })
    expect(mostRechargeBack(recharge(10_000, 2000), had(6000, 0))).toBe(5000)
  })
  test('The refund is never more than the recharge, even if the card holds more', () => {
    expect(mostRechargeBack(recharge(5000, 0, 2000), had(90_000, 0))).toBe(3000)
    expect(mostRechargeBack(recharge(5000, 0, 5000), had(90_000, 0))).toBe(0)
    expect(mostRechargeBack(recharge(5000, 800), had(0, 800))).toBe(0)
  })
})

const card = fc.record({ paid: fc.nat(50_000), given: fc.nat(9000) })
const bought = fc.record({ amount: fc.integer({ min: 1, max: 50_000 }), bonus: fc.nat(20_000) })

test('The maximum refund is exact: the card covers it, but not one unit more', () => {
  fc.assert(
    fc.property(bought, card, fc.nat(100), ({ amount, bonus }, { paid, given }, part) => {
      const one = recharge(amount, bonus, Math.floor((amount * part) / 100))
      const most = mostRechargeBack(one, had(paid, given))
      expect(cardDeduction(one, most, had(paid, given)).missing).toBe(0)
      const more = most + 1
      if (more <= amount - one.returned)
        expect(cardDeduction(one, m(more), had(paid, given)).missing).toBeGreaterThan(0)
    }),
  )
})

test('All partial refunds together remove exactly what the recharge added, and never more than the card holds', () => {
  fc.assert(
    fc.property(bought, card, fc.array(fc.nat(50_000), { maxLength: 8 }), ({ amount, bonus }, has, requests) => {
      let [returned, paid, part, taken] = [0, has.paid + amount, has.given + bonus, 0]
      for (const request of [...requests, 50_000]) {
        const one = recharge(amount, bonus, returned)
        const refund = m(Math.min(request, mostRechargeBack(one, had(paid, part))))
        const off = cardDeduction(one, refund, had(paid, part))
        paid -= off.paid + off.forBonus
        part -= off.given
        returned += refund
        taken += off.given + off.forBonus
        expect(paid >= 0 && part >= 0).toBe(true)
      }
      expect([returned, taken]).toEqual([amount, bonus])
      expect([paid, part]).toEqual([has.paid, has.given])
    }),
  )
})
