import type { Money } from '../money/index.ts'

/** A line of a round as the bill knows it. `amount` is what its guests owe for it before taxes and fees: price less discount. */
export interface BillLine {
  itemKey: string
  amount: Money
}

/** One order that a table sent to the kitchen. `total` is all it costs: dishes, taxes, fees, less discounts. ORDER-3 */
export interface BillRound {
  orderId: string
  total: Money
  lines: readonly BillLine[]
}

/** A line of one of the bill's rounds. */
export interface BillItem {
  orderId: string
  itemKey: string
}

/** A line that somebody pays by name. `owed`: what it came to when they took it; it never comes to less for them. PAY-9 */
export interface TakenItem extends BillItem {
  owed?: Money
}

/**
 * How a part of a bill was cut off. `evenly`: one of `ways` shares of `base`, the amount that was left when the first of
 * them was taken; `plan` counts such cuts, `share` counts the shares of one cut from 0.
 */
export type PartCut =
  | { by: 'items'; items: readonly TakenItem[] }
  | { by: 'evenly'; plan: number; ways: number; base: Money; share: number }
  | { by: 'amount' }
  | { by: 'rest' }

/** `open`: being paid, and kept for that; `freed`: given up; the last two: money came for it that had no place on the bill. */
export type PartState = 'open' | 'paid' | 'freed' | 'refunding' | 'refunded'

/** A part of a bill that one person pays. */
export interface BillPart {
  state: PartState
  amount: Money
  /** What of it went back, because a dish it paid for was never served. */
  returned: Money
  cut: PartCut
}

/** How somebody wishes to pay. ORDER-3 */
export type SplitWish =
  | { by: 'items'; items: readonly BillItem[] }
  | { by: 'evenly'; ways: number }
  | { by: 'amount'; amount: Money }
  | { by: 'rest' }

/** A table's bill as far as its amounts go. */
export interface Bill {
  rounds: readonly BillRound[]
  parts: readonly BillPart[]
}
