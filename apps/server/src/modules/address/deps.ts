import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/db/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { MapProviders } from '../../providers/geocoder/port.ts'

/** A store, to decide whether it delivers. */
export interface ShopToReach {
  config: ShopConfig
  /** It takes deliveries now: open for them, and not paused. */
  takesNow: boolean
}

/** External address search. */
export interface PlaceDeps {
  maps: MapProviders
  limits: Pick<Limits, 'tryUse'>
}

export interface Deps extends PlaceDeps {
  db: Database
  clock: Clock
  /** A store, to say whether it delivers to an address; undefined: no such store. */
  shopOf(corporationId: number, shopId: number): Promise<ShopToReach | undefined>
  /** The saved address of a person's newest delivery order. */
  lastAddressOf(db: Queries, corporationId: number, owner: string): Promise<string | undefined>
}
