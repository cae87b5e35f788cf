import type { Words } from '@comanda/domain/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Shop } from './tables.ts'

/** What the menu asks of others. */
export interface Deps {
  db: Database
  clock: Clock
  /** The zone a store's day is reckoned in; undefined: there is no such store. */
  timeZoneOf: (shop: Shop) => Promise<string | undefined>
  /** The taxes of a store. */
  taxesOf(shop: Shop): Promise<readonly { taxId: string; name: Words }[]>
  /** The tables of a store with the stalls each is laid with. CART-13 */
  tablesOf(shop: Shop): Promise<readonly { tableName: string; buffetStallIds: readonly string[] }[]>
  /** Tells every screen of the store that something was set anew. Called after the commit. */
  changed(shop: Shop): void
}
