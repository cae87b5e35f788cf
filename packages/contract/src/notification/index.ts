import * as z from 'zod/mini'
import { call, text } from '../core/index.ts'

const choice = z.object({
  order: z.exactOptional(z.boolean()),
  booking: z.exactOptional(z.boolean()),
  gift: z.exactOptional(z.boolean()),
  points: z.exactOptional(z.boolean()),
})
const choices = z.object({
  push: z.exactOptional(choice),
  email: z.exactOptional(choice),
  phone: z.exactOptional(choice),
})
const everyKind = z.object({ order: z.boolean(), booking: z.boolean(), gift: z.boolean(), points: z.boolean() })
const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1439))
const quiet = z.nullable(z.object({ from: minuteOfDay, to: minuteOfDay }))

const preferences = z.object({
  choices: z.object({ push: everyKind, email: everyKind, phone: everyKind }),
  /** Minutes of the local day during which notifications are held back; null = no quiet hours. */
  quiet,
  /** The account's e-mail and phone; empty if absent, and for a guest without an account. */
  email: z.string(),
  phone: z.string(),
  /** Whether the brand can send SMS. */
  sendsSms: z.boolean(),
  /** The public key for push subscriptions; empty if push is not available. */
  pushKey: z.string(),
})

const without = ['shopId', 'businessType'] as const
const key = (length: number) => text(length).check(z.regex(/^[\w-]+$/))

export const notification = {
  /** The caller's notification preferences. NOTIFY-1 */
  preferences: call({
    path: '/api/notification/preferences',
    gate: 'guest',
    request: z.object({}),
    response: preferences,
    refuses: [],
    shows: 'silent',
    without,
  }),
  /** Changes the given preferences. `timeZone` is the device's; quiet hours use it. NOTIFY-1 NOTIFY-2 */
  savePreferences: call({
    path: '/api/notification/savePreferences',
    gate: 'guest',
    request: z.object({ choices, quiet: z.exactOptional(quiet), timeZone: z._default(text(64), '') }),
    response: preferences,
    refuses: [],
    changes: true,
    without,
  }),
  /** Stores this device's push subscription; a repeat renews it. NOTIFY-4 */
  subscribe: call({
    path: '/api/notification/subscribe',
    gate: 'guest',
    request: z.object({
      endpoint: z.url().check(z.maxLength(800)),
      p256dh: key(120),
      auth: key(40),
      pushKey: key(120),
    }),
    response: z.object({ subscribed: z.boolean() }),
    refuses: ['pushUnavailable'],
    changes: true,
    without,
  }),
  /** Removes this device's push subscription. */
  unsubscribe: call({
    path: '/api/notification/unsubscribe',
    gate: 'guest',
    request: z.object({ endpoint: z.url().check(z.maxLength(800)) }),
    response: z.object({}),
    refuses: [],
    changes: true,
    shows: 'silent',
    without,
  }),
}
