import { type Money, money } from '../money/index.ts'
import type { Parts } from './parts.ts'
import { shareBack } from './points.ts'

/** A recharge: the amount paid, the amount already refunded, and the bonus value. */
export interface PaidRecharge {
  amount: Money
  returned: Money
  bonus: Money
}

/** The value removed from the card for a refund. */
export interface CardDeduction {
  /** Paid-in value that is refunded as money. */
  paid: Money
  /** Bonus value: the share of the bonus. */
  given: Money
  /** Paid-in value: the share of the bonus that was already spent. */
  forBonus: Money
  /** The amount the card no longer holds. */
  missing: Money
}

/**
 * The value to remove from a card with balance `has` for a refund of `back`: the money, and the proportional bonus, which is
 * taken from bonus value first and then from paid-in value. All partial refunds together remove exactly what the recharge
 * added. M10
 */
export function cardDeduction({ amount, returned, bonus }: PaidRecharge, refund: Money, has: Parts): CardDeduction {
  const share = shareBack(bonus, amount, returned, refund)
  const paid = Math.min(refund, has.paid)
  const part = Math.min(share, has.given)
  const forBonus = Math.min(share - part, has.paid - paid)
  return {
    paid: money(paid),
    given: money(part),
    forBonus: money(forBonus),
    missing: money(refund - paid + share - part - forBonus),
  }
}

/** The largest refund of a recharge that the balance `has` covers, with the proportional bonus. M4, M10 */
export function mostRechargeBack(recharge: PaidRecharge, has: Parts): Money {
  // The removed value grows with the refund, so binary search applies.
  let [fits, over] = [0, Math.min(recharge.amount - recharge.returned, has.paid) + 1]
  while (over - fits > 1) {
    const tried = Math.floor((fits + over) / 2)
    if (cardDeduction(recharge, money(tried), has).missing === 0) fits = tried
    else over = tried
  }
  return money(Math.max(0, fits))
}
