import * as z from 'zod/mini'
import { currency, day, id, limitedLines, money, moneyAboveZero, names, shopId } from '../core/index.ts'

const count = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most))

const color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))

/** How points are earned and what they are worth, at stores of one currency. PAY-2, CARD-7 */
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
  color,
  flag: z.union([z.literal(0), z.literal(2)]),
  upgradeEnabled: z.boolean(),
  degradeEnabled: z.boolean(),
  upgradeGrowth: count(100_000_000),
  keepLevelGrowth: count(100_000_000),
  ranking: count(99, 1),
  pointsBonus: count(4_000_000),
  rightsList: z.array(id).check(z.maxLength(20)),
})

/** The settings of a card program; its points and levels are saved separately. CARD-1 */
export const setCardProgram = z.object({
  cardProgramId: id,
  status: z.enum(['active', 'ended']),
  name: names,
  description: limitedLines(2000),
  /** Benefits of membership, one per line. */
  benefits: z.array(names).check(z.maxLength(12)),
  face: z.object({
    from: color,
    to: color,
    /** A picture's path as returned by `sendPicture`. */
    picture: z.exactOptional(z.string().check(z.maxLength(200), z.regex(/^\/uploads\/[\w./-]+$/))),
  }),
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Where it is valid; empty = every store that has a card program. */
  shopIds: z.array(shopId).check(z.maxLength(500)),
  /** New members can join on these days, both inclusive, in the time zone of each store. */
  startDate: z.exactOptional(day),
  endDate: z.exactOptional(day),
  /** Absent = unlimited. */
  validMonths: z.exactOptional(count(120, 1)),
  renewal: z.enum(['inApp', 'topUp']),
  /** From this amount on, a payment requires the card's password or a code. */
  securityFrom: money,
  transferEnabled: z.boolean(),
  /** Benefits that levels can include. */
  rights: z
    .array(
      z.object({
        rightsId: id,
        icon: z.enum(['points', 'birthday', 'delivery', 'price', 'priority', 'gift']),
        name: names,
        description: limitedLines(500),
      }),
    )
    .check(z.maxLength(20)),
})
