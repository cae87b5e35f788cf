import { isOnDay, type LocalizedText, type Money, type Ppm, type RunningDays } from '../money/index.ts'
import type { BizType, TimeWindow } from './ways.ts'
import { isWithin, type StoreMoment } from './within.ts'

/** The effect of a promotion, once its threshold is reached. PRICE-2 */
export type PromotionEffect =
  /** A percentage off, at most `atMost`. */
  | { kind: 'percent'; rate: Ppm; atMost?: Money }
  | { kind: 'amount'; amount: Money }
  /**
   * Of each `buy + get` pieces the `get` cheapest have `rate` off: all of it = free, half = "second at half price". Sets start
   * with the most expensive piece, so that splitting an order never costs less. `most`: sets in one order, 0 = unlimited.
   * `perDish`: only pieces of the same dish form a set.
   */
  | { kind: 'buyGet'; buy: number; get: number; rate: Ppm; most: number; perDish?: boolean }
  /** A free dish: it must be on the menu, need no choice, and be in stock. */
  | { kind: 'gift'; foodId: string; menuId: string; menuGroupId: string; unitId: string; quantity: number }
  | { kind: 'freeDelivery' }

/**
 * A promotion of the store. `promotionType` is the specification's discount type. PRICE-3 Order of application: single dishes,
 * the whole order, chosen by the guest, coupons, delivery, gifts; within one step by `priority`, then by id. A happy hour is
 * any of them with `windows`.
 */
export interface Promotion extends RunningDays {
  discountId: string
  promotionType: number
  name: LocalizedText
  effect: PromotionEffect
  /** Minimum amount of the dishes. */
  threshold: Money
  /**
   * The amount compared with the threshold: dishes before any promotion (the default), or after those applied before this one.
   */
  thresholdOn?: 'before' | 'after'
  windows: TimeWindow[]
  /** Switched off: it never runs. */
  off?: boolean
  bizTypes: BizType[]
  /** The dishes and menu groups it applies to; both empty = the whole order. */
  foodIds: string[]
  menuGroupIds?: string[]
  /** Among promotions that exclude each other the highest applies; with equal priority the best for the guest. Absent = 0. */
  priority?: number
  /** Ids of promotions it cannot be combined with; symmetric. */
  excludes?: string[]
  /** Only one promotion of a group applies. */
  group?: string
  /** The segment of members it is for; absent = every guest. CARD-19 */
  segmentId?: string
  /** Cannot be combined with a coupon. */
  excludesCoupons?: boolean
  /**
   * false: excludes all other promotions on dishes (or on the delivery fee). Absent: combined with others. Of optional
   * promotions (1104, 1105) only one applies, unless all chosen ones are true.
   */
  stackable?: boolean
}

/** Whether a promotion is for a guest who is in these segments. CARD-19 */
export const isFor = ({ segmentId }: Promotion, segments: readonly string[] = []): boolean =>
  segmentId === undefined || segments.includes(segmentId)

/** The segments that promotions are for. */
export const segmentsIn = (promotions: readonly Promotion[]): string[] => [
  ...new Set(promotions.flatMap(({ segmentId }) => segmentId ?? [])),
]

/** The promotions of a guest who is in these segments, without naming the segments. CARD-19 */
export const promotionsFor = (promotions: readonly Promotion[], segments: readonly string[]): Promotion[] =>
  promotions.filter(promotion => isFor(promotion, segments)).map(({ segmentId: _, ...promotion }) => promotion)

/** Whether a promotion runs at a time: switched on, on its days, in its windows. PRICE-2 */
export const runsAt = (promotion: Promotion, at: StoreMoment): boolean =>
  promotion.off !== true && isWithin(promotion.windows, at) && isOnDay(promotion, at.date)
