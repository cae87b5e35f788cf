import * as z from 'zod/mini'
import { bizType, instant, minorUnits, shopId, uuid, version } from '../core/index.ts'
import { orderState, payState } from '../order/index.ts'

/** The order of an event, without personal data. `open.readOrder` returns the whole order. */
export const orderInEvent = z.object({
  shopId,
  orderId: uuid,
  orderNo: z.string(),
  /** Increases with every change: an event with a lower version than a known one is outdated. */
  version: z.int(),
  orderType: bizType,
  state: orderState,
  payState,
  totalPaidAmount: minorUnits,
  currencyCode: z.string(),
  /** The sales channel of the order, and its id there. */
  channel: z.exactOptional(z.string()),
  externalId: z.exactOptional(z.string()),
})

const aboutOrder = (about: string) => ({ about, data: orderInEvent })

/** The events that other systems receive. API-10 */
export const webhookEvents = {
  'order.placed': aboutOrder('The store has a new order.'),
  'order.changed': aboutOrder('An order has another state, another promised time or another price.'),
  'order.paid': aboutOrder('An order is paid, in the app, in person or to its channel.'),
  'order.refunded': aboutOrder('Money of an order went back to its guest: all of it, or a part.'),
  'menu.published': { about: 'A store has another menu.', data: z.object({ shopId, version }) },
  'member.joined': {
    about: 'A customer joined the member program.',
    data: z.object({ customerId: z.int(), shopId: z.exactOptional(shopId) }),
  },
  'webhook.test': { about: 'The console sends a test.', data: z.object({ shopId }) },
} as const

export type WebhookEventName = keyof typeof webhookEvents

/** The events an endpoint can subscribe to; test events are sent to all endpoints. */
export const chosenEvents = [
  'order.placed',
  'order.changed',
  'order.paid',
  'order.refunded',
  'menu.published',
  'member.joined',
] as const satisfies readonly WebhookEventName[]

export type ChosenEvent = (typeof chosenEvents)[number]

/** The body of a webhook, as defined by Standard Webhooks. */
export const webhookBody = <const D extends z.ZodMiniType>(type: string, data: D) =>
  z.object({ type: z.literal(type), timestamp: instant, data })
