import * as z from 'zod/mini'
import {
  call,
  currency,
  customerId,
  day,
  id,
  marked,
  minorUnits,
  readBrandSetup,
  saveSetup,
  shopId,
} from '../core/index.ts'
import { setCouponCodes, setCouponTemplate } from './staff-shapes.ts'

const codes = { batch: setCouponCodes }
const coupon = { template: setCouponTemplate }

/** What the brand sets up of coupons, and giving them. CARD-6 */
export const staffCouponCalls = {
  couponSetup: readBrandSetup(
    '/api/console/couponSetup',
    z.object({
      templates: z.array(
        marked({
          ...coupon,
          given: z.int(),
          used: z.int(),
          /** What used coupons took off orders, by currency. */
          discounted: z.array(z.object({ currency, amount: minorUnits })),
        }),
      ),
    }),
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
  /** Public codes and batches of single codes, the newest first, with how many were taken and used. CARD-6 */
  couponCodes: readBrandSetup(
    '/api/console/couponCodes',
    z.object({ batches: z.array(marked({ ...codes, taken: z.int(), used: z.int() })) }),
  ),
  /** Creates codes, or changes their name, days, limit and whether they are on. Coupons that were taken stay. CARD-6 */
  saveCouponCodes: call(
    saveSetup('brand', '/api/console/saveCouponCodes', codes, [
      'couponUnknown',
      'codeMissing',
      'codeTaken',
      'codesFixed',
      'codesTooMany',
      'daysBackwards',
    ]),
  ),
  /** The codes of a batch that are not taken yet, to be printed or sent. */
  readCouponCodes: call({
    path: '/api/console/readCouponCodes',
    gate: 'brand',
    request: z.object({ shopId, batchId: id }),
    response: z.object({ codes: z.array(z.string()) }),
    refuses: [],
    without: ['businessType'],
  }),
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
