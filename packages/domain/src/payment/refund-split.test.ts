import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { refundableAmount, splitRefund, type Tender } from './refund-split.ts'

const paid = (...amounts: number[]): Tender[] => amounts.map(amount => ({ paid: money(amount), returned: money(0) }))
const after = (tenders: readonly Tender[], parts: readonly number[]): Tender[] =>
  tenders.map((tender, i) => ({ ...tender, returned: money(tender.returned + (parts[i] ?? 0)) }))

describe('a refund is split in proportion to the payments (M9)', () => {
  test('1/3 + 1/3 + 1/3 of 10.00 over three tenders: each gets back exactly its own amount (M9)', () => {
    let tenders = paid(500, 300, 200)
    for (const amount of [333, 333, 334]) tenders = after(tenders, splitRefund(money(amount), tenders) ?? [])
    expect(tenders.map(tender => tender.returned)).toEqual([500, 300, 200])
  })

  test.each([0, -5, 1001])('%i of 10.00 is no valid refund', amount => {
    expect(splitRefund(amount as ReturnType<typeof money>, paid(500, 500))).toBeUndefined()
  })

  test('Parts add up, no tender gets more than it paid, and all refunds together return everything', () => {
    const tenders = fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        tenders,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
        (amounts, shares) => {
          let now = paid(...amounts)
          for (const share of [...shares, 1]) {
            const amount = money(Math.floor(refundableAmount(now) * share))
            const parts = splitRefund(amount, now)
            if (amount === 0) continue
            expect(parts?.reduce((all, part) => all + part, 0)).toBe(amount)
            now = after(now, parts ?? [])
            for (const tender of now) expect(tender.returned).toBeLessThanOrEqual(tender.paid)
          }
          expect(refundableAmount(now)).toBe(0)
        },
      ),
    )
  })
})
