import * as z from 'zod/mini'
import { currency, instant, minorUnits } from '../core/index.ts'
import { orderId, orderState } from './fields.ts'

/** How something was paid: of a card also its brand and last digits. */
const paidWith = z.object({
  paymentMethod: z.string(),
  brand: z.exactOptional(z.string()),
  lastFour: z.exactOptional(z.string()),
})

const entry = {
  at: instant,
  /** The person; empty for the guest and for what happened automatically. */
  by: z.string(),
  /** The approver, where two people were needed. */
  second: z.exactOptional(z.string()),
  reason: z.exactOptional(z.string()),
}

/** One entry of the timeline that staff see. ORDER-14 */
export const timelineEntry = z.union([
  z.object({
    kind: z.literal('state'),
    ...entry,
    state: orderState,
    author: z.enum(['guest', 'staff', 'watchdog', 'payment']),
  }),
  z.object({ kind: z.literal('paid'), ...entry }),
  z.object({ kind: z.literal('promise'), ...entry, promisedAt: z.exactOptional(instant) }),
  z.object({
    kind: z.literal('refund'),
    ...entry,
    state: z.enum(['waiting', 'given', 'declined']),
    byGuest: z.boolean(),
    amount: minorUnits,
    lines: z.array(z.object({ displayName: z.string(), quantity: z.int() })),
    /** What each method got back; empty where others paid too. */
    parts: z.array(z.extend(paidWith, { amount: minorUnits })),
  }),
  z.object({ kind: z.literal('chargeback'), ...entry, ...paidWith.shape, amount: minorUnits }),
  /** A change by staff; `amount`: by how much the order or its bill costs less, or what was written off. */
  z.object({
    kind: z.literal('change'),
    ...entry,
    what: z.enum([
      'writtenOff',
      'reduced',
      'reductionUndone',
      'reply',
      'published',
      'hidden',
      'cancelRequested',
      'refundElsewhere',
    ]),
    amount: z.exactOptional(minorUnits),
  }),
])

/** What happened to an order, oldest first, with its payments by method. ORDER-14 */
export const orderTimeline = z.object({
  orderId,
  currency,
  timeZone: z.string(),
  payments: z.array(z.extend(paidWith, { paid: z.int(), returned: z.int() })),
  entries: z.array(timelineEntry),
})
