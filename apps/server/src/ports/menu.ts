import type { MenuDocument, MenuIndex, StockMap, StockNeeds } from '@comanda/domain/menu'
import type { ResponseOf } from '@comanda/contract/core'
import type { openMenuCalls } from '@comanda/contract/integration'
import type { StaffActor } from '../platform/audit-line.ts'
import type { Queries, Tx } from '../platform/db/index.ts'
import type { ShopAt } from './store.ts'

/** A store's menu at one version, ready for the domain's rules. */
export interface MenuNow {
  version: number
  index: MenuIndex
}

/** The menus of this process, each compiled once per version. Undefined: the store has none. */
export interface Menus {
  /** The current menu in the database: for charges. */
  now(shop: ShopAt, db?: Queries): Promise<MenuNow | undefined>
  /** The menu at most a second old: for display. */
  shown(shop: ShopAt): Promise<MenuNow | undefined>
  /** Drops the cached menu of a store after a change. */
  outdate(shop: ShopAt): void
}

/** A menu file of another system for the draft of a store. */
export interface MenuPush {
  shop: ShopAt
  /** Of its sentences. */
  language: string
  by: StaffActor
  bytes: Uint8Array
  mode: 'replace' | 'add'
  /** The revision of the draft it is meant for; undefined: of any. */
  mark?: string | undefined
  publish: boolean
  note: string
}

/** The state of the draft, and the version if it was published. */
export type PushedMenu = ResponseOf<typeof openMenuCalls.pushMenu>

export interface MenuPort {
  /** The current menu: its document, and its index for the domain's rules. Undefined: the store has none. */
  menuOf(shop: ShopAt): Promise<MenuDocument | undefined>
  menuNow(shop: ShopAt, db?: Queries): Promise<MenuIndex | undefined>
  /** The remaining stock of everything counted or sold out (0), or of some keys. MENU-4 */
  stockOf(db: Queries, shop: ShopAt, keys?: readonly string[]): Promise<StockMap>
  /** Takes all of it with the commit, or fails with what `short` makes of the keys that have too little. S1 */
  takeStock(tx: Tx, shop: ShopAt, needs: StockNeeds, short: (keys: string[]) => Error): void
  /** Puts it back with the commit. S2 */
  returnStock(tx: Tx, shop: ShopAt, needs: StockNeeds): void
}
