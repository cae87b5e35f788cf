import * as z from 'zod/mini'
import { couponEffect, minorUnits } from '../cart/index.ts'
import { bizType, call, id, shopId, words } from '../core/index.ts'

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** What a kind of coupon gives, where, when and on what. Amounts are of `currencyCode`. */
const template = z.object({
  couponTemplateId: z.string(),
  name: words,
  description: words,
  effect: couponEffect,
  minimum: minorUnits,
  currencyCode: z.exactOptional(z.string()),
  shopIds: z.array(z.int()),
  bizTypes: z.array(z.int()),
  foodIds: z.array(z.string()),
  windows: z.array(z.object({ weekdays: z.array(z.int()), from: z.int(), to: z.int() })),
  excludesPromotions: z.boolean(),
})

export const coupon = {
  /**
   * The caller's own coupons: those that can be used, were used, or are over. Of a store, each with what keeps it from
   * being used there today. CARD-6
   */
  availableCouponList: call({
    path: '/api/crm/coupon/availableCouponList',
    gate: 'logged-in',
    request: z.object({
      state: z._default(z.enum(['usable', 'used', 'expired']), 'usable'),
      shopId: z.optional(shopId),
      businessType: z.optional(bizType),
    }),
    response: z.object({
      coupons: z.array(
        z.object({
          couponCode: z.string(),
          beginDate: date,
          endDate: date,
          state: z.enum(['usable', 'used', 'expired']),
          fault: z.exactOptional(z.enum(['used', 'notStarted', 'ended', 'otherShop', 'otherOrderType'])),
          template,
        }),
      ),
    }),
    refuses: [],
    shows: 'silent',
  }),
  /** One kind of coupon, whole. CARD-6 */
  templateDetail: call({
    path: '/api/crm/coupon/templateDetail',
    gate: 'logged-in',
    request: z.object({ couponTemplateId: id }),
    response: template,
    refuses: [],
    without: ['shopId', 'businessType'],
  }),
}
