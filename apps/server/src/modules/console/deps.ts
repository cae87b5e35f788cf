import type { MenuDocument, StockMap } from '@comanda/domain/menu'
import type { Tx } from '../../platform/db/index.ts'
import type { Session, StaffSession } from '../../platform/http/caller.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { BoardPort } from '../../ports/order.ts'

/** What the console asks of the other contexts. */
export interface ConsoleDeps {
  /** Opens a staff session and answers its token. */
  openSession(tx: Tx, corporationId: number, staff: StaffSession, deviceId: string): Promise<string>
  endSession(tx: Tx, session: Session): Promise<void>
  /** Name and zone of these stores, in the caller's language. */
  shopsOf(
    corporationId: number,
    shopIds: readonly number[],
    language: string,
  ): Promise<{ shopId: number; shopName: string; timeZone: string }[]>
  board: BoardPort
  readyMinutes(shop: ShopAt): Promise<number>
  /** Tells every screen of the store that something changed. Call it after the commit. */
  announce(shop: ShopAt): void
  /** Until when ordering is off (epoch ms); undefined while it is on. */
  pausedUntil(shop: ShopAt): Promise<number | undefined>
  /** When the business day the store is in at `now` ends (both epoch ms); undefined where there is no such store. */
  dayEndsAt(shop: ShopAt, now: number): Promise<number | undefined>
  /** Switches ordering off until then (epoch ms), or on again. */
  setPaused(tx: Tx, shop: ShopAt, until: number | undefined): Promise<void>
  menuOf(shop: ShopAt): Promise<MenuDocument | undefined>
  stockOf(shop: ShopAt): Promise<StockMap>
  setSoldOut(tx: Tx, shop: ShopAt, foodId: string, soldOut: boolean): Promise<void>
  setLeft(tx: Tx, shop: ShopAt, foodId: string, left: number): Promise<void>
}
