import { type Fault, faultsIn } from '../money/index.ts'
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
 * The faults of the rules for earning and paying with points: each of the stores' currencies once, valid at every level. PAY-2,
 * CARD-7
 */
export function checkPoints(
  rules: readonly PointsAtCurrency[],
  { levels, currencyCodes }: { levels: readonly Level[]; currencyCodes: readonly string[] },
): Fault<PointsFaultReason>[] {
  const codes = rules.map(rule => rule.currency.currencyCode)
  const highest = Math.max(0, ...levels.map(level => level.pointsBonus))
  const fieldOf = (i: number) => `pointsRules[${i}]`
  return rules.flatMap((rule, i) => {
    const code = rule.currency.currencyCode
    return faultsIn<Fault<PointsFaultReason>>([
      codes.indexOf(code) < i ? { field: `${fieldOf(i)}.currency`, reason: 'currencyTwice' } : undefined,
      currencyCodes.includes(code) ? undefined : { field: `${fieldOf(i)}.currency`, reason: 'currencyUnfit' },
      givesBackAll(rule, highest) ? { field: `${fieldOf(i)}.earnPoints`, reason: 'pointsWorthTooMuch' } : undefined,
    ])
  })
}
