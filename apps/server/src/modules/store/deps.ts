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
    Pick<StorePort, 'changed' | 'settingsChanged'> {
  /** Whether guests ordered at a store. */
  hasOrders(shop: ShopAt): Promise<boolean>
  /** Lets a business day that begins by a change of the time zone continue the call numbers of the one it ends. ORDER-9 */
  continueCallNumbers(tx: Tx, shop: ShopAt, days: { from: string; to: string }): Promise<void>
  /** Whether a token shows the draft of a store's menu in the console's preview. MENU-1 */
  isMenuPreview(shop: ShopAt, token: string | undefined): boolean
  /** Whether a payment provider is connected and charges in a currency. */
  canCharge(provider: 'card' | 'wallet', currency: Currency): boolean
  /** Gives a new store its menu: empty, or that of another store. */
  startMenu(tx: Tx, shop: ShopAt, at: Date, copyFrom?: ShopAt): Promise<unknown>
  /** Where the pictures are. */
  pictureHost: string
  /** Keeps uploaded pictures of a brand for good; false if one is not the brand's, or does not exist any more. */
  keepPictures(tx: Tx, corporationId: number, paths: readonly string[]): Promise<boolean>
  /** Languages of a brand, its first one first. */
  brandLanguages(corporationId: number): Promise<string[]>
  /** Lets all staff with the right to the brand work in a new store, also in their open sessions. */
  joinShop(tx: Tx, shop: ShopAt): Promise<void>
  /** What is open at a store. */
  openAt(tx: Tx, shop: ShopAt): Promise<{ orders: number; bills: number; bookings: number }>
  /** The discounts of promotions and coupons on what the store sold on some of its days, both included. */
  discountsGiven(
    shop: ShopAt,
    days: { from: string; until: string },
  ): Promise<{ id: string; uses: number; amount: number }[]>
  /** Orders placed at stores since a time of each (epoch ms). */
  ordersSince(
    corporationId: number,
    since: readonly { shopId: number; from: number }[],
  ): Promise<ReadonlyMap<number, number>>
  /** The store of a customer's last order; undefined without orders. */
  lastOrderedShop(corporationId: number, owner: string): Promise<number | undefined>
}
