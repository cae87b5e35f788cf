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

/** The brand's coupons, and giving them to members. CARD-6 */
export const staffCouponCalls = {
  couponSetup: readBrandSetup(
    ['editCampaigns', 'adjustBalances'],
    '/api/console/couponSetup',
    z.object({
      templates: z.array(
        marked({
          ...coupon,
          given: z.int(),
          used: z.int(),
          /** The discounts of used coupons on orders, by currency. */
          discounted: z.array(z.object({ currency, amount: minorUnits })),
        }),
      ),
    }),
  ),
  /** Coupons already given keep their terms. CARD-6 */
  saveCouponTemplate: call(
    saveSetup('brand', 'editCampaigns', '/api/console/saveCouponTemplate', coupon, [
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
  /** Public codes and batches of single-use codes, newest first, with the numbers redeemed and used. CARD-6 */
  couponCodes: readBrandSetup(
    'editCampaigns',
    '/api/console/couponCodes',
    z.object({ batches: z.array(marked({ ...codes, taken: z.int(), used: z.int() })) }),
  ),
  /** Creates codes, or changes their name, days, limit and whether they are active. Redeemed coupons stay valid. CARD-6 */
  saveCouponCodes: call(
    saveSetup('brand', 'editCampaigns', '/api/console/saveCouponCodes', codes, [
      'couponUnknown',
      'codeMissing',
      'codeTaken',
      'codesFixed',
      'codesTooMany',
      'daysBackwards',
    ]),
  ),
  /** The unredeemed codes of a batch, for printing or sending. */
  readCouponCodes: call({
    path: '/api/console/readCouponCodes',
    gate: 'brand',
    right: 'editCampaigns',
    request: z.object({ shopId, batchId: id }),
    response: z.object({ codes: z.array(z.string()) }),
    refuses: [],
    without: ['businessType'],
  }),
  giveCoupon: call({
    path: '/api/console/giveCoupon',
    gate: 'brand',
    right: ['editCampaigns', 'adjustBalances'],
    request: z.object({
      shopId,
      customerId,
      couponTemplateId: id,
      count: z.int().check(z.minimum(1), z.maximum(10)),
      /** Both inclusive, in the store's time zone. */
      beginDate: day,
      endDate: day,
      reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
    }),
    response: z.object({ given: z.int() }),
    refuses: ['couponDatesUnfit'],
    changes: true,
    without: ['businessType'],
  }),
  /**
   * Gives one coupon to every member who is in a segment now, in the background; the answer says to how many. Each member receives it once.
   * CARD-16
   */
  giveCouponToSegment: call({
    path: '/api/console/giveCouponToSegment',
    gate: 'brand',
    right: ['editCampaigns', 'adjustBalances'],
    request: z.object({
      shopId,
      segmentId: id,
      couponTemplateId: id,
      /** Both inclusive, in the store's time zone. */
      beginDate: day,
      endDate: day,
      reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
    }),
    response: z.object({ members: z.int() }),
    refuses: ['couponDatesUnfit', 'segmentEmpty'],
    changes: true,
    without: ['businessType'],
  }),
} as const
