import type { MenuDocument } from '@comanda/domain/menu'
import type { TableInfo } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'

/** What the stores ask of others. */
export interface Deps {
  db: Database
  clock: Clock
  /** All tables of a store. */
  tablesOf(corporationId: number, shopId: number): Promise<readonly TableInfo[]>
  /** What a store sells: promotions name dishes of it. */
  menuOf(shop: { corporationId: number; shopId: number }): Promise<MenuDocument | undefined>
  /** Tells every screen of the store that something was set anew. Called after the commit. */
  changed(shop: { corporationId: number; shopId: number }): void
}
