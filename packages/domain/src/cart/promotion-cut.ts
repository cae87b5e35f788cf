import type { Promotion } from '../store/index.ts'
import type { CouponToUse, LineToPrice } from './calculation.ts'
import type { DraftLine } from './draft.ts'

/** Something that may be taken off: a promotion, or a coupon dressed as one. */
export interface Cut {
  promotion: Promotion
  coupon?: CouponToUse
  /** What comes along free. */
  gift?: LineToPrice
  onDelivery: boolean
  /** The places of the lines it is for. */
  at: readonly number[]
  /** Where it counts pieces: which of them make sets together. */
  heaps: readonly Heap[]
}

/** Lines whose pieces make sets together; `n` is the line's place in `Cut.at`. */
export interface Heap {
  lines: { n: number; quantity: number }[]
  pieces: number
}

/** A promotion as something to take off these lines. */
export function cutOf(promotion: Promotion, at: readonly number[], lines: readonly DraftLine[]): Cut {
  return { promotion, onDelivery: isOnDelivery(promotion), at, heaps: heapsOf(promotion, at, lines) }
}

function heapsOf({ effect }: Promotion, at: readonly number[], lines: readonly DraftLine[]): Heap[] {
  if (effect.kind !== 'buyGet') return []
  const heaps = new Map<string, Heap>()
  for (const [n, place] of at.entries()) {
    const line = lines[place]?.line
    if (!line) continue
    const name = effect.perDish ? line.foodId : ''
    const heap = heaps.get(name) ?? { lines: [], pieces: 0 }
    heap.lines.push({ n, quantity: line.quantity })
    heap.pieces += line.quantity
    heaps.set(name, heap)
  }
  return [...heaps.values()]
}

const OPTIONAL = new Set([1104, 1105])
const ON_DELIVERY = new Set([1203, 5201, 2203])

/** The diner chooses it. PRICE-3 */
export const isOptional = ({ promotionType }: Promotion): boolean => OPTIONAL.has(promotionType)

/** It takes off the delivery fee. PRICE-3 */
export const isOnDelivery = ({ effect, promotionType }: Promotion): boolean =>
  effect.kind === 'freeDelivery' || ON_DELIVERY.has(promotionType)

/** It is for some dishes alone. */
export const isOnDishes = ({ foodIds, menuGroupIds = [] }: Promotion): boolean =>
  foodIds.length + menuGroupIds.length > 0

/** The line is one it is for. */
export const isFor = (
  { foodIds, menuGroupIds = [] }: Promotion,
  line: Pick<LineToPrice, 'foodId' | 'menuGroupId'>,
): boolean =>
  (foodIds.length === 0 && menuGroupIds.length === 0) ||
  foodIds.includes(line.foodId) ||
  menuGroupIds.includes(line.menuGroupId)

/** When it is taken off: dishes, the whole order, what the diner chose, coupons, delivery, gifts. */
function rankOf({ promotion, coupon, onDelivery }: Cut): number {
  if (promotion.effect.kind === 'gift') return 5
  if (onDelivery) return 4
  if (coupon) return 3
  if (isOptional(promotion)) return 2
  return isOnDishes(promotion) ? 0 : 1
}

/** Cuts in the order they are taken off in: one of their own, so that the order of the list decides nothing. */
export const inOrder = (cuts: readonly Cut[]): Cut[] =>
  cuts
    .map(cut => ({ cut, rank: rankOf(cut), priority: priorityOf(cut), id: cut.promotion.discountId }))
    .sort((a, b) => a.rank - b.rank || b.priority - a.priority || (a.id < b.id ? -1 : 1))
    .map(({ cut }) => cut)

export const priorityOf = ({ promotion }: Cut): number => promotion.priority ?? 0

/** The two are never taken together. The answer is the same whichever is asked about first. S7 */
export function excludeEachOther(a: Cut, b: Cut): boolean {
  if (a.coupon && b.coupon) return sharesLines(a, b)
  if (a.coupon) return excludedByCoupon(a.coupon, b.promotion)
  if (b.coupon) return excludedByCoupon(b.coupon, a.promotion)
  return promotionsExclude(a, b)
}

/** Two coupons never take off the same line. */
const sharesLines = (a: Cut, b: Cut): boolean => a.at.some(at => b.at.includes(at))

const excludedByCoupon = (coupon: CouponToUse, promotion: Promotion): boolean =>
  coupon.excludesPromotions || promotion.excludesCoupons === true

function promotionsExclude({ promotion: a, onDelivery }: Cut, { promotion: b, onDelivery: other }: Cut): boolean {
  if (a.group !== undefined && a.group === b.group) return true
  if (names(a, b) || names(b, a)) return true
  if (isOptional(a) && isOptional(b) && !(a.stackable && b.stackable)) return true
  return onDelivery === other && (isAlone(a) || isAlone(b))
}

const names = ({ excludes = [] }: Promotion, other: Promotion): boolean => excludes.includes(other.discountId)

/** One the diner chooses is kept from its like alone by saying nothing: "false" keeps it from all. */
const isAlone = ({ stackable }: Promotion): boolean => stackable === false
