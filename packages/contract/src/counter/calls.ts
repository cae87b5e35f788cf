import * as z from 'zod/mini'
import { currency, namedId, readBrandSetup, shopId } from '../core/index.ts'
import { adjustmentCalls } from './adjustment-calls.ts'
import { buyerCalls } from './buyer-calls.ts'
import { payCodeCalls } from './pay-code-calls.ts'

/** Calls of the counter: staff acting for a member. CARD-1, CARD-10 */
export const counterCalls = {
  ...adjustmentCalls,
  ...payCodeCalls,
  ...buyerCalls,
  /** The options of the forms. */
  brandFacts: readBrandSetup(
    ['manageMembers', 'adjustBalances', 'editPrograms', 'editCampaigns', 'manageBrand'],
    '/api/console/brandFacts',
    z.object({
      languages: z.array(z.string()),
      /** The host of pictures; empty if there is none. */
      pictureHost: z.string(),
      shops: z.array(z.object({ shopId, shopName: z.string(), currency, cardProgramId: z.exactOptional(z.string()) })),
      coupons: z.array(namedId('couponTemplateId')),
      dishes: z.array(z.object({ foodId: z.string(), displayName: z.string() })),
    }),
  ),
} as const
