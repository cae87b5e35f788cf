import type { Currency } from '@comanda/domain/money'
import type { MenuPort } from '../../ports/menu.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { ShopAt, StorePort } from '../../ports/store.ts'
import type { TablePort } from '../../ports/table.ts'

export interface Deps
  extends Pick<PlatformPort, 'db' | 'clock'>,
    Pick<TablePort, 'tablesOf'>,
    Pick<MenuPort, 'menuOf'>,
    Pick<StorePort, 'changed'> {
  /** Whether guests ordered at a store. */
  hasOrders(shop: ShopAt): Promise<boolean>
  /** Whether a payment provider is connected and charges in a currency. */
  canCharge(provider: 'card' | 'wallet', currency: Currency): boolean
  /** Gives a new store its empty menu. */
  startMenu(tx: Tx, shop: ShopAt, at: Date): Promise<unknown>
  /** The store of somebody's last order; undefined if they never ordered. */
  lastOrderedShop(corporationId: number, owner: string): Promise<number | undefined>
}
