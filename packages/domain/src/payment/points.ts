import { type Money, money, NOTHING } from '../money/index.ts'

/** How points pay. Amounts are minor units. PAY-2 */
export interface PointsRule {
  /** Points pay nothing where they would pay less than this. */
  minimumPointAmount: Money
  /** Points pay in whole steps of this. */
  pointsTiersAmount: Money
  /** How many points one step takes. */
  pointsPerTier: number
}

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

/** What points are worth: whole tiers of them. PAY-2 */
export const worthOfPoints = (points: number, rule: PointsRule): Money =>
  points <= 0 ? NOTHING : money(Math.floor(points / Math.max(1, rule.pointsPerTier)) * rule.pointsTiersAmount)

/** How many points pay `amount`, which is whole tiers. PAY-2 */
export const pointsFor = (amount: Money, rule: PointsRule): number =>
  Math.floor(amount / Math.max(1, rule.pointsTiersAmount)) * rule.pointsPerTier
