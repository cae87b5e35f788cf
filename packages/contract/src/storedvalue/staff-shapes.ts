import * as z from 'zod/mini'
import { day, id, limitedLines, money, moneyAboveZero, names, shopId } from '../core/index.ts'

const count = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most))
const gifts = z
  .array(z.object({ giftType: z.literal('coupon'), couponTemplateId: id, giftCount: count(20, 1) }))
  .check(z.maxLength(5))
const bonus = { returnAmount: money, returnPoint: count(1_000_000), giftInfos: gifts }

/** The settings of a recharge program; the server assigns its version. CARD-3 */
export const setStoredValue = z.object({
  id,
  cardProgramId: id,
  status: z.enum(['active', 'ended']),
  name: names,
  description: limitedLines(2000),
  /** Empty = every store of its currency. */
  scopes: z.array(shopId).check(z.maxLength(500)),
  /** On sale on these days, both inclusive, in the time zone of each store. */
  startDate: z.exactOptional(day),
  endDate: z.exactOptional(day),
  programRules: z.array(z.object({ ruleId: id, storedAmount: moneyAboveZero, ...bonus })).check(z.maxLength(20)),
  firstRechargeEnabled: z.boolean(),
  firstRecharge: z.exactOptional(z.object(bonus)),
})
