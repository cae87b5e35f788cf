import * as z from 'zod/mini'
import { couponEffect } from '../cart/index.ts'
import { bizType, call, currency, id, latitude, longitude, minorUnits, shopId, words } from '../core/index.ts'

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** What a kind of coupon gives, where, when and on what. Amounts are of `currencyCode`. */
const template = z.object({
  couponTemplateId: z.string(),
  name: words,
  description: words,
  effect: couponEffect,
  minimum: minorUnits,
  currencyCode: z.exactOptional(z.string()),
  /** That currency whole, where a store has it. */
  currency: z.exactOptional(currency),
  shopIds: z.array(z.int()),
  bizTypes: z.array(z.int()),
  foodIds: z.array(z.string()),
  windows: z.array(z.object({ weekdays: z.array(z.int()), from: z.int(), to: z.int() })),
  excludesPromotions: z.boolean(),
  validDays: z.exactOptional(z.int()),
})

/** A coupon in its owner's wallet. */
const held = {
  couponCode: z.string(),
  beginDate: date,
  endDate: date,
  /** `notStarted`: it can be used from `beginDate` on. */
  state: z.enum(['usable', 'notStarted', 'used', 'expired']),
}

/** A store where a coupon can be used. Words are in the language of the request. */
const couponShop = z.object({
  shopId,
  shopName: z.string(),
  addressLines: z.array(z.string()),
  latitude,
  longitude,
  /** Metres from where the guest is, where that was said. */
  distance: z.exactOptional(z.int()),
})

export const coupon = {
  /**
   * The caller's own coupons: those that can be used, now or later, were used, or are over. Of a store, each with what keeps it from
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
          ...held,
          fault: z.exactOptional(z.enum(['used', 'notStarted', 'ended', 'otherShop', 'otherOrderType'])),
          template,
        }),
      ),
    }),
    refuses: [],
    shows: 'silent',
  }),
  /** One kind of coupon, whole, with the stores where it can be used, the nearest first where the guest says where they are. CARD-6 */
  templateDetail: call({
    path: '/api/crm/coupon/templateDetail',
    gate: 'guest',
    request: z.object({
      couponTemplateId: id,
      latitude: z.optional(latitude),
      longitude: z.optional(longitude),
    }),
    response: z.extend(template, { shops: z.array(couponShop) }),
    refuses: [],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /** Puts the coupon of a code into the caller's wallet: one of all who try has it. CARD-6, S9 */
  redeem: call({
    path: '/api/crm/coupon/redeem',
    gate: 'logged-in',
    // Whatever is no such text is a wrong code: it is told as any other. S9
    request: z.object({ couponCode: z.string().check(z.maxLength(12_000)) }),
    response: z.object({ ...held, template }),
    refuses: ['couponCodeWrong'],
    changes: true,
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
}
