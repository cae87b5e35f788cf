import { type Money, money } from '../money/index.ts'
import { notBelowNothing } from './shares.ts'
import type { Bill, BillPart, BillRound } from './types.ts'

/** Totals of a bill, in minor units. */
export interface BillTotals {
  /** Price of all rounds. */
  totalAmount: Money
  /** Paid parts minus refunds. */
  paidAmount: Money
  /** What is due of the parts that are being paid now: what is paid beyond it is refunded. M8 */
  openAmount: Money
  /** The amount that no part pays or has paid. */
  restAmount: Money
  /** Paid beyond the total, because a round was cancelled afterwards; it is refunded. M8 */
  excessAmount: Money
}

const add = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** The amount of a part that is paid and not refunded. */
export const netPaid = ({ state, amount, returned }: BillPart): Money => money(state === 'paid' ? amount - returned : 0)

/** The price of a round without the dishes refunded later: the parts hold so much for it. */
const stillOwed = ({ total, returned = money(0) }: BillRound): number => total - returned

export function billTotals({ rounds, parts }: Bill): BillTotals {
  const totalAmount = add(rounds.map(({ total }) => total))
  const owedAmount = add(rounds.map(stillOwed))
  const paidAmount = add(parts.map(netPaid))
  const due = Math.max(0, owedAmount - paidAmount)
  const openAmount = Math.min(due, add(parts.map(({ state, amount }) => (state === 'open' ? amount : 0))))
  return {
    totalAmount: money(totalAmount),
    paidAmount: money(paidAmount),
    openAmount: money(openAmount),
    restAmount: money(due - openAmount),
    excessAmount: notBelowNothing(paidAmount - owedAmount),
  }
}

/** Whether a part is currently being paid: no round can be added meanwhile. */
export const isBeingPaid = ({ parts }: Pick<Bill, 'parts'>): boolean => parts.some(({ state }) => state === 'open')

/** Whether all rounds are paid. A bill without a due amount waits for its first round. */
export function isPaidUp(bill: Bill): boolean {
  const { totalAmount, paidAmount } = billTotals(bill)
  return totalAmount > 0 && paidAmount >= totalAmount
}

/** Whether the bill has room for a payment of this amount that arrives for a part. M7 */
export function canAccept(bill: Bill, amount: Money): boolean {
  const { totalAmount, paidAmount } = billTotals(bill)
  return paidAmount + amount <= totalAmount
}

/** Splits a refund of `amount` among the parts, the last first: at most what each part still holds. M8, M9 */
export function splitRefund(paid: readonly Money[], amount: Money): Money[] {
  let remaining: number = amount
  const refund = paid.map(() => money(0))
  for (let at = paid.length - 1; at >= 0; at -= 1) {
    const part = Math.min(paid[at] ?? 0, remaining)
    refund[at] = money(part)
    remaining -= part
  }
  return refund
}
