import { type PointsRule, shareBack } from '../card/index.ts'
import { type Money, money } from '../money/index.ts'
import type { Reward } from './types.ts'

export const isEmptyReward = ({ points, bonus, coupons }: Reward): boolean =>
  points === 0 && bonus === 0 && coupons.length === 0

/** The brand's cost of a reward, minor units: its bonus, its points at their value rounded up, and its coupons. CARD-8 */
export function costOfReward({ points, bonus, coupons }: Reward, rule: PointsRule | undefined): Money {
  const worth = rule ? Math.ceil((points * rule.pointsTiersAmount) / Math.max(1, rule.pointsPerTier)) : 0
  return money(bonus + worth + coupons.reduce((sum, { count, cost }) => sum + count * cost, 0))
}

/**
 * The part of a reward to take back when `until` of the `whole` that earned it has been returned, after `before` of it.
 * Parts are differences of running totals, so that together they are exactly the reward. M10
 */
export function rewardBack(reward: Reward, whole: number, before: number, until: number): Reward {
  const share = (of: number) => shareBack(of, money(whole), money(before), money(until - before))
  const coupons = reward.coupons.map(coupon => ({ ...coupon, count: share(coupon.count) }))
  return {
    points: share(reward.points),
    bonus: money(share(reward.bonus)),
    coupons: coupons.filter(({ count }) => count > 0),
  }
}
