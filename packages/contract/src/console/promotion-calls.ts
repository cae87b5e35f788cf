import * as z from 'zod/mini'
import { call, currency, id, mark, moneyAboveZero, shopId } from '../core/index.ts'
import { setPromotion } from './money-shapes.ts'

const without = ['businessType'] as const
const promotions = { promotions: z.array(setPromotion).check(z.maxLength(100)) }
const memberPrices = {
  memberPrices: z.array(z.object({ foodId: id, unitId: id, vipPrice: moneyAboveZero })).check(z.maxLength(1000)),
}

/** What a store takes off its prices: promotions, and what members pay. Managers alone change it. */
export const promotionCalls = {
  promotions: call({
    path: '/api/console/promotions',
    gate: 'manager',
    request: z.object({ shopId }),
    response: z.object({ mark, ...promotions, currency, bizTypes: z.array(z.int()), languages: z.array(z.string()) }),
    refuses: [],
    without,
  }),
  savePromotions: call({
    path: '/api/console/savePromotions',
    gate: 'manager',
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
      'weekdaysMissing',
      'windowBackwards',
      'windowsOverlap',
    ],
    changes: true,
    without,
  }),
  /** The dishes with their units, and what members pay for each. LOGIN-10 */
  memberPrices: call({
    path: '/api/console/memberPrices',
    gate: 'manager',
    request: z.object({ shopId }),
    response: z.object({
      mark,
      ...memberPrices,
      units: z.array(z.object({ foodId: z.string(), unitId: z.string(), displayName: z.string(), price: z.int() })),
      groups: z.array(z.object({ menuGroupId: z.string(), displayName: z.string() })),
    }),
    refuses: [],
    without,
  }),
  /** All of them at once: a unit that is not among them has no member price. */
  saveMemberPrices: call({
    path: '/api/console/saveMemberPrices',
    gate: 'manager',
    request: z.object({ shopId, mark, ...memberPrices }),
    response: z.object({ mark, ...memberPrices }),
    refuses: ['changedMeanwhile', 'dishUnknown', 'memberPriceHigh', 'promotionTwice'],
    changes: true,
    without,
  }),
} as const
