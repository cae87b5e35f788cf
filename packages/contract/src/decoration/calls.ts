import * as z from 'zod/mini'
import { call, id } from '../core/index.ts'
import { decorationPage } from './shapes.ts'

const without = ['shopId', 'businessType'] as const

export const decoration = {
  /** The decorated pages without their components. DECO-1 */
  listDecoration: call({
    path: '/open/base/decoration/listDecoration',
    gate: 'anyone',
    request: z.object({}),
    response: z.object({
      decorationPlanId: z.string(),
      version: z.int(),
      pageTypeList: z.array(z.object({ pageType: z.string(), decorationPageId: z.string() })),
    }),
    refuses: [],
    shows: 'silent',
    without,
  }),
  /** One page's components from top to bottom; by its id, else the page of a type. DECO-1 */
  getDecorate: call({
    path: '/api/base/decoration/getDecorate',
    gate: 'anyone',
    request: z.object({
      decorationPageId: z.optional(id),
      pageType: z.optional(z.enum(['home', 'mine', 'storeIndex', 'giftIndex', 'custom'])),
      /** The version the phone has stored. */
      version: z.optional(z.int()),
    }),
    response: z.union([
      z.object({ version: z.int(), page: decorationPage }),
      z.object({ version: z.int(), unchanged: z.literal(true) }),
    ]),
    refuses: ['pageUnknown'],
    shows: 'silent',
    without,
  }),
}
