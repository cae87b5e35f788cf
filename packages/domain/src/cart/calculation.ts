import type { StaffReduction } from './discounts/staff-reduction.ts'
import type { CouponEffect, CouponFault } from '../coupon/index.ts'
import type { Currency, Money, LocalizedText } from '../money/index.ts'
import type { BizType, LocalTime, ShopConfig, ZoneOfPlace } from '../store/index.ts'
import type { BuffetPerson, CartLine, LineProblem, PricedLine, TotalLine } from './types.ts'

/** A cart line with its menu data; pricing reads no menu. */
export interface LineToPrice extends CartLine {
  displayName: string
  detail: string
  picture?: string
  unitName: string
  /** Menu price of one unit without choices. */
  price: Money
  vipPrice?: Money
  /** Price of one unit with its choices (and its weight), at the regular price. */
  unitAmount: Money
  /** Price of one unit with its choices at the member price, if the dish has one. LOGIN-10 */
  memberUnitAmount?: Money
  /** Per piece. */
  packingFee: Money
  taxIds: readonly string[]
  /** Unit price when the line was added, if it has changed since. */
  priceWas?: Money
  problem?: LineProblem
  /** Promotion id of a free line; `price` is the regular price. */
  giftOf?: string
  /** Set on lines that charge the buffet price of diners. CART-13 */
  buffetPerson?: BuffetPerson
}

/** A coupon attached to the cart, with the terms that pricing needs. CART-14 */
export interface CouponToUse {
  couponCode: string
  /** Keys of the lines it is attached to; empty = every line it applies to. Unknown keys are ignored. */
  itemKeys: readonly string[]
  name: LocalizedText
  effect: CouponEffect
  minimum: Money
  foodIds: readonly string[]
  excludesPromotions: boolean
  /** Why the coupon takes nothing off, for any cart content. */
  problem?: CouponProblem
}

/**
 * `minimum`: the dishes cost less than its minimum; `noDish`: none of its dishes is in the cart; `excluded`: a better discount
 * excludes it.
 */
export type CouponProblem = CouponFault | 'gone' | 'notNow' | 'minimum' | 'noDish' | 'excluded'

/** The ids of the optional promotions a guest chose, or `best` while the guest has not chosen. PRICE-3 */
export type ChosenDiscounts = readonly string[] | 'best'

export interface CalculationInput {
  /** What staff took off lines of an open bill. PAY-16 */
  staffReductions?: readonly StaffReduction[]
  shop: Pick<
    ShopConfig,
    'currency' | 'taxes' | 'taxRounding' | 'surcharges' | 'promotions' | 'packaging' | 'minimumOrder'
  >
  bizType: BizType
  /** Lines with a `problem` are answered and not counted. */
  lines: readonly LineToPrice[]
  isMember: boolean
  /** The segments the guest is in, of those that promotions are for. CARD-19 */
  segments?: readonly string[]
  /** Those of the guests who sent lines earlier, by line key. ORDER-3 */
  segmentsOfLines?: ReadonlyMap<string, readonly string[]>
  /** Store-local time at which promotions are evaluated. */
  moment: Pick<LocalTime, 'weekday' | 'minutes'>
  /** Times of lines that were sent earlier, by line key: promotions are evaluated at the time a line was sent. ORDER-3 */
  moments?: ReadonlyMap<string, Pick<LocalTime, 'weekday' | 'minutes'>>
  /** The delivery zone; absent while the address is unknown. */
  zone?: Pick<ZoneOfPlace, 'zoneId' | 'name' | 'fee' | 'minimumDeliveryFee' | 'freeFrom' | 'distance'>
  /** Optional promotions chosen by the guest; `best`: those worth most to the guest. PRICE-3 */
  chosenDiscountIds?: ChosenDiscounts
  /** Coupons attached to the cart. CART-14 */
  coupons?: readonly CouponToUse[]
  /** Gifts of running promotions as lines; unavailable gifts are left out. */
  gifts?: readonly LineToPrice[]
  /** Tip and card fee come from the payment context and are added last. PRICE-7, PRICE-8 */
  tipAmount?: Money
  ccAmount?: Money
  prePayments?: readonly PrePayment[]
  cartVersion: number
}

/** An applied promotion with the amount it took off. */
export interface AppliedPromotion {
  discountId: string
  promotionType: number
  name: LocalizedText
  discountAmount: Money
  itemKeys: string[]
}

/** An optional promotion (1104, 1105), or an automatic one that applies from a larger amount. */
export interface OfferedPromotion {
  discountId: string
  promotionType: number
  name: LocalizedText
  /** The amount it takes off, or would take off together with the automatic promotions. */
  discountAmount: Money
  missingAmount: Money
  /** Missing number of its dishes, for promotions that count pieces. */
  missingCount?: number
  /** Chosen and applied. */
  chosen: boolean
  /** Can be combined with other optional promotions. */
  stackable: boolean
  /** Name of the applied promotion that excludes this one. */
  excludedBy?: LocalizedText
}

export interface CartCoupon {
  couponCode: string
  /** The lines it takes from; while it takes nothing off, the lines it is attached to. */
  itemKeys: string[]
  name: LocalizedText
  discountAmount: Money
  /** Amount the dishes lack to reach its minimum. */
  missingAmount: Money
  problem?: CouponProblem
}

export interface TaxTotal {
  taxId: string
  name: LocalizedText
  rate: number
  inclusive: boolean
  /** The base of the tax. */
  taxableAmount: Money
  amount: Money
}

export interface SurchargeTotal {
  surchargeId: string
  name: LocalizedText
  rate: number
  amount: Money
}

/** An amount already paid towards the order (a round at the table, a deposit). */
export interface PrePayment {
  paymentMethod: string
  amount: Money
}

/**
 * The price of an order with all its parts. `totalPaidAmount` = `totalAmount` - `totalDiscountAmount` = the sum of `totalLines`
 * without the `taxIncluded` ones. PRICE-2.
 */
export interface Calculation {
  currency: Currency
  items: PricedLine[]
  executeList: AppliedPromotion[]
  optionalList: OfferedPromotion[]
  /** Automatic promotions that are not reached yet. */
  nearList: OfferedPromotion[]
  couponList: CartCoupon[]
  taxes: TaxTotal[]
  surcharges: SurchargeTotal[]
  packingAmount: Money
  deliveryFee: Money
  minimumDeliveryFee: Money
  /** Amount the dishes lack for an order of this type; 0 = reached. */
  missingForDelivery: Money
  /** Dishes at the regular price. */
  itemsAmount: Money
  /** Total before discounts: dishes, packing, delivery, service, added taxes, tip, card fee. */
  totalAmount: Money
  /** The amount the guest pays. */
  totalPaidAmount: Money
  totalDiscountAmount: Money
  /** Added and included taxes. */
  totalTaxAmount: Money
  totalTipAmount: Money
  ccAmount: Money
  prePayments: PrePayment[]
  cartVersion: number
  totalLines: TotalLine[]
}
