import { type Coupon, couponFault } from '../coupon/index.ts'
import { isWithin } from '../menu/index.ts'
import { money } from '../money/index.ts'
import type { BizType, LocalTime, Promotion, ShopConfig } from '../store/index.ts'
import type { CartCoupon, CouponToUse } from './calculation.ts'
import type { DraftLine } from './draft.ts'
import { type Cut, cutOf } from './promotion-cut.ts'
import type { Taken, Till } from './promotion-take.ts'

/** A coupon as a cart keeps it: its own lines, or all it may be used on. CART-14 */
export interface AttachedCoupon {
  couponCode: string
  itemKeys: string[]
  /** Who attached it: the one whose coupon it is. */
  owner: string
}

/** No cart takes more. */
export const MOST_COUPONS = 5

/** Where and when coupons are looked at: their days by today, their hours by when the food is wanted, on the store's clock. */
export interface CouponMoment {
  shop: Pick<ShopConfig, 'shopId' | 'currency'>
  bizType: BizType
  /** The store's date of now. */
  date: string
  wanted: Pick<LocalTime, 'weekday' | 'minutes'>
}

/** An attached coupon with what the engine must know of it; one that is gone from its owner's wallet takes nothing off. S6 */
export function couponToUse(
  { couponCode, itemKeys }: Pick<AttachedCoupon, 'couponCode' | 'itemKeys'>,
  coupon: Coupon | undefined,
  moment: CouponMoment,
): CouponToUse {
  if (!coupon) return { ...NO_TERMS, couponCode, itemKeys, problem: 'gone' }
  const { name, effect, minimum, foodIds, excludesPromotions, windows } = coupon.template
  const { shop, bizType, date, wanted } = moment
  const place = { shopId: shop.shopId, currencyCode: shop.currency.currencyCode, bizType, date }
  const problem = couponFault(coupon, place) ?? (isWithin(windows, wanted) ? undefined : ('notNow' as const))
  const terms = { couponCode, itemKeys, name, effect, minimum, foodIds, excludesPromotions }
  return problem ? { ...terms, problem } : terms
}

const NO_TERMS: Omit<CouponToUse, 'couponCode' | 'itemKeys'> = {
  name: {},
  effect: { kind: 'amount', amount: money(0) },
  minimum: money(0),
  foodIds: [],
  excludesPromotions: false,
}

/** The places of the lines a coupon may take from: its dishes, among the lines it was attached to. S6 */
const linesOfCoupon = ({ foodIds, itemKeys }: CouponToUse, lines: readonly DraftLine[]): number[] =>
  lines.flatMap(({ line }, place) => {
    const isItsDish = foodIds.length === 0 || foodIds.includes(line.foodId)
    const isMeant = itemKeys.length === 0 || itemKeys.includes(line.itemKey)
    return isItsDish && isMeant ? [place] : []
  })

/** A coupon as something to take off. */
export function cutOfCoupon(coupon: CouponToUse, lines: readonly DraftLine[]): Cut {
  const { effect, couponCode, name, minimum } = coupon
  const promotion: Promotion = {
    discountId: couponCode,
    promotionType: 0,
    name,
    effect: effect.kind === 'dish' ? { kind: 'buyGet', buy: 0, get: 1, rate: 1_000_000, most: 1 } : effect,
    threshold: minimum,
    windows: [],
    bizTypes: [],
    foodIds: [],
  }
  return { ...cutOf(promotion, linesOfCoupon(coupon, lines), lines), coupon }
}

/** Each attached coupon with what it takes off, or why it takes nothing: worked out anew with every change. CART-14 */
export const answeredCoupons = (
  coupons: readonly CouponToUse[],
  cuts: readonly Cut[],
  taken: readonly Taken[],
  till: Till,
): CartCoupon[] =>
  coupons.map(coupon => {
    const { couponCode, name, itemKeys } = coupon
    const one = taken.find(it => it.cut.coupon === coupon)
    const own = { couponCode, name, missingAmount: money(0) }
    if (one) {
      const from = one.cut.at.filter((_, at) => (one.shares[at] ?? 0) > 0)
      return { ...own, itemKeys: from.map(place => keyOf(till, place)), discountAmount: money(one.off) }
    }
    const known = itemKeys.filter(
      (key, at) => itemKeys.indexOf(key) === at && till.lines.some(it => it.line.itemKey === key),
    )
    const unused = { ...own, itemKeys: known, discountAmount: money(0) }
    if (coupon.problem) return { ...unused, problem: coupon.problem }
    const cut = cuts.find(it => it.coupon === coupon)
    if (!cut || cut.at.length === 0) return { ...unused, problem: 'noDish' }
    const missing = Math.max(0, coupon.minimum - till.dishes)
    if (missing > 0) return { ...unused, problem: 'minimum', missingAmount: money(missing) }
    return { ...unused, problem: 'excluded' }
  })

/** The coupons that take something off, by their codes: an order takes those, and no other stands in the way of a means. S6, PAY-4 */
export const couponsTaken = (couponList: readonly Pick<CartCoupon, 'couponCode' | 'discountAmount'>[]): string[] =>
  couponList.filter(it => it.discountAmount > 0).map(it => it.couponCode)

const keyOf = (till: Till, place: number): string => till.lines[place]?.line.itemKey ?? ''
