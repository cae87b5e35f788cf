import type { CouponEffect, CouponFault } from '../coupon/index.ts'
import type { Currency, Money, Words } from '../money/index.ts'
import type { BizType, LocalTime, ShopConfig, ZoneOfPlace } from '../store/index.ts'
import type { BuffetPerson, CartLine, LineProblem, PricedLine, TotalLine } from './types.ts'

/** A cart line with what the menu says of it: the engine itself knows no menu. */
export interface LineToPrice extends CartLine {
  displayName: string
  detail: string
  picture?: string
  unitName: string
  /** Of one without choices, as the menu shows it. */
  price: Money
  vipPrice?: Money
  /** Of one with its choices (and its weight), at the price everybody pays. */
  unitAmount: Money
  /** The same at the member's price, where the dish has one. LOGIN-10 */
  memberUnitAmount?: Money
  /** Per piece. */
  packingFee: Money
  taxIds: readonly string[]
  /** What one cost when it was put in, where that differs from today. */
  priceWas?: Money
  problem?: LineProblem
  /** It comes free with this promotion; `price` is what it would cost. */
  giftOf?: string
  /** The price of the buffet for those who eat. CART-13 */
  buffetPerson?: BuffetPerson
}

/** A coupon the guest attached, with what the engine must know of it. CART-14 */
export interface CouponToUse {
  couponCode: string
  /** The lines it is meant for; empty = all it may be used on. Keys of other lines are not read. */
  itemKeys: readonly string[]
  name: Words
  effect: CouponEffect
  minimum: Money
  foodIds: readonly string[]
  excludesPromotions: boolean
  /** Why it takes nothing off, whatever is in the cart. */
  problem?: CouponProblem
}

/** `minimum`: the dishes come to less; `noDish`: none of its dishes is there; `excluded`: something better is taken, and not both. */
export type CouponProblem = CouponFault | 'gone' | 'notNow' | 'minimum' | 'noDish' | 'excluded'

export interface CalculationInput {
  shop: Pick<ShopConfig, 'currency' | 'taxes' | 'taxRounding' | 'surcharges' | 'promotions'>
  bizType: BizType
  /** Lines with a `problem` are answered and not counted. */
  lines: readonly LineToPrice[]
  isMember: boolean
  /** When promotions are looked at, in the store's zone. */
  moment: Pick<LocalTime, 'weekday' | 'minutes'>
  /** Of lines that were sent earlier (by their keys): promotions run for a line when it is sent. ORDER-3 */
  moments?: ReadonlyMap<string, Pick<LocalTime, 'weekday' | 'minutes'>>
  /** The zone a delivery goes to; absent while the address is not known. */
  zone?: Pick<ZoneOfPlace, 'zoneId' | 'name' | 'fee' | 'minimumDeliveryFee' | 'freeFrom' | 'distance'>
  /** Optional promotions the diner picked. PRICE-3 */
  chosenDiscountIds?: readonly string[]
  /** Coupons attached to the cart. CART-14 */
  coupons?: readonly CouponToUse[]
  /** What gifts of running promotions are, as lines; one that cannot be had is not among them. */
  gifts?: readonly LineToPrice[]
  /** Worked out by the payment's functions; they come on top of all else. PRICE-7, PRICE-8 */
  tipAmount?: Money
  ccAmount?: Money
  prePayments?: readonly PrePayment[]
  cartVersion: number
}

/** A promotion that was applied, and what it took off. */
export interface AppliedPromotion {
  discountId: string
  promotionType: number
  name: Words
  discountAmount: Money
  itemKeys: string[]
}

/** A promotion the diner may choose (1104, 1105), or one that comes by itself from some amount on. */
export interface OfferedPromotion {
  discountId: string
  promotionType: number
  name: Words
  /** What it takes off, or would take off beside what runs by itself. */
  discountAmount: Money
  missingAmount: Money
  /** How many more of its dishes it takes, where it counts pieces. */
  missingCount?: number
  /** Chosen, and in force. */
  chosen: boolean
  /** It goes together with others the diner may choose. */
  stackable: boolean
  /** What is taken instead, and not both. */
  excludedBy?: Words
}

export interface CartCoupon {
  couponCode: string
  /** The lines it takes from; while it takes nothing, those it is meant for. */
  itemKeys: string[]
  name: Words
  discountAmount: Money
  /** What the dishes lack to reach its minimum. */
  missingAmount: Money
  problem?: CouponProblem
}

export interface TaxTotal {
  taxId: string
  name: Words
  rate: number
  inclusive: boolean
  /** What the tax was worked out on. */
  taxableAmount: Money
  amount: Money
}

export interface SurchargeTotal {
  surchargeId: string
  name: Words
  rate: number
  amount: Money
}

/** What was paid towards it already (a round at the table, a deposit). */
export interface PrePayment {
  paymentMethod: string
  amount: Money
}

/**
 * What an order costs, with every part of it. PRICE-2
 * `totalPaidAmount` = `totalAmount` - `totalDiscountAmount` = the sum of `totalLines` without the `taxIncluded` ones.
 */
export interface Calculation {
  currency: Currency
  items: PricedLine[]
  executeList: AppliedPromotion[]
  optionalList: OfferedPromotion[]
  /** Promotions that come by themselves and are not reached yet. */
  nearList: OfferedPromotion[]
  couponList: CartCoupon[]
  taxes: TaxTotal[]
  surcharges: SurchargeTotal[]
  packingAmount: Money
  deliveryFee: Money
  minimumDeliveryFee: Money
  /** What the dishes still lack to be delivered; 0 = reached, or no delivery. */
  missingForDelivery: Money
  /** Dishes at the price everybody pays. */
  itemsAmount: Money
  /** All of it before discounts: dishes, packing, delivery, service, taxes on top, tip, card fee. */
  totalAmount: Money
  /** What the guest pays. */
  totalPaidAmount: Money
  totalDiscountAmount: Money
  /** Taxes on top and within. */
  totalTaxAmount: Money
  totalTipAmount: Money
  ccAmount: Money
  prePayments: PrePayment[]
  cartVersion: number
  totalLines: TotalLine[]
}
