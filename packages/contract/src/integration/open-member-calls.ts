import * as z from 'zod/mini'
import { call, customerId, instant, shopId } from '../core/index.ts'
import { listedMember } from '../member/index.ts'

const without = ['businessType'] as const

/** A member of the brand. Names and contacts only for keys with the scope `members:contacts`. */
export const openMember = z.object({
  ...z.omit(listedMember, { name: true, phone: true, email: true, cardNo: true }).shape,
  /** The last change of the profile, the consent, the tags, the visits or the membership. */
  changedAt: instant,
  language: z.string(),
  /** The store with most visits. */
  favouriteShopId: z.exactOptional(shopId),
  name: z.exactOptional(z.string()),
  phone: z.exactOptional(z.string()),
  email: z.exactOptional(z.string()),
  birthday: z.exactOptional(z.string()),
})

/** An account that was closed or erased: everything that is stored of it elsewhere is to be erased too. */
const erasedMember = z.object({ customerId, erasedAt: instant })

/** Members who visited a store or joined there, for CRM and loyalty systems. API-13 */
export const openMemberCalls = {
  /**
   * Members in the sequence of their changes. Continue from `cursor`: an empty list means no further changes. A member may be
   * repeated without changes. `points`, `value` and `level` are those of the time of the answer.
   */
  listMembers: call({
    path: '/open/v1/members/list',
    gate: 'api',
    scope: 'members:read',
    request: z.object({
      shopId,
      /** The place where the list before ended; absent: from the first member on. */
      cursor: z.optional(z.string().check(z.maxLength(100))),
      pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
    }),
    response: z.object({
      members: z.array(openMember),
      erased: z.array(erasedMember),
      cursor: z.string(),
      more: z.boolean(),
    }),
    refuses: [],
    without,
  }),
  readMember: call({
    path: '/open/v1/members/read',
    gate: 'api',
    scope: 'members:read',
    request: z.object({ shopId, customerId }),
    response: openMember,
    refuses: [],
    without,
  }),
} as const
