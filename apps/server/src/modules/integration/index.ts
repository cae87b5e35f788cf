import type { integrationCalls, openCalls } from '@comanda/contract/integration'
import type { HandlersOf, Session } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { keyCalls } from './keys/key-calls.ts'
import { sessionOfKey } from './keys/session-of-key.ts'
import { openMenus } from './open/menus.ts'
import { openOrders } from './open/orders.ts'

/** Other systems: their keys, and the calls made with them. */
export interface IntegrationModule {
  staffHandlers: HandlersOf<typeof integrationCalls>
  openHandlers: HandlersOf<typeof openCalls>
  /** The session of an API key that may be used. API-7 */
  sessionOfKey(key: string): Promise<Session | undefined>
}

export function createIntegration(deps: Deps): IntegrationModule {
  return {
    staffHandlers: { ...keyCalls(deps) },
    openHandlers: { ...openOrders(deps), ...openMenus(deps) },
    sessionOfKey: sessionOfKey(deps),
  }
}
