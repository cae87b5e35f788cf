import * as z from 'zod/mini'
import { call, id, marked, saveSetup, shopId, text } from '../core/index.ts'
import { memberFilter } from './directory-shapes.ts'

/** A saved filter over the members of the brand. It has no search text: names and contacts are not for everyone who uses it. CARD-15 */
export const segment = z.object({
  segmentId: id,
  name: text(60).check(z.minLength(1)),
  filter: z.omit(memberFilter, { text: true }),
})

/** Saved segments of members. CARD-15 */
export const segmentCalls = {
  /** The segments by name. */
  segments: call({
    path: '/api/console/segments',
    gate: 'manager',
    right: ['viewMembers', 'editCampaigns', 'editOffers', 'editPages'],
    request: z.object({ shopId }),
    response: z.object({ segments: z.array(marked({ segment })) }),
    refuses: [],
    without: ['businessType'],
  }),
  /** How many members of the brand are in a segment now. */
  countSegment: call({
    path: '/api/console/countSegment',
    gate: 'manager',
    right: ['viewMembers', 'editCampaigns', 'editOffers', 'editPages'],
    request: z.object({ shopId, segmentId: id }),
    response: z.object({ count: z.int() }),
    refuses: [],
    without: ['businessType'],
  }),
  saveSegment: call(
    saveSetup('brand', ['manageMembers', 'editCampaigns'], '/api/console/saveSegment', { segment }, [
      'segmentsTooMany',
      'segmentNameTaken',
    ]),
  ),
  /** Removes a segment. A removed segment has no members: coupons, campaigns and pages that name it reach no member. */
  removeSegment: call({
    path: '/api/console/removeSegment',
    gate: 'brand',
    right: ['manageMembers', 'editCampaigns'],
    request: z.object({ shopId, segmentId: id }),
    response: z.object({}),
    refuses: [],
    changes: true,
    without: ['businessType'],
  }),
} as const
