import { type Money, money, split } from '../money/index.ts'
import type { BillRound } from './types.ts'

/**
 * The amount of each line of a round with its share of taxes, fees and discounts, in the lines' order; they add up to the
 * round's total. If every line is free and only fees are due, all lines carry equal shares. PRICE-5, PAY-9
 */
export function lineShares({ total, lines }: BillRound): Money[] {
  if (lines.length === 0) return []
  const weights = lines.map(line => Math.max(0, line.amount))
  const owed = weights.some(weight => weight > 0)
  return split(total, owed ? weights : lines.map(() => 1))
}

/** Splits `base` into shares that differ by at most one unit, the larger ones first. */
export const evenShares = (base: Money, ways: number): Money[] =>
  split(
    base,
    Array.from({ length: ways }, () => 1),
  )

export const notBelowNothing = (amount: number): Money => money(Math.max(0, amount))
