import { type Money, money } from '../money/index.ts'
import type { Campaign, CampaignRule } from './types.ts'

type CountingRule = Extract<CampaignRule, { kind: 'spending' | 'stamps' }>

export const isCounting = (rule: CampaignRule): rule is CountingRule =>
  rule.kind === 'spending' || rule.kind === 'stamps'

/** How much fills a round of a campaign: minor units spent, or stamps. */
export const roundSize = (rule: CountingRule): number => (rule.kind === 'spending' ? rule.threshold : rule.stamps)

/** The weight of an order of `amount` (minor units): the amount spent, or one stamp from the minimum on. CARD-8 */
export function weightOf(rule: CountingRule, amount: Money): number {
  if (amount <= 0) return 0
  if (rule.kind === 'spending') return amount
  return amount >= rule.minimum ? 1 : 0
}

/** The part of an order's weight that falls into one round. */
export interface RoundPart {
  round: number
  weight: number
}

/**
 * Spreads a weight over rounds of `size`, from `filled` of `round` on. Rounds that are full are earned; without `repeats`
 * nothing is counted beyond the first. CARD-8
 */
export function fillRounds(
  start: { round: number; filled: number },
  weight: number,
  { size, repeats }: { size: number; repeats: boolean },
): { parts: RoundPart[]; round: number; filled: number } {
  const parts: RoundPart[] = []
  let { round, filled } = start
  let left = weight
  while (left > 0 && (repeats || round === 0)) {
    const part = Math.min(left, size - filled)
    if (part > 0) parts.push({ round, weight: part })
    left -= part
    filled += part
    if (filled < size) break
    round += 1
    filled = 0
  }
  return { parts, round, filled }
}

/**
 * How much of a part's weight is lost once `returned` of the order's `amount` went back: money in proportion, truncated; a stamp
 * when what remains is below the minimum. M10
 */
export function weightLost(rule: CampaignRule, weight: number, amount: Money, returned: Money): number {
  if (returned >= amount) return weight
  if (rule.kind === 'stamps') return weightOf(rule, money(amount - returned)) > 0 ? 0 : weight
  return Number((BigInt(weight) * BigInt(Math.max(0, returned))) / BigInt(amount))
}

/** Whether a member earns a campaign's reward any number of times by counting. */
export const repeats = ({ rule }: Campaign): boolean => isCounting(rule) && rule.repeats
