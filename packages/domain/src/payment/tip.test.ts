import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import type { TipConfig } from '../store/index.ts'
import {
  isAllowedTip,
  isTipOffered,
  preselectedTip,
  tipBase,
  tipChoices,
  type TipTotals,
  tipTotalsOf,
  tipTotalsOfShare,
} from './tip.ts'

const totals: TipTotals = {
  itemsAmount: money(4000),
  totalDiscountAmount: money(500),
  totalAmount: money(5000),
  totalPaidAmount: money(4500),
}

const config = (more: Partial<TipConfig> = {}): TipConfig => ({
  tipType: 0,
  smallestUnitAmounts: [15, 18, 20],
  defaultIndex: 1,
  tipRules: 'subtotal',
  beforeDiscount: true,
  tipPaymentUids: ['12_bankCard'],
  useCustomPayment: true,
  bizTypes: [1100],
  ...more,
})

describe('tip (PRICE-7)', () => {
  test.each([
    ['subtotal', true, 4000],
    ['subtotal', false, 3500],
    ['total', true, 5000],
    ['total', false, 4500],
  ] as const)('a percentage of the %s, before discount %s, is taken of %i', (tipRules, beforeDiscount, base) => {
    expect(tipBase(totals, { tipRules, beforeDiscount })).toBe(base)
  })

  test('A free delivery does not reduce the dish subtotal after discounts', () => {
    const delivered = { ...totals, totalDiscountAmount: money(800), deliveryOffAmount: money(300) }
    expect(tipBase(delivered, { tipRules: 'subtotal', beforeDiscount: false })).toBe(3500)
    expect(tipBase(delivered, { tipRules: 'total', beforeDiscount: false })).toBe(4500)
  })

  test('Percentages are truncated', () => {
    const odd = { ...totals, itemsAmount: money(1999) }
    expect(tipChoices(odd, config()).map(({ tipAmount }) => tipAmount)).toEqual([299, 359, 399])
  })

  test('Without named methods every method takes a tip', () => {
    expect(isTipOffered(config({ tipPaymentUids: [] }), 1100, '16_msBalance')).toBe(true)
    expect(isTipOffered(config(), 1100, '16_msBalance')).toBe(false)
    expect(isTipOffered(config({ tipPaymentUids: [] }), 1200, '12_bankCard')).toBe(false)
  })

  test('A custom tip is at most the larger of price before and after discounts, and never less than nothing', () => {
    const allowed = (tip: number) => isAllowedTip(money(tip), totals, config({ smallestUnitAmounts: [] }))
    expect([-1, 0, 1, 4501, 5000, 5001].map(allowed)).toEqual([false, true, true, true, true, false])
  })

  test('A subtotal that discounts exceed has no tip', () => {
    const free = { ...totals, totalDiscountAmount: money(9000) }
    expect(tipBase(free, { tipRules: 'subtotal', beforeDiscount: false })).toBe(0)
  })

  test('Fixed tips are minor units', () => {
    const fixed = config({ tipType: 1, smallestUnitAmounts: [100, 250] })
    expect(tipChoices(totals, fixed)).toEqual([
      { value: 100, tipAmount: 100 },
      { value: 250, tipAmount: 250 },
    ])
  })

  test('The choice at defaultIndex is preselected; an index out of range preselects none', () => {
    const choices = tipChoices(totals, config())
    expect(preselectedTip(choices, config())?.value).toBe(18)
    expect(preselectedTip(choices, config({ defaultIndex: -1 }))).toBeUndefined()
  })

  test('It is offered for the configured methods and order types only', () => {
    expect(isTipOffered(config(), 1100, '12_bankCard')).toBe(true)
    expect(isTipOffered(config(), 1100, 'out-line')).toBe(false)
    expect(isTipOffered(config(), 1200, '12_bankCard')).toBe(false)
    expect(isTipOffered(undefined, 1100, '12_bankCard')).toBe(false)
  })

  test('Custom tips only if the store allows them, and at most the price of the order', () => {
    expect(isAllowedTip(money(333), totals, config())).toBe(true)
    expect(isAllowedTip(money(333), totals, config({ useCustomPayment: false }))).toBe(false)
    expect(isAllowedTip(money(5001), totals, config())).toBe(false)
    expect(isAllowedTip(money(0), totals, config({ useCustomPayment: false }))).toBe(true)
  })

  test('A tip on a bill is of its dishes, without taxes and fees: 15 % of 5.50 is 0.82', () => {
    const round = tipTotalsOf({
      totalLines: [
        { kind: 'items', id: 'items', name: {}, amount: money(600), rule: 'cart.rule.items', ruleParams: {} },
        { kind: 'discount', id: 'd', name: {}, amount: money(-50), rule: 'cart.rule.coupon', ruleParams: {} },
        { kind: 'tax', id: 'vat', name: {}, amount: money(49), rule: 'cart.rule.tax', ruleParams: {} },
      ],
      totalAmount: money(649),
      totalDiscountAmount: money(50),
      totalPaidAmount: money(599),
    })
    const tipOf = (part: number, beforeDiscount: boolean) =>
      tipChoices(tipTotalsOfShare([round], money(part)), config({ beforeDiscount }))[0]?.tipAmount
    expect([tipOf(599, false), tipOf(599, true)]).toEqual([82, 90])
    expect(tipOf(300, false)).toBe(41)
  })

  test('Parts of a bill have no larger base together than the whole bill', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    const round = fc.record({ items: amount, off: amount, fees: amount }).map(
      ({ items, off, fees }): TipTotals => ({
        itemsAmount: money(items),
        totalDiscountAmount: money(Math.min(items, off)),
        totalAmount: money(items + fees),
        totalPaidAmount: money(items + fees - Math.min(items, off)),
      }),
    )
    fc.assert(
      fc.property(
        fc.array(round, { minLength: 1, maxLength: 4 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rounds, at) => {
          const whole = rounds.reduce((all, { totalPaidAmount }) => all + totalPaidAmount, 0)
          fc.pre(whole > 0)
          const first = Math.trunc(whole * at)
          for (const tipRules of ['subtotal', 'total'] as const)
            for (const beforeDiscount of [true, false]) {
              const base = (part: number) =>
                tipBase(tipTotalsOfShare(rounds, money(part)), { tipRules, beforeDiscount })
              const all = rounds.reduce((sum, it) => sum + tipBase(it, { tipRules, beforeDiscount }), 0)
              expect(base(whole)).toBe(all)
              // The items and the discount are truncated apart: at most one unit each way.
              expect(base(first) + base(whole - first)).toBeLessThanOrEqual(all + 1)
              expect(base(first) + base(whole - first)).toBeGreaterThanOrEqual(all - 2)
            }
        },
      ),
    )
  })

  test('Every choice is allowed, is whole, and grows with its percentage', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000 })
    const percents = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), percents, (items, share, list) => {
        const discount = Math.trunc(items * share)
        const bill: TipTotals = {
          itemsAmount: money(items),
          totalDiscountAmount: money(discount),
          totalAmount: money(items),
          totalPaidAmount: money(items - discount),
        }
        const sorted = [...list].sort((a, b) => a - b)
        const tips = tipChoices(bill, config({ smallestUnitAmounts: sorted, useCustomPayment: false }))
        for (const { value, tipAmount } of tips) {
          expect(isAllowedTip(tipAmount, bill, config({ smallestUnitAmounts: sorted, useCustomPayment: false }))).toBe(
            true,
          )
          expect(BigInt(tipAmount)).toBe((BigInt(items) * BigInt(value)) / 100n)
        }
        expect(tips.map(tip => tip.tipAmount)).toEqual(tips.map(tip => tip.tipAmount).toSorted((a, b) => a - b))
      }),
    )
  })
})
