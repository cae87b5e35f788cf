import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '../../money/index.ts'
import { type Promotion, promotionsFor } from '../../store/index.ts'
import { calculate } from '../calculate.ts'
import type { CalculationInput, CouponToUse, LineToPrice } from '../calculation.ts'
import { draftLines } from '../draft.ts'
import { discountOfCoupon } from './coupons.ts'
import { excludeEachOther, inApplyingOrder, appliesTo, isOptional, type Discount, discountOf } from './discount.ts'
import { applyDiscounts } from './choose-discounts.ts'
import { inputOf, lineOf, promotionOf, shopOf } from '../testing.ts'

const cents = (max: number) => fc.integer({ min: 0, max }).map(money)
const FOODS = ['f0', 'f1', 'f2', 'f3']

const sets = fc.record({
  kind: fc.constant('buyGet' as const),
  buy: fc.integer({ min: 0, max: 3 }),
  get: fc.integer({ min: 1, max: 2 }),
  rate: fc.constantFrom(250_000, 500_000, 1_000_000),
  most: fc.integer({ min: 0, max: 2 }),
  perDish: fc.boolean(),
})
const percent = fc.integer({ min: 0, max: 1_000_000 }).map(rate => ({ kind: 'percent' as const, rate }))
const effect = fc.oneof(
  percent,
  cents(3000).map(amount => ({ kind: 'amount' as const, amount })),
  sets,
  fc.constant({ kind: 'freeDelivery' as const }),
)

const promotion = fc.record(
  {
    threshold: cents(8000),
    thresholdOn: fc.constantFrom('before' as const, 'after' as const),
    promotionType: fc.constantFrom(1101, 1104, 1105, 1203, 2203),
    foodIds: fc.subarray(FOODS),
    priority: fc.integer({ min: 0, max: 1 }),
    group: fc.constantFrom('g', 'h'),
    excludes: fc.subarray(['p0', 'p1', 'p2', 'p3']),
    excludesCoupons: fc.boolean(),
    stackable: fc.boolean(),
  },
  { requiredKeys: ['threshold', 'promotionType', 'foodIds'] },
)
const promotionsOf = (maxLength: number) =>
  fc
    .array(fc.record({ effect, own: promotion }), { maxLength })
    .map(all => all.map(({ effect: what, own }, at) => promotionOf(`p${at}`, what, own)))

const lines = fc
  .array(
    fc.record({
      unit: cents(5000),
      quantity: fc.integer({ min: 1, max: 6 }),
      foodId: fc.constantFrom(...FOODS),
      saved: fc.integer({ min: 0, max: 300 }),
    }),
    { maxLength: 8 },
  )
  .map(all =>
    all.map(({ unit, quantity, foodId, saved }, at) =>
      lineOf(`l${at}`, unit, quantity, { foodId, memberUnitAmount: money(Math.max(0, unit - saved)) }),
    ),
  )

const coupons = fc
  .array(
    fc.record({
      what: fc.oneof(
        percent,
        cents(2000).map(amount => ({ kind: 'amount' as const, amount })),
        fc.constant({ kind: 'dish' as const }),
      ),
      itemKeys: fc.subarray(['l0', 'l1', 'l2', 'stranger']),
      foodIds: fc.subarray(FOODS),
      minimum: cents(4000),
      excludesPromotions: fc.boolean(),
    }),
    { maxLength: 3 },
  )
  .map((all): CouponToUse[] =>
    all.map(({ what: effect, ...own }, at) => ({ ...own, effect, couponCode: `C${at}`, name: { en_US: `C${at}` } })),
  )

const inputs: fc.Arbitrary<CalculationInput> = fc
  .record({
    lines,
    promotions: promotionsOf(7),
    coupons,
    chosenDiscountIds: fc.subarray(['p0', 'p1', 'p2', 'p3', 'p4']),
    isMember: fc.boolean(),
    fee: cents(900),
    decimals: fc.constantFrom(0, 2, 3),
  })
  .map(({ lines: all, promotions, fee, decimals, ...own }) =>
    inputOf(all, {
      ...own,
      shop: shopOf({
        promotions,
        currency: { currencyCode: 'XXX', currencySymbol: 'x', internationalSystemOfUnits: decimals },
      }),
      bizType: 1200,
      zone: { zoneId: 'z', name: {}, fee, minimumDeliveryFee: money(0) },
    }),
  )

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)

/** The applied promotions as discounts. */
function appliedDiscounts(input: CalculationInput): Discount[] {
  const drafted = draftLines(input.lines, input.isMember)
  const answer = calculate(input)
  const dressed = (it: Promotion): Discount =>
    discountOf(
      it,
      drafted.flatMap(({ line }, at) => (appliesTo(it, line) ? [at] : [])),
      drafted,
    )
  const promotions = input.shop.promotions
    .filter(it => answer.executeList.some(one => one.discountId === it.discountId))
    .map(dressed)
  const used = (input.coupons ?? [])
    .filter(it => answer.couponList.some(one => one.couponCode === it.couponCode && one.discountAmount > 0))
    .map(it => discountOfCoupon(it, drafted))
  return [...promotions, ...used]
}

describe('any promotions and coupons, in 0, 2 and 3 decimals', () => {
  it('Discounts equal the sum on lines and delivery, and nothing becomes negative (PRICE-2, M6)', () => {
    fc.assert(
      fc.property(inputs, input => {
        const it = calculate(input)
        const onLines = sum(it.items.map(line => line.discountAmount))
        const byMember = -sum(it.totalLines.filter(line => line.id === 'member').map(line => line.amount))
        const executed = sum(it.executeList.map(one => one.discountAmount))
        const byCoupon = sum(it.couponList.map(one => one.discountAmount))
        expect(byMember + executed + byCoupon).toBe(it.totalDiscountAmount)
        expect(it.totalDiscountAmount - onLines).toBeLessThanOrEqual(it.deliveryFee)
        for (const line of it.items) {
          expect(line.discountAmount).toBeGreaterThanOrEqual(0)
          expect(line.discountAmount).toBeLessThanOrEqual(line.amount)
        }
        const shown = it.totalLines.filter(line => line.kind !== 'taxIncluded')
        expect(sum(shown.map(line => line.amount))).toBe(it.totalPaidAmount)
      }),
      { numRuns: 400 },
    )
  })

  it('A guest pays the same whether offers for segments are left out of the list or left unused (CARD-19)', () => {
    const owner = fc.constantFrom({}, { segmentId: 'gold' }, { segmentId: 'lapsed' })
    const owned = fc.array(owner, { minLength: 6 })
    const check = (input: CalculationInput, owners: object[], segments: string[]) => {
      const all = input.shop.promotions.map((one, at) => ({ ...one, ...owners[at] }))
      const own = promotionsFor(all, segments)
      const order = calculate({ ...input, segments, shop: { ...input.shop, promotions: all } })
      expect(calculate({ ...input, shop: { ...input.shop, promotions: own } })).toEqual(order)
    }
    fc.assert(fc.property(inputs, owned, fc.subarray(['gold', 'lapsed']), check), { numRuns: 300 })
  })

  it('The order of promotions, coupons and lines does not change the result (PRICE-1)', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 7 }), (input, rotation) => {
        const { chosenDiscountIds: ids = [] } = input
        const rotated = <T>(all: readonly T[]): T[] => [...all.slice(rotation), ...all.slice(0, rotation)].reverse()
        const other = calculate({
          ...input,
          lines: rotated(input.lines),
          coupons: rotated(input.coupons ?? []),
          chosenDiscountIds: ids === 'best' ? ids : rotated(ids),
          shop: { ...input.shop, promotions: rotated(input.shop.promotions) },
        })
        const one = calculate(input)
        const byKey = (all: typeof one) => ({
          items: new Map(all.items.map(line => [line.itemKey, line])),
          coupons: new Map(all.couponList.map(it => [it.couponCode, { ...it, itemKeys: new Set(it.itemKeys) }])),
        })
        expect(byKey(other)).toEqual(byKey(one))
        expect({ ...other, items: [], couponList: [], totalLines: [] }).toEqual({
          ...one,
          items: [],
          couponList: [],
          totalLines: [],
        })
      }),
      { numRuns: 300 },
    )
  })

  it('No two applied promotions exclude each other, and exclusion is symmetric (S7)', () => {
    fc.assert(
      fc.property(inputs, input => {
        const discounts = appliedDiscounts(input)
        for (const a of discounts)
          for (const b of discounts) {
            expect(excludeEachOther(a, b)).toBe(excludeEachOther(b, a))
            if (a !== b) expect(excludeEachOther(a, b)).toBe(false)
          }
      }),
      { numRuns: 400 },
    )
  })

  it('The best optional promotions take off at least what automatic ones and any single choice do (PRICE-3)', () => {
    fc.assert(
      fc.property(inputs, input => {
        const best = calculate({ ...input, chosenDiscountIds: 'best' })
        const ids = input.shop.promotions.filter(isOptional).map(it => it.discountId)
        for (const chosenDiscountIds of [[], ids, ...ids.map(id => [id])]) {
          const other = calculate({ ...input, chosenDiscountIds })
          expect(best.totalDiscountAmount).toBeGreaterThanOrEqual(other.totalDiscountAmount)
        }
        const again = best.optionalList.filter(it => it.chosen).map(it => it.discountId)
        expect(calculate({ ...input, chosenDiscountIds: again }).totalPaidAmount).toBe(best.totalPaidAmount)
      }),
      { numRuns: 300 },
    )
  })

  it('Optional promotions 1104 and 1105 never apply unless chosen (PRICE-3)', () => {
    fc.assert(
      fc.property(inputs, input => {
        for (const { discountId, promotionType } of calculate(input).executeList)
          if (promotionType === 1104 || promotionType === 1105) expect(input.chosenDiscountIds).toContain(discountId)
      }),
    )
  })
})

describe('two or three promotions that exclude each other', () => {
  /** The best of all compatible subsets, by exhaustive search. */
  function most(all: readonly Promotion[], drafted: ReturnType<typeof draftLines>): number {
    const remaining = {
      lines: drafted,
      rest: drafted.map(it => it.amount as number),
      deliveryRest: 0,
      dishes: sum(drafted.map(it => it.amount)),
    }
    const discounts = inApplyingOrder(
      all
        .filter(it => !isOptional(it))
        .map(it =>
          discountOf(
            it,
            drafted.flatMap(({ line }, at) => (appliesTo(it, line) ? [at] : [])),
            drafted,
          ),
        ),
    )
    let best = 0
    for (let ways = 0; ways < 2 ** discounts.length; ways += 1) {
      const some = discounts.filter((_, at) => ways & (2 ** at))
      if (some.some(a => some.some(b => a !== b && excludeEachOther(a, b)))) continue
      best = Math.max(best, sum(applyDiscounts(remaining, some).map(it => it.off)))
    }
    return best
  }

  it('Without priorities, no other combination is better for the guest (S7)', () => {
    const equal = promotionsOf(3).map(all =>
      all.map(({ priority: _, thresholdOn: __, ...it }) => ({ ...it, promotionType: 1101 })),
    )
    fc.assert(
      fc.property(lines, equal, (some, promotions) => {
        const answer = calculate(inputOf(some, { shop: shopOf({ promotions }) }))
        expect(answer.totalDiscountAmount).toBe(most(promotions, draftLines(some, false)))
      }),
      { numRuns: 600 },
    )
  })
})

describe('splitting an order', () => {
  /** Each promotion truncates at most a fraction per line and per order, and splits to whole units. */
  const bound = (whole: readonly LineToPrice[], promotions: readonly Promotion[]) =>
    promotions.length * 2 * (whole.length + 2)

  it('Splitting an order never costs less, within rounding, for percentages and unlimited sets (M14)', () => {
    const perPiece = fc
      .array(
        fc.oneof(
          percent,
          sets.map(it => ({ ...it, most: 0 })),
        ),
        { maxLength: 1 },
      )
      .map(all => all.map((effect, at) => promotionOf(`p${at}`, effect)))
    fc.assert(
      fc.property(lines, perPiece, fc.integer({ min: 0, max: 8 }), (whole, promotions, at) => {
        const paid = (some: LineToPrice[]) => calculate(inputOf(some, { shop: shopOf({ promotions }) })).totalPaidAmount
        const apart = paid(whole.slice(0, at)) + paid(whole.slice(at))
        expect(apart).toBeGreaterThanOrEqual(paid(whole) - bound(whole, promotions))
      }),
      { numRuns: 500 },
    )
  })
})
