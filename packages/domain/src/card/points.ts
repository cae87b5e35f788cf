import { type Money, money, NOTHING, type Ppm } from '../money/index.ts'
import type { PointsAtCurrency, PointsRule } from './types.ts'

/**
 * The part of `due` that points pay, where they are worth `available`.
 * A rest smaller than one tier stays for the next method: rounding it up would charge points for money nobody owes. PAY-2
 */
export function payWithPoints(due: Money, available: Money, rule: PointsRule): Money {
  const most = Math.min(due, available)
  const tier = Math.max(1, rule.pointsTiersAmount)
  const pays = Math.floor(most / tier) * tier
  return pays <= 0 || pays < rule.minimumPointAmount ? NOTHING : money(pays)
}

/** The least that points can pay: whole tiers that reach the minimum. PAY-2 */
export function leastByPoints({ minimumPointAmount, pointsTiersAmount }: PointsRule): Money {
  const tier = Math.max(1, pointsTiersAmount)
  return money(Math.max(1, Math.ceil(minimumPointAmount / tier)) * tier)
}

/** What points are worth: whole tiers of them. PAY-2 */
export const worthOfPoints = (points: number, rule: PointsRule): Money =>
  points <= 0 ? NOTHING : money(Math.floor(points / Math.max(1, rule.pointsPerTier)) * rule.pointsTiersAmount)

/** How many points pay `amount`, which is whole tiers. PAY-2 */
export const pointsFor = (amount: Money, rule: PointsRule): number =>
  Math.floor(amount / Math.max(1, rule.pointsTiersAmount)) * rule.pointsPerTier

/** The points that `spent` earns: for every full `earnAmount`, with the level's bonus on top, fractions dropped. CARD-7 */
export const pointsEarnedBy = (
  spent: Money,
  rule: Pick<PointsAtCurrency, 'earnAmount' | 'earnPoints'>,
  bonus: Ppm,
): number => {
  const plain = BigInt(Math.floor(Math.max(spent, 0) / rule.earnAmount) * rule.earnPoints)
  return Number(plain + (plain * BigInt(bonus)) / 1_000_000n)
}

/**
 * How much of `part` belongs to what comes back now, when `back` of `whole` comes back after `before` of it already did.
 * The shares are cut at running totals, so that whatever the pieces, all of them together are exactly `part`. M10
 */
export function shareBack(part: number, whole: Money, before: Money, back: Money): number {
  const until = (amount: number) => (BigInt(part) * BigInt(Math.min(amount, whole))) / BigInt(whole)
  return Number(until(before + back) - until(before))
}
