import { describe, expect, it } from 'vitest'
import type { Coupon, CouponTemplate } from '../coupon/index.ts'
import { money } from '../money/index.ts'
import { calculate } from './calculate.ts'
import type { CalculationInput, CouponToUse, LineToPrice } from './calculation.ts'
import { couponsTaken, couponToUse } from './coupons.ts'
import { inputOf, lineOf, promotionOf, shopOf } from './testing.ts'

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
  it('takes off the lines it is attached to and stands in the total by its name · CART-14', () => {
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

  it('is never worth more than what it is for · CART-14', () => {
    expect(priced([lineOf('a', 300)], [coupon()]).totalPaidAmount).toBe(0)
  })

  it('keys that are foreign, gone or named twice change nothing · S6', () => {
    const honest = priced(two, [coupon({ itemKeys: ['a'] })])
    expect(priced(two, [coupon({ itemKeys: ['a', 'a', 'stranger'] })])).toEqual(honest)
    expect(priced(two, [coupon({ itemKeys: ['stranger'] })]).couponList).toMatchObject([
      { problem: 'noDish', discountAmount: 0, itemKeys: [] },
    ])
  })

  it('is only for its dishes, whatever line it was attached to · S6', () => {
    const answer = priced(two, [coupon({ foodIds: ['a'], itemKeys: ['a', 'b'] })])
    expect(answer.items.map(it => it.discountAmount)).toEqual([500, 0])
  })

  it('a free dish is one piece, worked out anew when the dish is changed for another · S6', () => {
    const free = coupon({ effect: { kind: 'dish' }, foodIds: ['a', 'b'] })
    expect(priced([lineOf('a', 1000, 3)], [free]).totalDiscountAmount).toBe(1000)
    expect(priced([lineOf('c', 9000)], [free]).couponList).toMatchObject([{ problem: 'noDish' }])
  })

  it('says what is missing to its minimum, and takes nothing before · CART-14', () => {
    const answer = priced(two, [coupon({ minimum: money(3200) })])
    expect(answer.couponList).toMatchObject([{ problem: 'minimum', missingAmount: 200, discountAmount: 0 }])
    expect(answer.totalDiscountAmount).toBe(0)
  })

  it('the same coupon twice is one coupon · S6', () => {
    expect(priced(two, [coupon(), coupon()]).totalDiscountAmount).toBe(500)
  })

  it('two coupons never take off the same line: the better one is taken · S7', () => {
    const other = coupon({ couponCode: 'C2', effect: { kind: 'percent', rate: 200_000 } })
    const answer = priced(two, [coupon(), other])
    expect(answer.couponList.map(it => [it.couponCode, it.discountAmount, it.problem])).toEqual([
      ['C1', 0, 'excluded'],
      ['C2', 600, undefined],
    ])
    const apart = priced(two, [coupon({ itemKeys: ['a'] }), { ...other, itemKeys: ['b'] }])
    expect(apart.totalDiscountAmount).toBe(900)
  })

  it('one that is used without promotions, and a promotion that takes no coupon: the better one · S7', () => {
    const promotion = (amount: number, excludesCoupons = false) =>
      shopOf({ promotions: [promotionOf('p', { kind: 'amount', amount: money(amount) }, { excludesCoupons })] })
    const alone = coupon({ excludesPromotions: true })
    expect(priced(two, [alone], { shop: promotion(400) })).toMatchObject({ executeList: [], totalDiscountAmount: 500 })
    const less = priced(two, [alone], { shop: promotion(600) })
    expect(less.couponList).toMatchObject([{ problem: 'excluded', discountAmount: 0 }])
    expect(less.totalDiscountAmount).toBe(600)
    expect(priced(two, [coupon()], { shop: promotion(600, true) }).totalDiscountAmount).toBe(600)
  })

  it('one that cannot be used is kept with its reason and takes nothing · S6', () => {
    const answer = priced(two, [coupon({ problem: 'ended' })])
    expect(answer.couponList).toMatchObject([{ problem: 'ended', discountAmount: 0 }])
    expect(answer.totalDiscountAmount).toBe(0)
  })

  it('an order takes those that take something off, and no other keeps a means from paying · S6, PAY-4', () => {
    const { couponList } = priced(two, [coupon(), coupon({ couponCode: 'C2', problem: 'notNow' })])
    expect(couponList).toHaveLength(2)
    expect(couponsTaken(couponList)).toEqual(['C1'])
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

  it('its days go by today, its hours by when the food is wanted · T1', () => {
    expect(problem(owned)).toBeUndefined()
    expect(problem(owned, { date: '2026-12-01' })).toBe('ended')
    expect(problem(owned, { wanted: { weekday: 1, minutes: 720 } })).toBe('notNow')
  })

  it('one that left its owner’s wallet takes nothing · A1', () => {
    expect(problem(undefined)).toBe('gone')
  })
})
