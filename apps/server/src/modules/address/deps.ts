import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'

/** A store that is asked whether it delivers. */
export interface ShopToReach {
  config: ShopConfig
  /** It takes deliveries now: open for them, and not pausing. */
  takesNow: boolean
}

/** What the address book asks of others. */
export interface Deps {
  db: Database
  clock: Clock
  /** A store, to say whether it delivers to an address; undefined: no such store. */
  shopOf(corporationId: number, shopId: number): Promise<ShopToReach | undefined>
}
