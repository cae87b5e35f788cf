import type { Money, Ppm, Words } from '../money/index.ts'
import type { BizType, TimeWindow } from './ways.ts'

/** What a promotion does, once it is reached. PRICE-2 */
export type PromotionEffect =
  /** A part off what it is for, at most `atMost`. */
  | { kind: 'percent'; rate: Ppm; atMost?: Money }
  | { kind: 'amount'; amount: Money }
  /**
   * Of each `buy + get` pieces the `get` cheapest have `rate` off: all of it = free, half = "second at half price". Sets
   * are made from the dearest piece on, so that ordering apart never pays less. `most`: sets in one order, 0 = no bound.
   * `perDish`: pieces of one dish make a set.
   */
  | { kind: 'buyGet'; buy: number; get: number; rate: Ppm; most: number; perDish?: boolean }
  /** A dish comes along free: it must be on the menu, need no choice, and be in stock. */
  | { kind: 'gift'; foodId: string; menuId: string; menuGroupId: string; unitId: string; quantity: number }
  | { kind: 'freeDelivery' }

/**
 * A price cut the store runs. `promotionType` is the specification's discount type. PRICE-3
 * Taken off in this order: those on single dishes, those on the whole order, those the diner chose, coupons, delivery,
 * gifts; within one step by `priority`, then by id. A happy hour is any of them with `windows`.
 */
export interface Promotion {
  discountId: string
  promotionType: number
  name: Words
  effect: PromotionEffect
  /** The dishes must come to at least this. */
  threshold: Money
  /** What the threshold looks at: dishes before any promotion (the default), or after those taken off before this one. */
  thresholdOn?: 'before' | 'after'
  windows: TimeWindow[]
  bizTypes: BizType[]
  /** The dishes it is for, and the menu groups; both empty = the whole order. */
  foodIds: string[]
  menuGroupIds?: string[]
  /** Of promotions that exclude each other the higher one is taken; among equals what is best for the guest. Absent = 0. */
  priority?: number
  /** Not together with these; it holds both ways. */
  excludes?: string[]
  /** Only one of a group is taken. */
  group?: string
  /** Not together with a coupon. */
  excludesCoupons?: boolean
  /**
   * false: alone on the dishes (or on the delivery fee). Absent: beside others. Of those the diner chooses (1104, 1105)
   * only one is taken, unless all of the chosen say true.
   */
  stackable?: boolean
}
