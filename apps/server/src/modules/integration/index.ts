import type { integrationCalls, openCalls, openMemberCalls } from '@comanda/contract/integration'
import type { HandlersOf, Session } from '../../platform/http/index.ts'
import type { Deps as AllDeps } from './deps.ts'
import { keyCalls } from './keys/key-calls.ts'
import { sessionOfKey } from './keys/session-of-key.ts'
import { openMenus } from './open/menus.ts'
import { openOrders } from './open/orders.ts'
import { webhookEventsOf, type WebhookEvents } from './webhooks/events.ts'
import { startSending } from './webhooks/send.ts'
import { webhookHandlers } from './webhooks/webhook-calls.ts'

export { keyNames } from './keys/queries.ts'
export { oldDeliveries } from './retention.ts'
export { personalDelivery } from './tables.ts'

/** Other systems: their keys, the calls made with them, and the events they receive. */
export interface IntegrationModule {
  staffHandlers: HandlersOf<typeof integrationCalls>
  openHandlers: HandlersOf<Omit<typeof openCalls, keyof typeof openMemberCalls>>
  /** The session of an API key that may be used. API-7 */
  sessionOfKey(key: string): Promise<Session | undefined>
  /** Records an event for the systems that want it, in the transaction of its cause. API-10 */
  record: WebhookEvents['record']
  /** Whether any system receives the brand's events. */
  hasEndpoints: WebhookEvents['hasEndpoints']
}

export function createIntegration(given: Omit<AllDeps, 'webhookChanged'>): IntegrationModule {
  const deps: AllDeps = { ...given, webhookChanged: corporationId => events.outdate(corporationId) }
  const events = webhookEventsOf(deps)
  startSending(deps)
  return {
    staffHandlers: { ...keyCalls(deps), ...webhookHandlers(deps) },
    openHandlers: { ...openOrders(deps), ...openMenus(deps) },
    sessionOfKey: sessionOfKey(deps),
    record: events.record,
    hasEndpoints: events.hasEndpoints,
  }
}
