import * as z from 'zod/mini'
import { bizType, currency, minorUnits, money, shopId, version, words } from '../core/index.ts'
import { buffet } from './buffet-shape.ts'
import { pricedLine } from './line-shape.ts'
import { person } from './party-shapes.ts'

/** The delivery zone of a place, with its fees. PRICE-6 */
const zoneOfPlace = z.object({
  zoneId: z.string(),
  name: words,
  fee: money,
  minimumDeliveryFee: money,
  freeFrom: z.exactOptional(money),
  /** Metres from the store, if the fee depends on them. */
  distance: z.exactOptional(z.number()),
})

export const totalLine = z.object({
  kind: z.enum([
    'items',
    'discount',
    'packing',
    'delivery',
    'service',
    'tax',
    'taxIncluded',
    'tip',
    'cardFee',
    'rounding',
  ]),
  id: z.string(),
  name: words,
  amount: minorUnits,
  rule: z.string(),
  ruleParams: z.record(z.string(), z.union([z.string(), z.number()])),
})

const promotion = { discountId: z.string(), promotionType: z.int(), name: words, discountAmount: minorUnits }
/** A promotion that can be chosen, or that the cart almost qualifies for. PRICE-3 */
export const offered = z.object({
  ...promotion,
  missingAmount: minorUnits,
  missingCount: z.exactOptional(z.int()),
  chosen: z.boolean(),
  stackable: z.boolean(),
  excludedBy: z.exactOptional(words),
})

const couponProblem = z.enum([
  'used',
  'notStarted',
  'ended',
  'otherShop',
  'otherOrderType',
  'gone',
  'notNow',
  'minimum',
  'noDish',
  'excluded',
])

/** An attached coupon: its discount and lines, or why it does not apply. CART-14 */
const couponInCart = z.object({
  couponCode: z.string(),
  itemKeys: z.array(z.string()),
  name: words,
  discountAmount: minorUnits,
  missingAmount: minorUnits,
  problem: z.exactOptional(couponProblem),
})

const couponEffects = [
  z.object({ kind: z.literal('percent'), rate: z.int(), atMost: z.exactOptional(minorUnits) }),
  z.object({ kind: z.literal('amount'), amount: minorUnits }),
] as const

/** The effect of a coupon. */
export const couponEffect = z.discriminatedUnion('kind', [...couponEffects, z.object({ kind: z.literal('dish') })])

/** An attached coupon with its terms: the phone calculates with the same rules. PRICE-1 */
const couponToUse = z.object({
  couponCode: z.string(),
  itemKeys: z.array(z.string()),
  name: words,
  effect: couponEffect,
  minimum: minorUnits,
  foodIds: z.array(z.string()),
  excludesPromotions: z.boolean(),
  problem: z.exactOptional(couponProblem),
})

/** The calculated total of an order, broken down into its parts. PRICE-2 */
export const calculation = z.object({
  currency,
  items: z.array(pricedLine),
  executeList: z.array(z.object({ ...promotion, itemKeys: z.array(z.string()) })),
  optionalList: z.array(offered),
  nearList: z.array(offered),
  couponList: z.array(couponInCart),
  taxes: z.array(
    z.object({
      taxId: z.string(),
      name: words,
      rate: z.int(),
      inclusive: z.boolean(),
      taxableAmount: minorUnits,
      amount: minorUnits,
    }),
  ),
  surcharges: z.array(z.object({ surchargeId: z.string(), name: words, rate: z.int(), amount: minorUnits })),
  packingAmount: minorUnits,
  deliveryFee: minorUnits,
  minimumDeliveryFee: minorUnits,
  missingForDelivery: minorUnits,
  itemsAmount: minorUnits,
  totalAmount: minorUnits,
  totalPaidAmount: minorUnits,
  totalDiscountAmount: minorUnits,
  totalTaxAmount: minorUnits,
  totalTipAmount: minorUnits,
  ccAmount: minorUnits,
  prePayments: z.array(z.object({ paymentMethod: z.string(), amount: minorUnits })),
  cartVersion: version,
  totalLines: z.array(totalLine),
})

/** An add that was only partly possible, and the rule that limited it. CART-3 */
export const cap = z.object({
  itemKey: z.string(),
  foodId: z.string(),
  asked: z.int(),
  given: z.int(),
  why: z.enum(['stock', 'limitPerOrder', 'limitPerPerson', 'dineInLimit', 'buffetLimit', 'most']),
})

/** Weekly times, in minutes of the store's day. */
export const windows = z.array(z.object({ weekdays: z.array(z.int()), from: z.int(), to: z.int() }))
const bizTypes = z.array(bizType)
const texts = z.array(z.string())

const promotionEffect = z.discriminatedUnion('kind', [
  ...couponEffects,
  z.object({
    kind: z.literal('buyGet'),
    buy: z.int(),
    get: z.int(),
    rate: z.int(),
    most: z.int(),
    perDish: z.exactOptional(z.boolean()),
  }),
  z.object({
    kind: z.literal('gift'),
    foodId: z.string(),
    menuId: z.string(),
    menuGroupId: z.string(),
    unitId: z.string(),
    quantity: z.int(),
  }),
  z.object({ kind: z.literal('freeDelivery') }),
])

/**
 * The input of the store's price calculation: the phone shows the result of the same functions until the answer arrives. PRICE-1
 */
export const pricing = z.object({
  currency,
  taxRounding: z.enum(['line', 'total']),
  taxes: z.array(
    z.object({
      taxId: z.string(),
      name: words,
      rate: z.int(),
      inclusive: z.boolean(),
      onFees: z.boolean(),
      bizTypes: z.exactOptional(bizTypes),
    }),
  ),
  surcharges: z.array(z.object({ surchargeId: z.string(), name: words, rate: z.int(), bizTypes })),
  packaging: z.exactOptional(z.object({ amount: minorUnits, bizTypes })),
  /** By order type. */
  minimumOrder: z.exactOptional(z.partialRecord(z.enum(['1100', '1200', '1300']), minorUnits)),
  promotions: z.array(
    z.object({
      discountId: z.string(),
      promotionType: z.int(),
      name: words,
      effect: promotionEffect,
      threshold: minorUnits,
      thresholdOn: z.exactOptional(z.enum(['before', 'after'])),
      windows,
      off: z.exactOptional(z.boolean()),
      startDate: z.exactOptional(z.string()),
      endDate: z.exactOptional(z.string()),
      bizTypes,
      foodIds: texts,
      menuGroupIds: z.exactOptional(texts),
      priority: z.exactOptional(z.int()),
      excludes: z.exactOptional(texts),
      group: z.exactOptional(z.string()),
      excludesCoupons: z.exactOptional(z.boolean()),
      stackable: z.exactOptional(z.boolean()),
    }),
  ),
  dineInItemLimit: z.object({ count: z.int(), perPerson: z.boolean() }),
})

/** The whole cart, as every cart call answers it; a phone never merges parts. CART-9 */
export const cartAnswer = z.object({
  cartId: z.string(),
  shopId,
  bizType,
  tableId: z.string(),
  preOrder: z.boolean(),
  /** The number of diners; limits per person multiply by it. */
  people: z.int(),
  cartVersion: version,
  calculation,
  /** Adds of this change that were limited. */
  caps: z.array(cap),
  /** Groups with some dishes, but fewer than their minimum. CART-5 */
  groupMinimums: z.array(
    z.object({ menuGroupId: z.string(), displayName: words, quantity: z.int(), minimum: z.int() }),
  ),
  /** Fees of the delivery place, included in the calculation. PRICE-6 */
  zone: z.exactOptional(zoneOfPlace),
  /** The store does not deliver to that place. */
  outOfReach: z.exactOptional(z.literal(true)),
  /** The minimum delivery fee and order, before the address is known. PRICE-6 */
  deliveryFrom: z.exactOptional(z.object({ fee: minorUnits, minimumDeliveryFee: minorUnits, missing: minorUnits })),
  /**
   * For a shared table's cart: which member added each line (`addedBy` of a line is `me` or a `personId`), and the topics to
   * subscribe to. CART-11
   */
  shared: z.exactOptional(
    z.object({ sessionId: z.string(), me: z.string(), seats: z.int(), persons: z.array(person) }),
  ),
  /** The group order whose cart it is. */
  group: z.exactOptional(z.object({ code: z.string(), isHost: z.boolean(), standing: z.string() })),
  /**
   * Present when the caller cannot submit this cart: pre-ordered dishes are ordered at a table, a group's by its host. CART-12
   */
  mayOrder: z.exactOptional(z.literal(false)),
  /** For a table with buffet stalls. CART-13 */
  buffet: z.exactOptional(buffet),
  /** The terms of attached coupons. CART-14 */
  coupons: z.exactOptional(z.array(couponToUse)),
  /** Present when requested. */
  pricing: z.exactOptional(pricing),
})
