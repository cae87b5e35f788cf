import type { ShopConfig } from '@comanda/domain/store'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/db/index.ts'
import type { Limit } from '../../platform/limits.ts'

/** What coupons ask of others. */
export interface CouponDeps {
  db: Database
  clock: Clock
  shopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  shopsOf(corporationId: number): Promise<readonly ShopConfig[]>
  addressLinesOf(shop: ShopConfig, language: string): string[]
  /** The dishes of all the brand's menus. */
  foodIdsOf(corporationId: number): Promise<string[]>
  isCustomer(db: Queries, corporationId: number, customerId: number): Promise<boolean>
  /** Counts one try against limits; false where there is no room. */
  takeLimit(corporationId: number, limits: readonly Limit[]): Promise<boolean>
}
