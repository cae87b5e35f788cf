import * as z from 'zod/mini'
import { bizType, id, money, moneyAboveZero, names, saidUpTo, shopId } from '../core/index.ts'
import { setWindow } from '../store/staff-shapes.ts'

/** A kind of coupon. CARD-6 */
export const setCouponTemplate = z.object({
  couponTemplateId: id,
  name: names,
  description: saidUpTo(2000),
  effect: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('percent'),
      rate: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      atMost: z.exactOptional(moneyAboveZero),
    }),
    z.object({ kind: z.literal('amount'), amount: moneyAboveZero }),
    z.object({ kind: z.literal('dish') }),
  ]),
  minimum: money,
  currencyCode: z.exactOptional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  shopIds: z.array(shopId).check(z.maxLength(500)),
  bizTypes: z.array(bizType).check(z.maxLength(3)),
  foodIds: z.array(id).check(z.maxLength(500)),
  windows: z.array(setWindow).check(z.maxLength(40)),
  excludesPromotions: z.boolean(),
  /** Days a coupon is valid that comes with a recharge; absent: 90. */
  validDays: z.exactOptional(z.int().check(z.minimum(1), z.maximum(730))),
})
