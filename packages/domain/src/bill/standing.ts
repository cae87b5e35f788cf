import { type Money, money } from '../money/index.ts'
import { notBelowNothing } from './shares.ts'
import type { Bill, BillPart } from './types.ts'

/** How a bill stands, in minor units. */
export interface BillStanding {
  /** What all rounds cost. */
  totalAmount: Money
  /** Money that is the house's: parts paid, less what went back. */
  paidAmount: Money
  /** Parts that are being paid now. */
  openAmount: Money
  /** What nobody has paid or is paying. */
  restAmount: Money
  /** Paid beyond the total, because a round fell through afterwards: it goes back. M8 */
  excessAmount: Money
}

const add = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** What a part keeps of the guest's money. */
export const keptOf = ({ state, amount, returned }: BillPart): Money => money(state === 'paid' ? amount - returned : 0)

/** How a bill stands. ORDER-3 */
export function standingOf({ rounds, parts }: Bill): BillStanding {
  const totalAmount = add(rounds.map(({ total }) => total))
  const paidAmount = add(parts.map(keptOf))
  const openAmount = add(parts.map(({ state, amount }) => (state === 'open' ? amount : 0)))
  return {
    totalAmount: money(totalAmount),
    paidAmount: money(paidAmount),
    openAmount: money(openAmount),
    restAmount: notBelowNothing(totalAmount - paidAmount - openAmount),
    excessAmount: notBelowNothing(paidAmount - totalAmount),
  }
}

/** Whether somebody is paying a part of it at this moment: no round joins it meanwhile. */
export const isBeingPaid = ({ parts }: Pick<Bill, 'parts'>): boolean => parts.some(({ state }) => state === 'open')

/** Whether all that was ordered is paid. A bill on which nothing is owed waits for its first round. */
export function isPaidUp(bill: Bill): boolean {
  const { totalAmount, paidAmount } = standingOf(bill)
  return totalAmount > 0 && paidAmount >= totalAmount
}

/** Whether money of so much that arrives for a part still has a place on the bill. M7 */
export function hasRoomFor(bill: Bill, amount: Money): boolean {
  const { totalAmount, paidAmount } = standingOf(bill)
  return paidAmount + amount <= totalAmount
}

/** What goes back of each part so that `amount` does, the last of them first: never more of one than it keeps. M8, M9 */
export function returnsOf(kept: readonly Money[], amount: Money): Money[] {
  let left: number = amount
  const back = kept.map(() => money(0))
  for (let at = kept.length - 1; at >= 0; at -= 1) {
    const given = Math.min(kept[at] ?? 0, left)
    back[at] = money(given)
    left -= given
  }
  return back
}
