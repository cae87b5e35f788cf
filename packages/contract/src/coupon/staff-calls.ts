import * as z from 'zod/mini'
import { call, customerId, day, id, marked, readBrandSetup, saveSetup, shopId } from '../core/index.ts'
import { setCouponTemplate } from './staff-shapes.ts'

const coupon = { template: setCouponTemplate }

/** What the brand sets up of coupons, and giving them. CARD-6 */
export const staffCouponCalls = {
  couponSetup: readBrandSetup(
    '/api/console/couponSetup',
    z.object({ templates: z.array(marked({ ...coupon, given: z.int(), used: z.int() })) }),
  ),
  /** Coupons that were given out keep the terms they were given with. CARD-6 */
  saveCouponTemplate: call(
    saveSetup('brand', '/api/console/saveCouponTemplate', coupon, [
      'couponCurrencyNeeded',
      'couponDishMissing',
      'couponWaysMissing',
      'dishUnknown',
      'shopUnfit',
      'weekdaysMissing',
      'windowBackwards',
      'windowsOverlap',
    ]),
  ),
  giveCoupon: call({
    path: '/api/console/giveCoupon',
    gate: 'brand',
    request: z.object({
      shopId,
      customerId,
      couponTemplateId: id,
      count: z.int().check(z.minimum(1), z.maximum(10)),
      /** Both included, by the store's calendar. */
      beginDate: day,
      endDate: day,
      reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
    }),
    response: z.object({ given: z.int() }),
    refuses: ['couponDatesUnfit'],
    changes: true,
    without: ['businessType'],
  }),
} as const
