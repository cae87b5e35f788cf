import { webhookCalls } from './webhook-calls.ts'
import { keyCalls } from './key-calls.ts'
import { openMenuCalls } from './open-menu-calls.ts'
import { openMemberCalls } from './open-member-calls.ts'
import { openOrderCalls } from './open-order-calls.ts'

export { openMember } from './open-member-calls.ts'
export { orderOff } from './open-order-calls.ts'
export { apiKey, apiKeyList, apiScope } from './key-calls.ts'

/** Console calls for integrations with other systems. */
export const integrationCalls = { ...keyCalls, ...webhookCalls }

/** Calls of other systems, with an API key. */
export const openCalls = { ...openOrderCalls, ...openMenuCalls, ...openMemberCalls }

export { openMemberCalls, openMenuCalls, openOrderCalls, webhookCalls }
export {
  type ChosenEvent,
  chosenEvents,
  orderInEvent,
  webhookBody,
  type WebhookEventName,
  webhookEvents,
} from './events.ts'
export { webhookDelivery, webhookEndpoint, webhookEvent } from './webhook-calls.ts'
