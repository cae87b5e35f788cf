import { shareBack } from '../card/index.ts'
import { isOffDelivery, type TotalLine } from '../cart/index.ts'
import { type Money, money, split } from '../money/index.ts'

/** A line of an order as it was sold: `amount` is what it cost after discounts. */
export interface SoldLine {
  itemKey: string
  quantity: number
  amount: Money
}

/** Some of a line that goes back, or was asked back. */
export interface LineBack {
  itemKey: string
  quantity: number
  amount: Money
}

/** What of a line can still go back; `worth` is its part of all that was paid. */
export interface LineToReturn {
  itemKey: string
  quantity: number
  worth: Money
  returnedQuantity: number
  returnedAmount: Money
}

/** How long after it was placed a guest may ask for money of an order back. */
export const REFUND_DAYS = 30

/**
 * What of an order's `total` its dishes are worth, with their taxes and service: a delivery that was made is not given back with
 * them, and what was taken off its fee is not taken off the dishes. ORDER-9
 */
export function worthOfDishes(total: Money, totalLines: readonly Pick<TotalLine, 'kind' | 'rule' | 'amount'>[]): Money {
  const ofDelivery = totalLines.filter(line => line.kind === 'delivery' || isOffDelivery(line))
  return money(Math.max(0, total - ofDelivery.reduce((all, { amount }) => all + amount, 0)))
}

/**
 * The lines of an order with what each is worth: its part of `paid`, so that taxes, service and discounts of the whole go
 * with the dishes, and all lines together are exactly that. `backs` are the refunds that were given or wait. ORDER-9, M9
 */
export function linesToReturn(paid: Money, lines: readonly SoldLine[], backs: readonly LineBack[]): LineToReturn[] {
  const weights = lines.map(({ amount }) => Math.max(0, amount))
  const worths = weights.some(weight => weight > 0) ? split(paid, weights) : weights.map(() => money(0))
  return lines.map(({ itemKey, quantity }, i) => {
    const own = backs.filter(back => back.itemKey === itemKey)
    return {
      itemKey,
      quantity,
      worth: worths[i] ?? money(0),
      returnedQuantity: own.reduce((all, back) => all + back.quantity, 0),
      returnedAmount: money(own.reduce((all, back) => all + back.amount, 0)),
    }
  })
}

/**
 * What `count` of a line bring back, in minor units: in proportion, to the unit; the last of them bring what is left of the
 * line. Undefined where so many are not left.
 */
export function worthOfSome(line: LineToReturn, count: number): Money | undefined {
  const { quantity, worth, returnedQuantity, returnedAmount } = line
  if (!Number.isSafeInteger(count) || count < 1 || returnedQuantity + count > quantity) return undefined
  const until = shareBack(worth, money(quantity), money(0), money(returnedQuantity + count))
  return money(Math.max(0, until - returnedAmount))
}
