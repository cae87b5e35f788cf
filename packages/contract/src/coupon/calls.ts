import * as z from 'zod/mini'
import { couponEffect } from '../cart/index.ts'
import { bizType, call, currency, id, latitude, longitude, minorUnits, shopId, words } from '../core/index.ts'

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** The terms of a coupon: its discount, stores, times and dishes. Amounts are in `currencyCode`. */
const template = z.object({
  couponTemplateId: z.string(),
  name: words,
  description: words,
  effect: couponEffect,
  minimum: minorUnits,
  currencyCode: z.exactOptional(z.string()),
  /** The full currency, if a store uses it. */
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
  /** `notStarted`: usable from `beginDate` on. */
  state: z.enum(['usable', 'notStarted', 'used', 'expired']),
}

/** A store where a coupon is valid. Texts are in the language of the request. */
const couponShop = z.object({
  shopId,
  shopName: z.string(),
  addressLines: z.array(z.string()),
  latitude,
  longitude,
  /** Metres from the guest's position, if given. */
  distance: z.exactOptional(z.int()),
})

export const coupon = {
  /**
   * The caller's coupons: usable now or later, used, or expired. With a store, each states why it cannot be used there today.
   * CARD-6
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
  /** A coupon's full terms, with the stores where it is valid, the nearest first if a position is given. CARD-6 */
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
  /** Adds the coupon of a code to the caller's wallet; of concurrent attempts with a single-use code, one succeeds. CARD-6, S9 */
  redeem: call({
    path: '/api/crm/coupon/redeem',
    gate: 'logged-in',
    // Accepts any text, because a malformed code gets the same refusal as a wrong one and reveals nothing. S9
    request: z.object({ couponCode: z.string().check(z.maxLength(12_000)) }),
    /** `isNew`: false where the caller had added the code before. */
    response: z.object({ ...held, template, isNew: z.boolean() }),
    refuses: ['couponCodeWrong'],
    changes: true,
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
}
