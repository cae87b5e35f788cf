import { atRate, type Money, money, NOTHING } from '../money/index.ts'
import type { BizType, TipConfig } from '../store/index.ts'

/** The parts of an order's total that a tip can be worked out on. */
export interface TipTotals {
  /** Dishes before any discount. */
  itemsAmount: Money
  totalDiscountAmount: Money
  /** The part of the discounts that is off the delivery fee: the dishes are as dear as before. */
  deliveryOffAmount?: Money
  /** Everything before discounts. */
  totalAmount: Money
  /** Everything after discounts. */
  totalPaidAmount: Money
}

export interface TipChoice {
  /** What the choice says: whole percent (tipType 0) or minor units (tipType 1). */
  value: number
  tipAmount: Money
}

const floorAtNothing = (amount: number): Money => (amount > 0 ? money(amount) : NOTHING)

/** What a percentage is taken of: dishes or everything, before or after discounts. PRICE-7 */
export function tipBase(
  totals: TipTotals,
  { tipRules, beforeDiscount }: Pick<TipConfig, 'tipRules' | 'beforeDiscount'>,
): Money {
  if (tipRules === 'total') return beforeDiscount ? totals.totalAmount : totals.totalPaidAmount
  const offDishes = totals.totalDiscountAmount - (totals.deliveryOffAmount ?? NOTHING)
  return beforeDiscount ? totals.itemsAmount : floorAtNothing(totals.itemsAmount - offDishes)
}

/** Whether a tip may be given with this method on this kind of order. PRICE-7 */
export const tipOffered = (config: TipConfig | undefined, bizType: BizType, method: string): config is TipConfig =>
  config !== undefined &&
  config.bizTypes.includes(bizType) &&
  (config.tipPaymentUids.length === 0 || config.tipPaymentUids.includes(method))

/** The tips to choose from, in minor units. A percentage drops its fraction toward zero. PRICE-4, PRICE-7 */
export function tipChoices(totals: TipTotals, config: TipConfig): TipChoice[] {
  const base = tipBase(totals, config)
  return config.smallestUnitAmounts.map(value => ({
    value,
    tipAmount: config.tipType === 0 ? atRate(base, value * 10_000, 'truncate') : money(value),
  }))
}

/** The choice that stands preselected, if there is one. PRICE-7 */
export const preselectedTip = (choices: readonly TipChoice[], { defaultIndex }: TipConfig): TipChoice | undefined =>
  choices[defaultIndex]

/**
 * Whether a guest may give this tip: nothing, one of the choices, or any other where custom tips are allowed - up to as
 * much again as the order costs, because more is a slip of the finger.
 */
export function mayTip(tipAmount: Money, totals: TipTotals, config: TipConfig): boolean {
  if (tipAmount === 0) return true
  if (tipAmount < 0) return false
  if (tipChoices(totals, config).some(choice => choice.tipAmount === tipAmount)) return true
  return config.useCustomPayment && tipAmount <= Math.max(totals.totalAmount, totals.totalPaidAmount)
}
