import { type Money, money } from '../money/index.ts'
import { shareBack } from './points.ts'

/** The two parts of a card's balance or movement: paid in, and given as bonus. */
export interface Parts {
  paid: Money
  given: Money
}

/**
 * The parts a payment takes: paid-in value first. If bonus value were spent first, a refunded recharge would leave the
 * restaurant to pay for the dishes. Undefined if both together are not enough. CARD-3
 */
export function spendParts(amount: Money, has: Parts): Parts | undefined {
  if (amount > has.paid + has.given) return undefined
  const paid = Math.min(amount, has.paid)
  return { paid: money(paid), given: money(amount - paid) }
}

/** The parts that a refund of `back` restores, after `before` was already refunded: proportional and exact. M10 */
export function partsBack(spent: Parts, before: Money, refund: Money): Parts {
  const part = shareBack(spent.given, money(spent.paid + spent.given), before, refund)
  return { paid: money(refund - part), given: money(part) }
}
