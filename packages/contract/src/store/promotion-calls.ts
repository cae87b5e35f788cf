import * as z from 'zod/mini'
import { call, currency, mark, minorUnits, shopId } from '../core/index.ts'
import { setPromotion } from './promotion-shapes.ts'

const without = ['businessType'] as const
const promotions = { promotions: z.array(setPromotion).check(z.maxLength(100)) }
/** The promotions of a store. Only managers can change them. PRICE-2 */
export const promotionCalls = {
  promotions: call({
    path: '/api/console/promotions',
    gate: 'manager',
    right: 'editOffers',
    request: z.object({ shopId }),
    response: z.object({
      mark,
      ...promotions,
      /** How often each was used in orders of the last 90 days, and its total discount. */
      results: z.array(z.object({ discountId: z.string(), uses: z.int(), discounted: minorUnits })),
      currency,
      bizTypes: z.array(z.int()),
      languages: z.array(z.string()),
    }),
    refuses: [],
    without,
  }),
  savePromotions: call({
    path: '/api/console/savePromotions',
    gate: 'manager',
    right: 'editOffers',
    request: z.object({ shopId, mark, ...promotions }),
    response: z.object({ mark, ...promotions }),
    refuses: [
      'changedMeanwhile',
      'promotionTwice',
      'promotionUnknown',
      'promotionWays',
      'deliveryNeeded',
      'dishUnknown',
      'giftUnfit',
      'daysBackwards',
      'weekdaysMissing',
      'windowBackwards',
      'windowsOverlap',
    ],
    changes: true,
    without,
  }),
} as const
