import { type Money, money } from '../money/index.ts'
import type { Parts } from './parts.ts'
import { shareBack } from './points.ts'

/** A recharge: what was paid, what of that went back before, and what came on top as value. */
export interface PaidRecharge {
  amount: Money
  returned: Money
  bonus: Money
}

/** What leaves the card when some of a recharge goes back. */
export interface OffCard {
  /** Of what was paid in: the money that goes back. */
  paid: Money
  /** Of what was given: the share of the bonus. */
  given: Money
  /** Of what was paid in: the share of the bonus that was already spent. */
  forBonus: Money
  /** What the card no longer holds of all that. */
  missing: Money
}

/**
 * What leaves a card that holds `has` when `back` of a recharge goes back: the money, and the bonus in proportion, which is
 * taken from what was given and, where that was spent, from what was paid in. Whatever the pieces, together they take
 * exactly what the recharge brought. M10
 */
export function offCard({ amount, returned, bonus }: PaidRecharge, back: Money, has: Parts): OffCard {
  const share = shareBack(bonus, amount, returned, back)
  const paid = Math.min(back, has.paid)
  const given = Math.min(share, has.given)
  const forBonus = Math.min(share - given, has.paid - paid)
  return {
    paid: money(paid),
    given: money(given),
    forBonus: money(forBonus),
    missing: money(back - paid + share - given - forBonus),
  }
}

/** The most of a recharge that can go back of a card that holds `has`, with the bonus in proportion. M4, M10 */
export function mostRechargeBack(recharge: PaidRecharge, has: Parts): Money {
  // What leaves the card grows with what goes back, so the border is found by halving.
  let [fits, over] = [0, Math.min(recharge.amount - recharge.returned, has.paid) + 1]
  while (over - fits > 1) {
    const tried = Math.floor((fits + over) / 2)
    if (offCard(recharge, money(tried), has).missing === 0) fits = tried
    else over = tried
  }
  return money(Math.max(0, fits))
}
