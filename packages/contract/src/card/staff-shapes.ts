import * as z from 'zod/mini'
import { currency, id, money, moneyAboveZero, names } from '../core/index.ts'

const count = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most))

/** What points are worth and what earns them, at stores of one currency. PAY-2, CARD-7 */
export const setPointsRule = z.object({
  currency,
  minimumPointAmount: money,
  pointsTiersAmount: moneyAboveZero,
  pointsPerTier: count(1_000_000, 1),
  earnAmount: moneyAboveZero,
  earnPoints: count(1_000_000),
})

/** A level of membership. CARD-2 */
export const setLevel = z.object({
  id,
  name: names,
  color: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
  flag: z.union([z.literal(0), z.literal(2)]),
  upgradeEnabled: z.boolean(),
  degradeEnabled: z.boolean(),
  upgradeGrowth: count(100_000_000),
  keepLevelGrowth: count(100_000_000),
  ranking: count(99, 1),
  pointsBonus: count(4_000_000),
  rightsList: z.array(id).check(z.maxLength(20)),
})
