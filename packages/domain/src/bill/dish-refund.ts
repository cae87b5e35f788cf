import { type Money, money, split } from '../money/index.ts'
import type { BillItem, BillPart } from './types.ts'

/** A refunded dish of a round. */
export interface DishRefund extends BillItem {
  amount: Money
}

/** A paid part, and the amount that can still be refunded to the person who paid it. */
export interface PaidShare {
  left: Money
  cut: BillPart['cut']
}

const paysFor = ({ cut }: PaidShare, { orderId, itemKey }: BillItem): boolean =>
  cut.by === 'items' && cut.items.some(item => item.orderId === orderId && item.itemKey === itemKey)

const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** Splits at most `amount` among the parts in proportion to what each has left, and takes it from there; returns the rest. */
function take(amount: number, left: number[], refunds: number[], may: (at: number) => boolean): number {
  const open = left.map((one, at) => (may(at) ? one : 0))
  const taken = Math.min(amount, sumOf(open))
  if (taken === 0) return amount
  for (const [at, share] of split(money(taken), open).entries()) {
    refunds[at] = (refunds[at] ?? 0) + share
    left[at] = (left[at] ?? 0) - share
  }
  return amount - taken
}

/**
 * Splits the refund of dishes among the parts that paid a bill, in minor units: a dish goes back to the part that paid it by
 * listing it, anything else to the parts that paid shares or amounts, in proportion to what they still hold; only what these
 * cannot cover is taken from parts that paid for other dishes. Undefined if all parts together hold less. ORDER-9, M9
 */
export function splitDishRefund(dishes: readonly DishRefund[], parts: readonly PaidShare[]): Money[] | undefined {
  const left: number[] = parts.map(part => part.left)
  const refunds: number[] = parts.map(() => 0)
  const listed = dishes.map(dish => {
    const payers = parts.map(part => paysFor(part, dish))
    return take(dish.amount, left, refunds, at => payers[at] === true)
  })
  const shared = take(sumOf(listed), left, refunds, at => parts[at]?.cut.by !== 'items')
  return take(shared, left, refunds, () => true) === 0 ? refunds.map(money) : undefined
}
