import { atRate, type Money, money } from '../money/index.ts'
import type { GiftProgram } from './types.ts'

/** What a gift card costs: its worth less the program's discount. */
export interface GiftPrice {
  amount: Money
  discountAmount: Money
  payAmount: Money
}

/** Whether the program sells a card worth this: one of its amounts, or one of one's own within its bounds and steps. CARD-5 */
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
 * What a card of this worth costs; nothing where the program does not sell it. Of the discounts reached the largest counts, its
 * fraction dropped toward zero, and something is always left to pay: a card is never given away by rounding. CARD-5, PRICE-4
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
