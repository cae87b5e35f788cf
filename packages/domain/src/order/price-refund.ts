import { atRate, type Money, money, split, sum } from '../money/index.ts'
import type { LineRefund, RefundableLine } from './line-refund.ts'

/** A line of a paid order; `cost` is its price after discounts, before what the whole order adds. */
export interface PaidLine extends RefundableLine {
  cost: Money
}

/** A lower price of a paid order: of all its dishes, of single lines, or lines that are free. Amounts in minor units. */
export type PriceOff =
  | { percent: number }
  | { amount: number }
  | { prices: readonly { itemKey: string; amount: number }[] }
  | { items: readonly string[] }

export type PriceOffFault = 'itemTaken' | 'offTooMuch' | 'nothingDue'

const PPM_OF_PERCENT = 10_000

const restOf = ({ worth, returnedAmount }: RefundableLine): number => worth - returnedAmount

/** The part of `worth` that belongs to `amount` of a `cost`: taxes and fees follow the price of the dish. */
const shareOf = (worth: Money, amount: number, cost: number): Money =>
  split(worth, [amount, cost - amount])[0] ?? money(0)

/** The listed lines that have something left; undefined if one of them has not. */
function listed(lines: readonly PaidLine[], itemKeys: readonly string[]): PaidLine[] | undefined {
  const open = lines.filter(line => itemKeys.includes(line.itemKey) && restOf(line) > 0)
  return open.length === new Set(itemKeys).size ? open : undefined
}

/** Free lines go back whole. */
const freed = (line: PaidLine): LineRefund => ({
  itemKey: line.itemKey,
  quantity: line.quantity - line.returnedQuantity,
  amount: money(restOf(line)),
})

/** What of a line goes back at its new price; 0 or less if that is not lower than what is left of it. */
const lowered = (line: PaidLine, amount: number): number =>
  amount >= line.cost ? 0 : restOf(line) - shareOf(line.worth, amount, line.cost)

/** An amount that is split among the lines by what is left of them. */
function spread(lines: readonly PaidLine[], amount: Money): LineRefund[] {
  const parts = split(amount, lines.map(restOf))
  return lines.flatMap(({ itemKey }, at) => (parts[at] ? [{ itemKey, quantity: 0, amount: parts[at] }] : []))
}

/** What goes back of all dishes together. */
function ofAll(off: { percent: number } | { amount: number }, lines: readonly PaidLine[]): Money | 'offTooMuch' {
  const left = money(lines.reduce((all, line) => all + restOf(line), 0))
  if ('percent' in off) return atRate(left, off.percent * PPM_OF_PERCENT, 'truncate')
  const cost = sum(lines.map(line => line.cost))
  const back = off.amount > cost ? left + 1 : shareOf(sum(lines.map(line => line.worth)), off.amount, cost)
  return back > left ? 'offTooMuch' : money(back)
}

/**
 * What a lower price of a paid order returns of its lines, in proportion with taxes and fees; pieces count as returned only where a
 * line is free. A price that is not lower, and more than is left, are no refund. API-11, M9
 */
export function refundsOfOff(off: PriceOff, lines: readonly PaidLine[]): LineRefund[] | PriceOffFault {
  if ('items' in off) return listed(lines, off.items)?.map(freed) ?? 'itemTaken'
  if ('prices' in off) {
    const open = listed(
      lines,
      off.prices.map(({ itemKey }) => itemKey),
    )
    if (!open) return 'itemTaken'
    const priceOf = (line: PaidLine) => off.prices.find(({ itemKey }) => itemKey === line.itemKey)?.amount ?? line.cost
    const backs = open.map(line => ({ itemKey: line.itemKey, quantity: 0, amount: lowered(line, priceOf(line)) }))
    return backs.every(({ amount }) => amount > 0)
      ? backs.map(back => ({ ...back, amount: money(back.amount) }))
      : 'offTooMuch'
  }
  const open = lines.filter(line => restOf(line) > 0)
  const amount = ofAll(off, open)
  if (amount === 'offTooMuch') return amount
  const backs = amount > 0 ? spread(open, amount) : []
  return backs.length > 0 ? backs : 'nothingDue'
}
