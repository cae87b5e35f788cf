import type { BizType, ChosenTime, Pause, ShopConfig, SlotChoice, SlotCheck } from '@comanda/domain/store'
import type { Queries, Tx } from '../platform/db/index.ts'

/** A store of a brand. */
export interface ShopAt {
  corporationId: number
  shopId: number
}

/** A store with its settings, and whether its kitchen takes orders. */
export interface ShopNow {
  config: ShopConfig
  configVersion: number
  /** The pause of its orders, while there is one. */
  pause?: Pause
}

/** A slot of a store, by its start (epoch ms). */
export interface SlotAt {
  corporationId: number
  shop: ShopConfig
  bizType: BizType
  start: number
}

/** The times at which a store takes orders. ORDER-6 */
export interface SlotPort {
  /** The times that can be chosen now; empty where the store offers none for this way of ordering. */
  choice(corporationId: number, shop: ShopConfig, bizType: BizType): Promise<SlotChoice>
  /** Whether a time could be taken now, without taking it. */
  check(corporationId: number, shop: ShopConfig, bizType: BizType, time: ChosenTime): Promise<SlotCheck>
  /** Takes one place of a slot, or says why not; the last place goes to one order, however many ask at once. S5 */
  take(tx: Tx, slot: SlotAt): Promise<SlotCheck>
  /** Gives one place back: called once, in the transaction that ends its use. */
  giveBack(tx: Tx, slot: Omit<SlotAt, 'shop'> & { shopId: number }): Promise<void>
}

export interface StorePort {
  /** The settings of a store, at most a second old; undefined: no such store. */
  shopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  /** The settings of all stores of a brand, at most a second old. */
  shopsOf(corporationId: number): Promise<ShopConfig[]>
  /** The same for guests: only stores that are open to them. STORE-1 */
  guestShopOf(corporationId: number, shopId: number): Promise<ShopConfig | undefined>
  guestShopsOf(corporationId: number): Promise<ShopConfig[]>
  /** The current store in the database, read on `db`: a transaction uses no second connection. */
  shopNow(db: Queries, corporationId: number, shopId: number): Promise<ShopNow | undefined>
  /** The lines of a store's address, as they are shown. */
  addressLinesOf(shop: ShopConfig, language: string): string[]
  /** Notifies all screens of a store about a change. Call it after the commit. */
  changed(shop: ShopAt): void
  /** The same for its settings: every process reads them again at once. Call it after the commit. */
  settingsChanged(shop: ShopAt): void
}

/** A period at a store (epoch ms), without `until` itself. */
export interface Period {
  corporationId: number
  shopId: number
  from: number
  until: number
}
