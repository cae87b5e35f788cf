import * as z from 'zod/mini'
import { bizType, call, instant, shopId, text } from '../core/index.ts'
import { person } from '../cart/index.ts'

/** The code in the link: 80 random bits. */
export const groupCode = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/))

const nick = z._default(text(24), '')
const without = ['shopId', 'businessType'] as const

/** A group order, as far as the caller may see it: others than its members see the host and the deadline. */
export const groupOrder = z.object({
  code: z.string(),
  shopId,
  businessType: bizType,
  shopName: z.string(),
  standing: z.enum(['open', 'closed', 'locked', 'ordered', 'cancelled', 'expired']),
  /** Until then members can choose dishes. */
  deadline: instant,
  host: z.object({ nick: z.string(), avatar: z.int() }),
  /** The caller is a member; `isHost`: the caller created it. */
  joined: z.boolean(),
  isHost: z.boolean(),
  /** For members only. */
  persons: z.array(person),
  /** The resulting order, for members: without recipient and address. */
  order: z.exactOptional(z.object({ state: z.string(), callNumber: z.exactOptional(z.string()) })),
})

const named = z.object({ code: groupCode })

/** Group orders from several phones, for pickup and delivery: one cart and one order, paid by the host. */
export const group = {
  /** Creates a group order; members can choose for the given minutes. */
  create: call({
    path: '/api/order/group/create',
    gate: 'guest',
    request: z.object({
      shopId,
      businessType: z.union([z.literal(1200), z.literal(1300)]),
      nick,
      minutes: z.int().check(z.minimum(5), z.maximum(180)),
    }),
    response: groupOrder,
    refuses: ['notOfferedHere', 'groupTooMany'],
    changes: true,
    shows: 'silent',
  }),
  /** Joins by the link's code, or changes the caller's name. */
  join: call({
    path: '/api/order/group/join',
    gate: 'guest',
    request: z.object({ code: groupCode, nick }),
    response: groupOrder,
    refuses: ['groupUnknown', 'groupLocked', 'groupFull'],
    changes: true,
    shows: 'silent',
    without,
  }),
  detail: call({
    path: '/api/order/group/detail',
    gate: 'guest',
    request: named,
    response: groupOrder,
    refuses: ['groupUnknown'],
    shows: 'silent',
    without,
  }),
  /** The host stops or resumes choosing; never beyond the deadline. */
  lock: call({
    path: '/api/order/group/lock',
    gate: 'guest',
    request: z.object({ code: groupCode, locked: z.boolean() }),
    response: groupOrder,
    refuses: ['groupUnknown', 'groupHostOnly', 'groupLocked'],
    changes: true,
    shows: 'silent',
    without,
  }),
  /** A member leaves, with their dishes and coupons. */
  leave: call({
    path: '/api/order/group/leave',
    gate: 'guest',
    request: named,
    response: groupOrder,
    refuses: ['groupUnknown', 'groupHostStays', 'groupLocked'],
    changes: true,
    shows: 'silent',
    without,
  }),
  /** The host cancels the group order. */
  cancel: call({
    path: '/api/order/group/cancel',
    gate: 'guest',
    request: named,
    response: groupOrder,
    refuses: ['groupUnknown', 'groupHostOnly', 'groupLocked'],
    changes: true,
    shows: 'silent',
    without,
  }),
}
