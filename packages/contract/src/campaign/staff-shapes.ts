import * as z from 'zod/mini'
import { day, id, limitedLines, money, moneyAboveZero, names, shopId } from '../core/index.ts'

const count = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most))

/** The reward of a campaign. `cost`: the brand's cost of one coupon. Amounts are in the campaign's currency. */
const reward = z.object({
  points: count(1_000_000),
  bonus: money,
  coupons: z.array(z.object({ couponTemplateId: id, count: count(20, 1), cost: money })).check(z.maxLength(5)),
})

const rule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('openCard') }),
  z.object({ kind: z.literal('spending'), threshold: moneyAboveZero, repeats: z.boolean() }),
  z.object({ kind: z.literal('stamps'), stamps: count(50, 2), minimum: money, repeats: z.boolean() }),
  z.object({
    kind: z.literal('signIn'),
    streaks: z.array(z.object({ days: count(31, 2), reward })).check(z.maxLength(6)),
  }),
  z.object({
    kind: z.literal('rightsPackage'),
    price: moneyAboveZero,
    validDays: count(730, 1),
    rights: z.array(z.object({ rightId: id, name: names, count: count(100, 1) })).check(z.maxLength(10)),
  }),
  z.object({ kind: z.literal('collect') }),
  z.object({ kind: z.literal('birthday'), daysBefore: count(60), daysAfter: count(60) }),
  z.object({ kind: z.literal('referral'), friendReward: reward }),
])

/** The settings of a campaign. CARD-8 */
export const setCampaign = z.object({
  campaignId: id,
  name: names,
  description: limitedLines(2000),
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  rule,
  reward,
  startDate: day,
  endDate: z.exactOptional(day),
  /** Empty = every store of the currency. */
  shopIds: z.array(shopId).check(z.maxLength(500)),
  /** The segment of members it is for; absent = every member. CARD-19 */
  segmentId: z.exactOptional(id),
  maxGrants: z.exactOptional(count(100_000_000, 1)),
  budget: z.exactOptional(moneyAboveZero),
  enabled: z.boolean(),
})
