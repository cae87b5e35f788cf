import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { movableRefund, refundableAmount, splitRefund, type Tender } from './refund-split.ts'

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

describe('a provider without smaller units (M9, PAY-9)', () => {
  const rupiah = (paidAmount: number, returned = 0): Tender => ({
    paid: money(paidAmount),
    returned: money(returned),
    step: 100,
  })

  test('Part of a payment in rupiah is refunded in whole rupiah, at least what was decided', () => {
    expect(splitRefund(money(1550), [rupiah(10_000)])).toBeUndefined()
    expect(movableRefund(money(1550), [rupiah(10_000)])).toBe(1600)
    expect(movableRefund(money(1500), [rupiah(10_000)])).toBe(1500)
    expect(movableRefund(money(9950), [rupiah(10_000)])).toBe(10_000)
    expect(movableRefund(money(10_050), [rupiah(10_000)])).toBeUndefined()
  })

  test('Beside a method with smaller units, that one takes what the steps leave over', () => {
    const card: Tender = { paid: money(5000), returned: money(0) }
    expect(splitRefund(money(1550), [card, rupiah(10_000)])).toEqual([550, 1000])
    expect(movableRefund(money(1550), [card, rupiah(10_000)])).toBe(1550)
  })

  test('Refunds in steps never exceed a tender, and all of them return everything', () => {
    const tender = fc.record({ paid: fc.integer({ min: 0, max: 50 }), step: fc.constantFrom(1, 100) })
    fc.assert(
      fc.property(
        fc.array(tender, { minLength: 1, maxLength: 4 }),
        fc.array(fc.nat(4000), { maxLength: 8 }),
        (list, asks) => {
          let tenders: Tender[] = list.map(({ paid: units, step }) => ({
            paid: money(units * step),
            returned: money(0),
            step,
          }))
          const whole = refundableAmount(tenders)
          for (const ask of [...asks, whole]) {
            const amount = movableRefund(money(Math.min(ask, refundableAmount(tenders))), tenders)
            const parts = amount === undefined ? undefined : splitRefund(amount, tenders)
            if (!parts) continue
            expect(parts.reduce((all, part) => all + part, 0)).toBe(amount)
            for (const [at, part] of parts.entries()) expect(part % (tenders[at]?.step ?? 1)).toBe(0)
            tenders = after(tenders, parts)
            for (const { paid: all, returned } of tenders) expect(returned).toBeLessThanOrEqual(all)
          }
          expect(refundableAmount(tenders)).toBe(0)
        },
      ),
    )
  })
})
