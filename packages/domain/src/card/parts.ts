import { type Money, money } from '../money/index.ts'
import { shareBack } from './points.ts'

/** A card's balance, or a movement of it: what was paid in, and what was given on top. */
export interface Parts {
  paid: Money
  given: Money
}

/**
 * Of which part a payment takes: what was paid in goes first. Given value that went first would be gone when the
 * recharge is taken back, and the house would have paid the dish. Undefined where both together are too little. CARD-3
 */
export function spendParts(amount: Money, has: Parts): Parts | undefined {
  if (amount > has.paid + has.given) return undefined
  const paid = Math.min(amount, has.paid)
  return { paid: money(paid), given: money(amount - paid) }
}

/** What of a payment's parts comes back with `back` of it, after `before` already came: in proportion, to the unit. M10 */
export function partsBack(spent: Parts, before: Money, back: Money): Parts {
  const given = shareBack(spent.given, money(spent.paid + spent.given), before, back)
  return { paid: money(back - given), given: money(given) }
}
