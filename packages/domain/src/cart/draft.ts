import { type Money, money, NOTHING, sum, times } from '../money/index.ts'
import type { AppliedPromotion, LineToPrice } from './calculation.ts'

/** A line on its way through the pipeline: what it costs and what was taken off so far. */
export interface DraftLine {
  readonly line: LineToPrice
  readonly amount: Money
  readonly memberOff: Money
  readonly promotionOff: Money
  readonly tags: readonly string[]
}

/** The whole of it between two steps. Each step answers a new draft. */
export interface Draft {
  /** Counted lines, in an order of their own so that the order of the cart decides nothing. */
  readonly lines: readonly DraftLine[]
  readonly deliveryFee: Money
  readonly deliveryOff: Money
  readonly executed: readonly AppliedPromotion[]
  /** What each promotion and coupon took off each line. */
  readonly offs: readonly LineOff[]
}

/** So much of a line a promotion or a coupon (`id`) took off. */
export interface LineOff {
  id: string
  itemKey: string
  amount: Money
}

/** What is still to pay for a line. */
export const restOf = (line: DraftLine): Money => money(line.amount - line.memberOff - line.promotionOff)

/** What the dishes come to before promotions: thresholds and minimums look at this. */
export const dishesOf = (lines: readonly DraftLine[]): Money =>
  sum(lines.map(line => money(line.amount - line.memberOff)))

/** What the dishes come to after promotions. */
export const restOfAll = (lines: readonly DraftLine[]): Money => sum(lines.map(restOf))

/**
 * Amounts of the lines that can be ordered. The member's price is a discount that explains itself, never a lower price
 * unseen, and never one for somebody who is no member. LOGIN-10, PRICE-1
 */
export function draftLines(lines: readonly LineToPrice[], isMember: boolean): DraftLine[] {
  return lines
    .filter(line => line.problem === undefined)
    .map(line => draftLine(line, isMember))
    .sort((a, b) => (a.line.itemKey < b.line.itemKey ? -1 : 1))
}

/** One line's amounts. */
export function draftLine(line: LineToPrice, isMember: boolean): DraftLine {
  const saved = isMember ? Math.max(0, line.unitAmount - (line.memberUnitAmount ?? line.unitAmount)) : 0
  const memberOff = times(money(saved), line.quantity)
  return {
    line,
    amount: times(line.unitAmount, line.quantity),
    memberOff,
    promotionOff: NOTHING,
    tags: memberOff > 0 ? ['member'] : [],
  }
}
