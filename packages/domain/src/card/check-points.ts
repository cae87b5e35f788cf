import { type Fault, repeated } from '../money/index.ts'
import type { Level, PointsAtCurrency } from './types.ts'

export type PointsFaultReason = 'currencyTwice' | 'currencyUnfit' | 'pointsWorthTooMuch'

/**
 * Whether paying `earnAmount` earns points worth as much or more, which would pay guests for eating. In integers: points x
 * worth of a tier x (1 + bonus), compared with the amount spent. CARD-7
 */
function givesBackAll({ earnAmount, earnPoints, pointsTiersAmount, pointsPerTier }: PointsAtCurrency, bonus: number) {
  const worth = BigInt(earnPoints) * BigInt(pointsTiersAmount) * BigInt(1_000_000 + bonus)
  return worth >= BigInt(earnAmount) * BigInt(pointsPerTier) * 1_000_000n
}

/**
 * Checks the rules for earning and paying with points: each of the stores' currencies once, valid at every level. PAY-2, CARD-7
 */
export function checkPoints(
  rules: readonly PointsAtCurrency[],
  { levels, currencyCodes }: { levels: readonly Level[]; currencyCodes: readonly string[] },
): Fault<PointsFaultReason> | undefined {
  const twice = repeated(rules, rule => rule.currency.currencyCode)
  if (twice !== undefined) return { field: `pointsRules[${twice}].currency`, reason: 'currencyTwice' }
  const highest = Math.max(0, ...levels.map(level => level.pointsBonus))
  for (const [i, rule] of rules.entries()) {
    if (!currencyCodes.includes(rule.currency.currencyCode))
      return { field: `pointsRules[${i}].currency`, reason: 'currencyUnfit' }
    if (givesBackAll(rule, highest)) return { field: `pointsRules[${i}].earnPoints`, reason: 'pointsWorthTooMuch' }
  }
  return undefined
}
