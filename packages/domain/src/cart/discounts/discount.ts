import type { Promotion } from '../../store/index.ts'
import type { CouponToUse, LineToPrice } from '../calculation.ts'
import type { DraftLine } from '../draft.ts'

/** A discount that may apply: a promotion, or a coupon represented as one. */
export interface Discount {
  promotion: Promotion
  coupon?: CouponToUse
  /** The free line the promotion adds. */
  gift?: LineToPrice
  onDelivery: boolean
  /** Indexes of the lines it applies to. */
  lineIndexes: readonly number[]
  /** For promotions that count pieces: the lines whose pieces form sets together. */
  pieceGroups: readonly PieceGroup[]
}

/** Lines whose pieces form sets together; `n` is the index in `Discount.lineIndexes`. */
export interface PieceGroup {
  lines: { n: number; quantity: number }[]
  pieces: number
}

/** The discount of a promotion on these lines. */
export function discountOf(
  promotion: Promotion,
  lineIndexes: readonly number[],
  lines: readonly DraftLine[],
): Discount {
  return {
    promotion,
    onDelivery: isOnDelivery(promotion),
    lineIndexes,
    pieceGroups: pieceGroups(promotion, lineIndexes, lines),
  }
}

function pieceGroups({ effect }: Promotion, lineIndexes: readonly number[], lines: readonly DraftLine[]): PieceGroup[] {
  if (effect.kind !== 'buyGet') return []
  const groups = new Map<string, PieceGroup>()
  for (const [n, index] of lineIndexes.entries()) {
    const line = lines[index]?.line
    if (!line) continue
    const name = effect.perDish ? line.foodId : ''
    const group = groups.get(name) ?? { lines: [], pieces: 0 }
    group.lines.push({ n, quantity: line.quantity })
    group.pieces += line.quantity
    groups.set(name, group)
  }
  return [...groups.values()]
}

const OPTIONAL = new Set([1104, 1105])
const ON_DELIVERY = new Set([1203, 5201, 2203])

/** The guest has to choose it. PRICE-3 */
export const isOptional = ({ promotionType }: Promotion): boolean => OPTIONAL.has(promotionType)

/** It reduces the delivery fee. PRICE-3 */
export const isOnDelivery = ({ effect, promotionType }: Promotion): boolean =>
  effect.kind === 'freeDelivery' || ON_DELIVERY.has(promotionType)

/** It applies to certain dishes only. */
export const isOnDishes = ({ foodIds, menuGroupIds = [] }: Promotion): boolean =>
  foodIds.length + menuGroupIds.length > 0

/** Whether the promotion applies to the line. */
export const appliesTo = (
  { foodIds, menuGroupIds = [] }: Promotion,
  line: Pick<LineToPrice, 'foodId' | 'menuGroupId'>,
): boolean =>
  (foodIds.length === 0 && menuGroupIds.length === 0) ||
  foodIds.includes(line.foodId) ||
  menuGroupIds.includes(line.menuGroupId)

/** Order of application: dishes, the whole order, chosen by the guest, coupons, delivery, gifts. */
function rankOf({ promotion, coupon, onDelivery }: Discount): number {
  if (promotion.effect.kind === 'gift') return 5
  if (onDelivery) return 4
  if (coupon) return 3
  if (isOptional(promotion)) return 2
  return isOnDishes(promotion) ? 0 : 1
}

/** Discounts in the order in which they are applied; independent of the order of the list. */
export const inApplyingOrder = (discounts: readonly Discount[]): Discount[] =>
  discounts
    .map(discount => ({
      discount,
      rank: rankOf(discount),
      priority: priorityOf(discount),
      id: discount.promotion.discountId,
    }))
    .sort((a, b) => a.rank - b.rank || b.priority - a.priority || (a.id < b.id ? -1 : 1))
    .map(({ discount }) => discount)

export const priorityOf = ({ promotion }: Discount): number => promotion.priority ?? 0

/** Whether the two are never applied together. Symmetric. S7 */
export function excludeEachOther(a: Discount, b: Discount): boolean {
  if (a.coupon && b.coupon) return sharesLines(a, b)
  if (a.coupon) return excludedByCoupon(a.coupon, b.promotion)
  if (b.coupon) return excludedByCoupon(b.coupon, a.promotion)
  return promotionsExclude(a, b)
}

/** Two coupons never take off the same line. */
const sharesLines = (a: Discount, b: Discount): boolean =>
  a.lineIndexes.some(lineIndexes => b.lineIndexes.includes(lineIndexes))

const excludedByCoupon = (coupon: CouponToUse, promotion: Promotion): boolean =>
  coupon.excludesPromotions || promotion.excludesCoupons === true

function promotionsExclude(
  { promotion: a, onDelivery }: Discount,
  { promotion: b, onDelivery: other }: Discount,
): boolean {
  if (a.group !== undefined && a.group === b.group) return true
  if (names(a, b) || names(b, a)) return true
  if (isOptional(a) && isOptional(b) && !(a.stackable && b.stackable)) return true
  return onDelivery === other && (isExclusive(a) || isExclusive(b))
}

const names = ({ excludes = [] }: Promotion, other: Promotion): boolean => excludes.includes(other.discountId)

/** An optional promotion excludes other optional ones by default; `stackable: false` excludes all promotions. */
const isExclusive = ({ stackable }: Promotion): boolean => stackable === false
