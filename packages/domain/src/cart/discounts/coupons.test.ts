import { describe, expect, it } from 'vitest'
import type { Coupon, CouponTemplate } from '../../coupon/index.ts'
import { money } from '../../money/index.ts'
import { calculate } from '../calculate.ts'
import type { CalculationInput, CouponToUse, LineToPrice } from '../calculation.ts'
import { couponsInUse, couponToUse } from './coupons.ts'
import { inputOf, lineOf, promotionOf, shopOf } from '../testing.ts'

const coupon = (own: Partial<CouponToUse> = {}): CouponToUse => ({
  couponCode: 'C1',
  itemKeys: [],
  name: { en_US: 'Coupon' },
  effect: { kind: 'amount', amount: money(500) },
  minimum: money(0),
  foodIds: [],
  excludesPromotions: false,
  ...own,
})
const priced = (lines: LineToPrice[], coupons: CouponToUse[], own: Partial<CalculationInput> = {}) =>
  calculate(inputOf(lines, { coupons, ...own }))
const two = [lineOf('a', 1000), lineOf('b', 2000)]

describe('a coupon on lines', () => {
  it('A coupon takes off its attached lines and appears in the total by its name (CART-14)', () => {
    const answer = priced(two, [coupon({ itemKeys: ['b'] })])
    expect(answer.items.map(it => it.discountAmount)).toEqual([0, 500])
    expect(answer.couponList).toMatchObject([{ couponCode: 'C1', itemKeys: ['b'], discountAmount: 500 }])
    expect(answer.totalLines).toContainEqual({
      kind: 'discount',
      id: 'C1',
      name: { en_US: 'Coupon' },
      amount: -500,
      rule: 'cart.rule.coupon',
      ruleParams: { count: 1 },
    })
    expect(answer.totalPaidAmount).toBe(2500)
  })

  it('A coupon never takes off more than the price of its dishes (CART-14)', () => {
    expect(priced([lineOf('a', 300)], [coupon()]).totalPaidAmount).toBe(0)
  })

  it('Unknown, removed or repeated line keys change nothing (S6)', () => {
    const honest = priced(two, [coupon({ itemKeys: ['a'] })])
    expect(priced(two, [coupon({ itemKeys: ['a', 'a', 'stranger'] })])).toEqual(honest)
    expect(priced(two, [coupon({ itemKeys: ['stranger'] })]).couponList).toMatchObject([
      { problem: 'noDish', discountAmount: 0, itemKeys: [] },
    ])
  })

  it('A coupon applies to its own dishes only, whatever line it is attached to (S6)', () => {
    const answer = priced(two, [coupon({ foodIds: ['a'], itemKeys: ['a', 'b'] })])
    expect(answer.items.map(it => it.discountAmount)).toEqual([500, 0])
  })

  it('A free-dish coupon covers one piece and is recomputed when the dish changes (S6)', () => {
    const free = coupon({ effect: { kind: 'dish' }, foodIds: ['a', 'b'] })
    expect(priced([lineOf('a', 1000, 3)], [free]).totalDiscountAmount).toBe(1000)
    expect(priced([lineOf('c', 9000)], [free]).couponList).toMatchObject([{ problem: 'noDish' }])
  })

  it('Below its minimum a coupon takes nothing off and shows the missing amount (CART-14)', () => {
    const answer = priced(two, [coupon({ minimum: money(3200) })])
    expect(answer.couponList).toMatchObject([{ problem: 'minimum', missingAmount: 200, discountAmount: 0 }])
    expect(answer.totalDiscountAmount).toBe(0)
  })

  it('The same coupon attached twice counts once (S6)', () => {
    expect(priced(two, [coupon(), coupon()]).totalDiscountAmount).toBe(500)
  })

  it('Two coupons never take off the same line: the better one applies (S7)', () => {
    const other = coupon({ couponCode: 'C2', effect: { kind: 'percent', rate: 200_000 } })
    const answer = priced(two, [coupon(), other])
    expect(answer.couponList.map(it => [it.couponCode, it.discountAmount, it.problem])).toEqual([
      ['C1', 0, 'excluded'],
      ['C2', 600, undefined],
    ])
    const apart = priced(two, [coupon({ itemKeys: ['a'] }), { ...other, itemKeys: ['b'] }])
    expect(apart.totalDiscountAmount).toBe(900)
  })

  it('Of a coupon and a promotion that exclude each other the better one applies (S7)', () => {
    const promotion = (amount: number, excludesCoupons = false) =>
      shopOf({ promotions: [promotionOf('p', { kind: 'amount', amount: money(amount) }, { excludesCoupons })] })
    const alone = coupon({ excludesPromotions: true })
    expect(priced(two, [alone], { shop: promotion(400) })).toMatchObject({ executeList: [], totalDiscountAmount: 500 })
    const less = priced(two, [alone], { shop: promotion(600) })
    expect(less.couponList).toMatchObject([{ problem: 'excluded', discountAmount: 0 }])
    expect(less.totalDiscountAmount).toBe(600)
    expect(priced(two, [coupon()], { shop: promotion(600, true) }).totalDiscountAmount).toBe(600)
  })

  it('An unusable coupon stays attached with its reason and takes nothing off (S6)', () => {
    const answer = priced(two, [coupon({ problem: 'ended' })])
    expect(answer.couponList).toMatchObject([{ problem: 'ended', discountAmount: 0 }])
    expect(answer.totalDiscountAmount).toBe(0)
  })

  it('An order uses the coupons that take something off, and no other coupon blocks a payment method (S6, PAY-4)', () => {
    const { couponList } = priced(two, [coupon(), coupon({ couponCode: 'C2', problem: 'notNow' })])
    expect(couponList).toHaveLength(2)
    expect(couponsInUse(couponList)).toEqual(['C1'])
  })
})

describe('an attached coupon at a store', () => {
  const template: CouponTemplate = {
    couponTemplateId: 't',
    name: {},
    description: {},
    effect: { kind: 'dish' },
    minimum: money(0),
    shopIds: [],
    bizTypes: [1300],
    foodIds: [],
    windows: [{ weekdays: [1], from: 600, to: 720 }],
    excludesPromotions: false,
  }
  const owned: Coupon = { couponCode: 'C1', template, beginDate: '2026-11-01', endDate: '2026-11-30', used: false }
  const moment = {
    shop: { shopId: 1, currency: shopOf().currency },
    bizType: 1300 as const,
    date: '2026-11-23',
    wanted: { weekday: 1, minutes: 700 },
  }
  const problem = (one: Coupon | undefined, own: object = {}) =>
    couponToUse({ couponCode: 'C1', itemKeys: [] }, one, { ...moment, ...own }).problem

  it('Validity days are checked today, validity hours at the wanted time (T1)', () => {
    expect(problem(owned)).toBeUndefined()
    expect(problem(owned, { date: '2026-12-01' })).toBe('ended')
    expect(problem(owned, { wanted: { weekday: 1, minutes: 720 } })).toBe('notNow')
  })

  it('A coupon that left its owner’s wallet takes nothing off (A1)', () => {
    expect(problem(undefined)).toBe('gone')
  })
})
