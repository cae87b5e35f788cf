import * as z from 'zod/mini'
import { call, instant, mark, page, shopId, text, uuid } from '../core/index.ts'
import { chosenEvents } from './events.ts'

export const webhookEvent = z.enum(chosenEvents)

/** The URL and events of an endpoint. */
const settings = {
  name: text(60).check(z.minLength(1)),
  url: z.url().check(z.maxLength(500)),
  events: z.array(webhookEvent).check(z.minLength(1), z.maxLength(chosenEvents.length)),
  shopIds: z.array(shopId).check(z.minLength(1), z.maxLength(200)),
  active: z.boolean(),
}

/** An endpoint in the console's list, without its secret. */
export const webhookEndpoint = z.object({
  endpointId: uuid,
  ...settings,
  mark,
  /** Why the server disabled it: deliveries failed for days (`failing`), or it answered 410 (`gone`). */
  switchedOff: z.exactOptional(z.enum(['failing', 'gone'])),
  /** No delivery has succeeded since then. */
  failingSince: z.exactOptional(instant),
  createdBy: z.string(),
  createdAt: instant,
})

/** The delivery of one event to one endpoint. */
export const webhookDelivery = z.object({
  deliveryId: uuid,
  eventId: uuid,
  type: z.string(),
  body: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  tries: z.array(
    z.object({
      at: instant,
      /** Absent without an answer. */
      status: z.exactOptional(z.int()),
      /** `refused`: the address is not allowed. */
      fault: z.exactOptional(z.enum(['refused', 'unreachable', 'noAnswer'])),
      response: z.exactOptional(z.string()),
      milliseconds: z.int(),
    }),
  ),
  createdAt: instant,
  nextAt: z.exactOptional(instant),
})

const without = ['businessType'] as const
const one = { shopId, endpointId: uuid }

/** Webhooks: events of the brand's stores, sent to other systems. API-10 */
export const webhookCalls = {
  webhooks: call({
    path: '/api/console/webhooks',
    gate: 'brand',
    right: 'manageIntegrations',
    request: z.object({ shopId }),
    response: z.object({
      endpoints: z.array(webhookEndpoint),
      shops: z.array(z.object({ shopId, shopName: z.string() })),
    }),
    refuses: [],
    without,
  }),
  /** Creates an endpoint. Only this answer contains the secret that signs its events. */
  createWebhook: call({
    path: '/api/console/createWebhook',
    gate: 'brand',
    right: 'manageIntegrations',
    request: z.object({ shopId, ...settings }),
    response: z.object({ endpointId: uuid, secret: z.string() }),
    refuses: ['notYourShop', 'webhookAddress', 'webhooksMany'],
    changes: true,
    without,
  }),
  saveWebhook: call({
    path: '/api/console/saveWebhook',
    gate: 'brand',
    right: 'manageIntegrations',
    request: z.object({ ...one, mark, ...settings }),
    response: webhookEndpoint,
    refuses: ['notYourShop', 'webhookAddress', 'changedMeanwhile'],
    changes: true,
    without,
  }),
  /** Deletes an endpoint and its log. */
  removeWebhook: call({
    path: '/api/console/removeWebhook',
    gate: 'brand',
    right: 'manageIntegrations',
    request: z.object(one),
    response: z.object({ endpointId: uuid }),
    refuses: [],
    changes: true,
    without,
  }),
  /** Sends a test event. */
  testWebhook: call({
    path: '/api/console/testWebhook',
    gate: 'brand',
    right: 'manageIntegrations',
    request: z.object(one),
    response: z.object({ deliveryId: uuid }),
    refuses: [],
    changes: true,
    without,
  }),
  /** Deliveries to an endpoint in the last month, newest first. */
  webhookDeliveries: call({
    path: '/api/console/webhookDeliveries',
    gate: 'brand',
    right: 'manageIntegrations',
    request: z.object({ ...one, ...page }),
    response: z.object({ deliveries: z.array(webhookDelivery), nextCursor: z.exactOptional(z.string()) }),
    refuses: [],
    without,
  }),
  /** Sends an event again, with the same id. */
  replayWebhook: call({
    path: '/api/console/replayWebhook',
    gate: 'brand',
    right: 'manageIntegrations',
    request: z.object({ shopId, deliveryId: uuid }),
    response: webhookDelivery,
    refuses: ['webhookOff'],
    changes: true,
    without,
  }),
} as const
