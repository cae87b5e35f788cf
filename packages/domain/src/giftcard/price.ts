import { atRate, type Money, money } from '../money/index.ts'
import type { GiftProgram } from './types.ts'

/** The price of a gift card: its value minus the program's discount. */
export interface GiftPrice {
  amount: Money
  discountAmount: Money
  payAmount: Money
}

/** Whether the program sells a card of this value: a fixed amount, or a custom one within its bounds and steps. CARD-5 */
export function sellsAmount(
  { amounts, customAmount }: Pick<GiftProgram, 'amounts' | 'customAmount'>,
  amount: number,
): boolean {
  if (!Number.isSafeInteger(amount) || amount <= 0) return false
  if (amounts.includes(money(amount))) return true
  if (!customAmount) return false
  const { min, max, step } = customAmount
  return amount >= min && amount <= max && (amount - min) % step === 0
}

/**
 * The price of a card of this value; undefined if the program does not sell it. The largest reached discount applies,
 * truncated, and at least one unit is left to pay. CARD-5, PRICE-4
 */
export function priceGift(
  program: Pick<GiftProgram, 'amounts' | 'customAmount' | 'discounts'>,
  amount: Money,
): GiftPrice | undefined {
  if (!sellsAmount(program, amount)) return undefined
  const rate = Math.max(0, ...program.discounts.filter(({ from }) => amount >= from).map(discount => discount.rate))
  const discountAmount = money(Math.min(atRate(amount, rate, 'truncate'), amount - 1))
  return { amount, discountAmount, payAmount: money(amount - discountAmount) }
}
