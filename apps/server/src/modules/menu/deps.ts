import type { LocalizedText } from '@comanda/domain/money'
import type { ShopConfig, TaxRule } from '@comanda/domain/store'
import type { StaffActor } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { ShopAt, StorePort } from '../../ports/store.ts'

export interface Deps extends Pick<PlatformPort, 'db' | 'clock' | 'jobs'>, Pick<StorePort, 'changed' | 'shopsOf'> {
  /** Notifies open phones that the published menu or its stock changed. Call it after the commit. */
  menuChanged(shop: ShopAt): void
  /** A version was published, in its transaction. */
  published(tx: Tx, shop: ShopAt, version: number): Promise<void>
  /** Signs the tokens of previews. */
  secret: string
  /** Where pictures of dishes are. MENU-9 */
  pictureHost: string
  /** Dominant colours of pictures by their paths, as `rrggbb`. MENU-9 */
  pictureColors(corporationId: number, paths: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The time zone of a store; undefined: no such store. */
  timeZoneOf(shop: ShopAt): Promise<string | undefined>
  /** The settings of a store that its menu depends on; undefined: no such store. */
  settingsOf(shop: ShopAt): Promise<Pick<ShopConfig, 'taxes' | 'currency' | 'languages' | 'timeZone'> | undefined>
  /** Adds taxes to a store. */
  addTaxes(tx: Tx, shop: ShopAt, taxes: readonly TaxRule[], saved: { at: Date; by: StaffActor }): Promise<void>
  /** The taxes of a store. */
  taxesOf(shop: ShopAt): Promise<readonly { taxId: string; name: LocalizedText }[]>
  /** The tables of a store with the buffet stalls of each. CART-13 */
  tablesOf(shop: ShopAt): Promise<readonly { tableName: string; buffetStallIds: readonly string[] }[]>
}
