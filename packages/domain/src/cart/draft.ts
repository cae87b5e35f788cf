import { type Money, money, ZERO, sum, times } from '../money/index.ts'
import type { AppliedPromotion, LineToPrice } from './calculation.ts'

/** A line during the calculation: its price and the discounts so far. */
export interface DraftLine {
  readonly line: LineToPrice
  readonly amount: Money
  readonly memberOff: Money
  readonly promotionOff: Money
  readonly tags: readonly string[]
}

/** The order between two steps of the calculation. Each step returns a new draft. */
export interface Draft {
  /** Counted lines, sorted by key so that the order of the cart does not change the result. */
  readonly lines: readonly DraftLine[]
  readonly deliveryFee: Money
  readonly deliveryOff: Money
  readonly executed: readonly AppliedPromotion[]
  /** The amount each promotion and coupon took off each line. */
  readonly offs: readonly LineOff[]
}

/** The amount a promotion or coupon (`id`) took off a line. */
export interface LineOff {
  id: string
  itemKey: string
  amount: Money
}

/** The remaining amount of a line after discounts. */
export const remainingOf = (line: DraftLine): Money => money(line.amount - line.memberOff - line.promotionOff)

/** Amount of the dishes before promotions; thresholds and minimums are compared with it. */
export const dishesAmount = (lines: readonly DraftLine[]): Money =>
  sum(lines.map(line => money(line.amount - line.memberOff)))

/** Amount of the dishes after promotions. */
export const totalRemaining = (lines: readonly DraftLine[]): Money => sum(lines.map(remainingOf))

/** Amounts of the lines without a problem. The member price is shown as a discount, for members only. LOGIN-10, PRICE-1 */
export function draftLines(lines: readonly LineToPrice[], isMember: boolean): DraftLine[] {
  return lines
    .filter(line => line.problem === undefined)
    .map(line => draftLine(line, isMember))
    .sort((a, b) => (a.line.itemKey < b.line.itemKey ? -1 : 1))
}

export function draftLine(line: LineToPrice, isMember: boolean): DraftLine {
  const saved = isMember ? Math.max(0, line.unitAmount - (line.memberUnitAmount ?? line.unitAmount)) : 0
  const memberOff = times(money(saved), line.quantity)
  return {
    line,
    amount: times(line.unitAmount, line.quantity),
    memberOff,
    promotionOff: ZERO,
    tags: memberOff > 0 ? ['member'] : [],
  }
}
