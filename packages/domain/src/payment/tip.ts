import { isOffDelivery, type TotalLine } from '../cart/index.ts'
import { atRate, divide, type Money, money, ZERO, sum } from '../money/index.ts'
import type { BizType, TipConfig } from '../store/index.ts'

/** The parts of an order's total that a tip can be based on. */
export interface TipTotals {
  /** Dishes before any discount. */
  itemsAmount: Money
  totalDiscountAmount: Money
  /** The part of the discounts on the delivery fee; it does not reduce the dishes. */
  deliveryOffAmount?: Money
  /** Total before discounts. */
  totalAmount: Money
  /** Total after discounts. */
  totalPaidAmount: Money
}

export interface TipChoice {
  /** Whole percent (tipType 0) or minor units (tipType 1). */
  value: number
  tipAmount: Money
}

const atLeastZero = (amount: number): Money => (amount > 0 ? money(amount) : ZERO)

/** The amounts of an order as they are stored with it. */
interface OrderTotals {
  totalLines: readonly TotalLine[]
  totalAmount: Money
  totalDiscountAmount: Money
  totalPaidAmount: Money
}

/** The base of a tip for an order, or for one round of a table's bill. PRICE-7 */
export function tipTotalsOf({ totalLines, totalAmount, totalDiscountAmount, totalPaidAmount }: OrderTotals): TipTotals {
  const sumOf = (lines: readonly TotalLine[]) => lines.reduce((all, { amount }) => all + amount, 0)
  return {
    itemsAmount: money(sumOf(totalLines.filter(({ kind }) => kind === 'items'))),
    deliveryOffAmount: money(0 - sumOf(totalLines.filter(isOffDelivery))),
    totalDiscountAmount,
    totalAmount,
    totalPaidAmount,
  }
}

/**
 * The base of a tip for a part of a bill: the totals of its rounds, in the proportion of the part to the whole bill, truncated. A
 * part that pays everything has the base of the whole bill. PRICE-7
 */
export function tipTotalsOfShare(rounds: readonly TipTotals[], part: Money): TipTotals {
  const whole = sum(rounds.map(({ totalPaidAmount }) => totalPaidAmount))
  const share = (amountOf: (round: TipTotals) => Money): Money => {
    if (whole <= 0) return ZERO
    return money(Number(divide(BigInt(sum(rounds.map(amountOf))) * BigInt(part), BigInt(whole), 'truncate')))
  }
  return {
    itemsAmount: share(round => round.itemsAmount),
    deliveryOffAmount: share(round => round.deliveryOffAmount ?? ZERO),
    totalDiscountAmount: share(round => round.totalDiscountAmount),
    totalAmount: share(round => round.totalAmount),
    totalPaidAmount: part,
  }
}

/** The base of a percentage: dishes or total, before or after discounts. PRICE-7 */
export function tipBase(
  totals: TipTotals,
  { tipRules, beforeDiscount }: Pick<TipConfig, 'tipRules' | 'beforeDiscount'>,
): Money {
  if (tipRules === 'total') return beforeDiscount ? totals.totalAmount : totals.totalPaidAmount
  const offDishes = totals.totalDiscountAmount - (totals.deliveryOffAmount ?? ZERO)
  return beforeDiscount ? totals.itemsAmount : atLeastZero(totals.itemsAmount - offDishes)
}

/** Whether a tip may be given with this method for this order type. PRICE-7 */
export const isTipOffered = (config: TipConfig | undefined, bizType: BizType, method: string): config is TipConfig =>
  config !== undefined &&
  config.bizTypes.includes(bizType) &&
  (config.tipPaymentUids.length === 0 || config.tipPaymentUids.includes(method))

/** The tips to choose from, in minor units. Percentages are truncated. PRICE-4, PRICE-7 */
export function tipChoices(totals: TipTotals, config: TipConfig): TipChoice[] {
  const base = tipBase(totals, config)
  return config.smallestUnitAmounts.map(value => ({
    value,
    tipAmount: config.tipType === 0 ? atRate(base, value * 10_000, 'truncate') : money(value),
  }))
}

/** The preselected choice, if any. PRICE-7 */
export const preselectedTip = (choices: readonly TipChoice[], { defaultIndex }: TipConfig): TipChoice | undefined =>
  choices[defaultIndex]

/**
 * Whether a guest may give this tip: 0, one of the choices, or any amount if custom tips are allowed, up to the price of the
 * order (a larger amount is taken for a typing error).
 */
export function isAllowedTip(tipAmount: Money, totals: TipTotals, config: TipConfig): boolean {
  if (tipAmount === 0) return true
  if (tipAmount < 0) return false
  if (tipChoices(totals, config).some(choice => choice.tipAmount === tipAmount)) return true
  return config.useCustomPayment && tipAmount <= Math.max(totals.totalAmount, totals.totalPaidAmount)
}
