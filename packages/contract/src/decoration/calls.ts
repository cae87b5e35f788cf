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
  /**
   * One page's components from top to bottom; by its id, else the page of a type; the variant for the caller, if one applies.
   * DECO-1, DECO-7
   */
  getDecorate: call({
    path: '/api/base/decoration/getDecorate',
    gate: 'anyone',
    knows: true,
    request: z.object({
      decorationPageId: z.optional(id),
      pageType: z.optional(z.enum(['home', 'mine', 'storeIndex', 'giftIndex', 'status', 'custom'])),
      /** The version the phone has stored, and the page or variant of it. */
      version: z.optional(z.int()),
      shown: z.optional(id),
    }),
    response: z.union([
      z.object({
        version: z.int(),
        page: decorationPage,
        /** Dominant colours of the page's pictures by their paths, `rrggbb`. MENU-9 */
        colors: z.exactOptional(z.record(z.string(), z.string())),
      }),
      z.object({ version: z.int(), unchanged: z.literal(true) }),
    ]),
    refuses: ['pageUnknown'],
    shows: 'silent',
    without,
  }),
}
