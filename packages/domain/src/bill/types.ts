import type { Money } from '../money/index.ts'

/** A line of a round. `amount` is its price minus discount, before taxes and fees. */
export interface BillLine {
  itemKey: string
  amount: Money
}

/** One order that a table sent to the kitchen. `total` includes dishes, taxes, fees and discounts. ORDER-3 */
export interface BillRound {
  orderId: string
  total: Money
  /** Refunded of it after the bill was closed, for dishes that were served but not right. ORDER-9 */
  returned?: Money
  lines: readonly BillLine[]
}

/** A line of one of the bill's rounds. */
export interface BillItem {
  orderId: string
  itemKey: string
}

/** A line paid by a part that lists it. `owed`: its share when it was taken, which never falls for this part. PAY-9 */
export interface TakenItem extends BillItem {
  owed?: Money
}

/**
 * How a part of a bill was split off. `evenly`: one of `ways` shares of `base`, the rest when the first of them was taken;
 * `plan` numbers such splits, `share` the shares of one split, from 0.
 */
export type PartShare =
  | { by: 'items'; items: readonly TakenItem[] }
  | { by: 'evenly'; plan: number; ways: number; base: Money; share: number }
  | { by: 'amount' }
  | { by: 'rest' }

/** `open`: reserved and being paid; `freed`: released; the last two: money arrived for which the bill had no room. */
export type PartState = 'open' | 'paid' | 'freed' | 'refunding' | 'refunded'

/** A part of a bill that one person pays. */
export interface BillPart {
  state: PartState
  amount: Money
  /** Refunded amount, for dishes that were never served or not right. */
  returned: Money
  cut: PartShare
}

/** How a guest wants to pay. ORDER-3 */
export type SplitRequest =
  | { by: 'items'; items: readonly BillItem[] }
  | { by: 'evenly'; ways: number }
  | { by: 'amount'; amount: Money }
  | { by: 'rest' }

/** The amounts of a table's bill. */
export interface Bill {
  rounds: readonly BillRound[]
  parts: readonly BillPart[]
}
