import * as z from 'zod/mini'
import { bizType, day, id, limitedLines, money, moneyAboveZero, names, shopId, text } from '../core/index.ts'
import { setWindow } from '../store/staff-shapes.ts'

/** The terms of a coupon. CARD-6 */
export const setCouponTemplate = z.object({
  couponTemplateId: id,
  name: names,
  description: limitedLines(2000),
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
  /** Validity in days of a coupon granted with a recharge; default 90. */
  validDays: z.exactOptional(z.int().check(z.minimum(1), z.maximum(730))),
})

/** Codes that give a coupon: one public code for many guests, or many codes for one guest each. CARD-6 */
export const setCouponCodes = z.object({
  batchId: id,
  kind: z.enum(['public', 'single']),
  /** The internal name. */
  name: text(60).check(z.minLength(1)),
  couponTemplateId: id,
  /** The public code, as guests type it. */
  publicCode: z.exactOptional(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4,24}$/))),
  /** The number of guests who can redeem the public code, or of single-use codes. */
  most: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** The code can be redeemed on these days, both inclusive. */
  startDate: day,
  endDate: day,
  /** Validity of the coupon in days, from the day it was redeemed. */
  validDays: z.int().check(z.minimum(1), z.maximum(730)),
  enabled: z.boolean(),
})
