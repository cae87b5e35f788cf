import { shareBack } from '../card/index.ts'
import { isOffDelivery, type TotalLine } from '../cart/index.ts'
import { type Money, money, split } from '../money/index.ts'

/** A line of an order; `amount` is its price after discounts. */
export interface SoldLine {
  itemKey: string
  quantity: number
  amount: Money
}

/** A refunded or requested part of a line. */
export interface LineRefund {
  itemKey: string
  quantity: number
  amount: Money
}

/** The refundable part of a line; `worth` is its share of the whole payment. */
export interface RefundableLine {
  itemKey: string
  quantity: number
  worth: Money
  returnedQuantity: number
  returnedAmount: Money
}

/** Days after placing within which a guest may request a refund. */
export const REFUND_DAYS = 30

/**
 * The part of an order's `total` for its dishes, with taxes and service. A delivery that took place is not refunded, and
 * discounts on its fee do not reduce the dishes. ORDER-9
 */
export function dishesShare(total: Money, totalLines: readonly Pick<TotalLine, 'kind' | 'rule' | 'amount'>[]): Money {
  const ofDelivery = totalLines.filter(line => line.kind === 'delivery' || isOffDelivery(line))
  return money(Math.max(0, total - ofDelivery.reduce((all, { amount }) => all + amount, 0)))
}

/**
 * The lines of an order with their share of `paid`: taxes, service and order discounts are split among the dishes, and all
 * lines add up to `paid`. `backs` are the refunds made or pending. ORDER-9, M9
 */
export function refundableLines(
  paid: Money,
  lines: readonly SoldLine[],
  refunds: readonly LineRefund[],
): RefundableLine[] {
  const weights = lines.map(({ amount }) => Math.max(0, amount))
  const amounts = weights.some(weight => weight > 0) ? split(paid, weights) : weights.map(() => money(0))
  return lines.map(({ itemKey, quantity }, i) => {
    const lineRefunds = refunds.filter(refund => refund.itemKey === itemKey)
    return {
      itemKey,
      quantity,
      worth: amounts[i] ?? money(0),
      returnedQuantity: lineRefunds.reduce((all, refund) => all + refund.quantity, 0),
      returnedAmount: money(lineRefunds.reduce((all, refund) => all + refund.amount, 0)),
    }
  })
}

/**
 * The refund for `count` of a line, in minor units: proportional and exact; the last pieces get the rest of the line. Undefined
 * if fewer than `count` are left.
 */
export function refundOfPieces(line: RefundableLine, count: number): Money | undefined {
  const { quantity, worth, returnedQuantity, returnedAmount } = line
  if (!Number.isSafeInteger(count) || count < 1 || returnedQuantity + count > quantity) return undefined
  const refundedAfter = shareBack(worth, money(quantity), money(0), money(returnedQuantity + count))
  return money(Math.max(0, refundedAfter - returnedAmount))
}
