import { type Money, money, split } from '../money/index.ts'
import type { BillRound } from './types.ts'

/**
 * What each line of a round comes to with its share of taxes, fees and discounts, in the lines' order: they add up to the
 * round's total to the unit. Where every line is free and only fees are owed, all lines bear them alike. PRICE-5, PAY-9
 */
export function lineShares({ total, lines }: BillRound): Money[] {
  if (lines.length === 0) return []
  const weights = lines.map(line => Math.max(0, line.amount))
  const owed = weights.some(weight => weight > 0)
  return split(total, owed ? weights : lines.map(() => 1))
}

/** `base` cut into so many shares that differ by one unit at most, the larger ones first. */
export const evenShares = (base: Money, ways: number): Money[] =>
  split(
    base,
    Array.from({ length: ways }, () => 1),
  )

/** Nothing below nothing. */
export const notBelowNothing = (amount: number): Money => money(Math.max(0, amount))
