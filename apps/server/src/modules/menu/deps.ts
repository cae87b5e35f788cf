import type { LocalizedText } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import type { PlatformPort } from '../../ports/platform.ts'
import type { ShopAt, StorePort } from '../../ports/store.ts'

export interface Deps extends Pick<PlatformPort, 'db' | 'clock' | 'jobs'>, Pick<StorePort, 'changed'> {
  /** The time zone of a store; undefined: no such store. */
  timeZoneOf(shop: ShopAt): Promise<string | undefined>
  /** The settings of a store that its menu depends on; undefined: no such store. */
  settingsOf(shop: ShopAt): Promise<Pick<ShopConfig, 'taxes' | 'currency' | 'languages' | 'timeZone'> | undefined>
  /** The taxes of a store. */
  taxesOf(shop: ShopAt): Promise<readonly { taxId: string; name: LocalizedText }[]>
  /** The tables of a store with the stalls each is laid with. CART-13 */
  tablesOf(shop: ShopAt): Promise<readonly { tableName: string; buffetStallIds: readonly string[] }[]>
}
