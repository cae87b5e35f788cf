import * as z from 'zod/mini'
import { currency, namedId, readBrandSetup, shopId } from '../core/index.ts'
import { adjustmentCalls } from './adjustment-calls.ts'
import { payCodeCalls } from './pay-code-calls.ts'

/** What staff do for members at the counter. CARD-1, CARD-10 */
export const counterCalls = {
  ...adjustmentCalls,
  ...payCodeCalls,
  /** What the forms choose from. */
  brandFacts: readBrandSetup(
    '/api/console/brandFacts',
    z.object({
      languages: z.array(z.string()),
      /** Where pictures come from; empty where there is no such host. */
      pictureHost: z.string(),
      shops: z.array(z.object({ shopId, shopName: z.string(), currency, cardProgramId: z.exactOptional(z.string()) })),
      coupons: z.array(namedId('couponTemplateId')),
      dishes: z.array(z.object({ foodId: z.string(), displayName: z.string() })),
    }),
  ),
} as const
