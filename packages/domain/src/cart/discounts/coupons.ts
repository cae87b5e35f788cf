import { type Coupon, couponFault } from '../../coupon/index.ts'
import { isWithin } from '../../menu/index.ts'
import { money } from '../../money/index.ts'
import type { BizType, LocalTime, Promotion, ShopConfig } from '../../store/index.ts'
import type { CartCoupon, CouponToUse } from '../calculation.ts'
import type { DraftLine } from '../draft.ts'
import { type Discount, discountOf } from './discount.ts'
import type { AppliedDiscount, Remaining } from './apply-discount.ts'

/** A coupon as stored with the cart: attached to certain lines, or to all it applies to. CART-14 */
export interface AttachedCoupon {
  couponCode: string
  itemKeys: string[]
  /** The guest whose coupon it is. */
  owner: string
}

/** Maximum number of coupons in a cart. */
export const MAX_COUPONS = 5

/** Store and times for checking coupons: days are checked today, hours at the wanted time, both store-local. */
export interface CouponMoment {
  shop: Pick<ShopConfig, 'shopId' | 'currency'>
  bizType: BizType
  /** Today's store-local date. */
  date: string
  wanted: Pick<LocalTime, 'weekday' | 'minutes'>
}

/**
 * An attached coupon with the terms that pricing needs; one that is no longer in its owner's wallet gets the problem `gone`. S6
 */
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

/** Indexes of the lines a coupon may take from: its dishes, among the lines it is attached to. S6 */
const linesOfCoupon = ({ foodIds, itemKeys }: CouponToUse, lines: readonly DraftLine[]): number[] =>
  lines.flatMap(({ line }, place) => {
    const isItsDish = foodIds.length === 0 || foodIds.includes(line.foodId)
    const isMeant = itemKeys.length === 0 || itemKeys.includes(line.itemKey)
    return isItsDish && isMeant ? [place] : []
  })

/** The discount of a coupon. */
export function discountOfCoupon(coupon: CouponToUse, lines: readonly DraftLine[]): Discount {
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
  return { ...discountOf(promotion, linesOfCoupon(coupon, lines), lines), coupon }
}

/** Each attached coupon with the amount it takes off, or why it takes nothing off; recomputed with every change. CART-14 */
export const couponResults = (
  coupons: readonly CouponToUse[],
  discounts: readonly Discount[],
  applied: readonly AppliedDiscount[],
  remaining: Remaining,
): CartCoupon[] =>
  coupons.map(coupon => {
    const { couponCode, name, itemKeys } = coupon
    const use = applied.find(it => it.discount.coupon === coupon)
    const own = { couponCode, name, missingAmount: money(0) }
    if (use) {
      const from = use.discount.lineIndexes.filter((_, at) => (use.shares[at] ?? 0) > 0)
      return { ...own, itemKeys: from.map(place => keyOf(remaining, place)), discountAmount: money(use.off) }
    }
    const known = itemKeys.filter(
      (key, at) => itemKeys.indexOf(key) === at && remaining.lines.some(it => it.line.itemKey === key),
    )
    const unused = { ...own, itemKeys: known, discountAmount: money(0) }
    if (coupon.problem) return { ...unused, problem: coupon.problem }
    const discount = discounts.find(it => it.coupon === coupon)
    if (!discount || discount.lineIndexes.length === 0) return { ...unused, problem: 'noDish' }
    const missing = Math.max(0, coupon.minimum - remaining.dishes)
    if (missing > 0) return { ...unused, problem: 'minimum', missingAmount: money(missing) }
    return { ...unused, problem: 'excluded' }
  })

/** Codes of the coupons that take something off: the order uses these, and no other coupon blocks a payment method. S6, PAY-4 */
export const couponsInUse = (couponList: readonly Pick<CartCoupon, 'couponCode' | 'discountAmount'>[]): string[] =>
  couponList.filter(it => it.discountAmount > 0).map(it => it.couponCode)

const keyOf = (remaining: Remaining, place: number): string => remaining.lines[place]?.line.itemKey ?? ''
