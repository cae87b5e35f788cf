import * as z from 'zod/mini'
import { currency, day, instant, minorUnits, shopId } from '../core/index.ts'

/** The reward of a campaign, in the language of the request; `bonus` in minor units of the campaign's currency. CARD-8 */
export const shownReward = z.object({
  points: z.int(),
  bonus: minorUnits,
  coupons: z.array(z.object({ couponTemplateId: z.string(), name: z.string(), count: z.int() })),
})

/** The fields shown of every campaign. Days are in the time zone of its stores, both inclusive. */
export const shownCampaign = {
  campaignId: z.string(),
  name: z.string(),
  description: z.string(),
  currency,
  startDate: day,
  endDate: z.exactOptional(day),
  reward: shownReward,
  /** The campaign's budget of rewards is exhausted. */
  over: z.boolean(),
}

export const shownStreak = z.object({ days: z.int(), reward: shownReward })

/** A purchased package. `code` is shown at the store to use its rights; absent until it is paid, and in answers to staff. */
export const heldPackage = z.object({
  packageId: z.string(),
  packageNo: z.string(),
  campaignId: z.string(),
  name: z.string(),
  shopId,
  amount: minorUnits,
  currency,
  state: z.enum(['awaitingPayment', 'paid', 'returned']),
  code: z.exactOptional(z.string()),
  /** The last day on which its rights can be used. */
  lastDay: z.exactOptional(day),
  expired: z.boolean(),
  rights: z.array(z.object({ rightId: z.string(), name: z.string(), count: z.int(), used: z.int() })),
  createdAt: instant,
})
