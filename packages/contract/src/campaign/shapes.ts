import * as z from 'zod/mini'
import { currency, day, instant, minorUnits, shopId } from '../core/index.ts'

/** What a campaign gives, in the language of the request; `bonus` in minor units of the campaign's currency. CARD-8 */
export const shownReward = z.object({
  points: z.int(),
  bonus: minorUnits,
  coupons: z.array(z.object({ couponTemplateId: z.string(), name: z.string(), count: z.int() })),
})

/** What is shown of every campaign. Days are local to its stores and both included. */
export const shownCampaign = {
  campaignId: z.string(),
  name: z.string(),
  description: z.string(),
  currency,
  startDate: day,
  endDate: z.exactOptional(day),
  reward: shownReward,
  /** All that the campaign gives has been given. */
  over: z.boolean(),
}

export const shownStreak = z.object({ days: z.int(), reward: shownReward })

/** A purchased package. `code` is shown at the store, where its rights are used; absent until it is paid, and in answers to staff. */
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
  /** The last day its rights can be used. */
  lastDay: z.exactOptional(day),
  expired: z.boolean(),
  rights: z.array(z.object({ rightId: z.string(), name: z.string(), count: z.int(), used: z.int() })),
  createdAt: instant,
})
