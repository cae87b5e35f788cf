import * as z from 'zod/mini'
import { bizType, call, instant, shopId, text } from '../core/index.ts'
import { person } from '../cart/index.ts'

/** What the link carries: 80 random bits. */
export const groupCode = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{16}$/))

const nick = z._default(text(24), '')
const without = ['shopId', 'businessType'] as const

/** A group order, as far as the caller may know it: those who do not belong to it see who invites and until when. */
export const groupOrder = z.object({
  code: z.string(),
  shopId,
  businessType: bizType,
  shopName: z.string(),
  standing: z.enum(['open', 'closed', 'locked', 'ordered', 'cancelled', 'expired']),
  /** Friends may choose until then. */
  deadline: instant,
  host: z.object({ nick: z.string(), avatar: z.int() }),
  /** The caller belongs to it; `isHost`: the caller began it. */
  joined: z.boolean(),
  isHost: z.boolean(),
  /** For those who belong to it. */
  persons: z.array(person),
  /** What became of it, for those who belong to it: nothing of who receives it or where. */
  order: z.exactOptional(z.object({ state: z.string(), callNumber: z.exactOptional(z.string()) })),
})

const named = z.object({ code: groupCode })

/** Ordering together from several phones, for pickup and delivery: one cart, one order, paid by who began it. */
export const group = {
  /** Begins a group order; friends may choose for so many minutes. */
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
  /** Joins by the link's code, or changes the name the others read. */
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
  /** The host ends the choosing, or lets it go on; never beyond the deadline. */
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
  /** A friend leaves, with their dishes and coupons. */
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
  /** The host calls it off for all. */
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
