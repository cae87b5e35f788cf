import type { MenuPort } from '../../ports/menu.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { StorePort } from '../../ports/store.ts'
import type { TablePort } from '../../ports/table.ts'

export interface Deps
  extends Pick<PlatformPort, 'db' | 'clock'>,
    Pick<TablePort, 'tablesOf'>,
    Pick<MenuPort, 'menuOf'>,
    Pick<StorePort, 'changed'> {
  /** The store of somebody's last order; undefined if they never ordered. */
  lastOrderedShop(corporationId: number, owner: string): Promise<number | undefined>
}
