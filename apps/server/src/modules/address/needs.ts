import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'

/** What the address book asks of others. */
export interface Needs {
  db: Database
  clock: Clock
  /** A store's settings, to say whether it delivers to an address; undefined: no such store. */
  shopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
}
