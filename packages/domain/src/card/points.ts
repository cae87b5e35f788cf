import { type Money, money, ZERO, type Ppm } from '../money/index.ts'
import type { PointsAtCurrency, PointsRule } from './types.ts'

/**
 * The part of `due` paid with points worth `available`. A rest below one tier is left to the next method, because rounding up
 * would charge points for an amount that is not due. PAY-2
 */
export function payWithPoints(due: Money, available: Money, rule: PointsRule): Money {
  const most = Math.min(due, available)
  const tier = Math.max(1, rule.pointsTiersAmount)
  const pays = Math.floor(most / tier) * tier
  return pays <= 0 || pays < rule.minimumPointAmount ? ZERO : money(pays)
}

/** The smallest amount points can pay: whole tiers that reach the minimum. PAY-2 */
export function leastByPoints({ minimumPointAmount, pointsTiersAmount }: PointsRule): Money {
  const tier = Math.max(1, pointsTiersAmount)
  return money(Math.max(1, Math.ceil(minimumPointAmount / tier)) * tier)
}

/** The value of points in whole tiers. PAY-2 */
export const pointsValue = (points: number, rule: PointsRule): Money =>
  points <= 0 ? ZERO : money(Math.floor(points / Math.max(1, rule.pointsPerTier)) * rule.pointsTiersAmount)

/** The number of points that pay `amount`, which must be whole tiers. PAY-2 */
export const pointsFor = (amount: Money, rule: PointsRule): number =>
  Math.floor(amount / Math.max(1, rule.pointsTiersAmount)) * rule.pointsPerTier

/** The points that `spent` earns: for every full `earnAmount`, plus the level's bonus, truncated. CARD-7 */
export const pointsEarnedBy = (
  spent: Money,
  rule: Pick<PointsAtCurrency, 'earnAmount' | 'earnPoints'>,
  bonus: Ppm,
): number => {
  const plain = BigInt(Math.floor(Math.max(spent, 0) / rule.earnAmount) * rule.earnPoints)
  return Number(plain + (plain * BigInt(bonus)) / 1_000_000n)
}

/**
 * The share of `part` for a refund of `back` out of `whole`, after `before` was already refunded. Shares are differences of
 * running totals, so that all refunds together return exactly `part`. M10
 */
export function shareBack(part: number, whole: Money, before: Money, refund: Money): number {
  const until = (amount: number) => (BigInt(part) * BigInt(Math.min(amount, whole))) / BigInt(whole)
  return Number(until(before + refund) - until(before))
}
