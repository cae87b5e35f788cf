import type { boardOrder } from '@comanda/contract/console'
import type { Refusal } from '@comanda/contract/core'
import type { MenuDocument, StockMap } from '@comanda/domain/menu'
import type * as z from 'zod/mini'
import type { Tx } from '../../platform/db/index.ts'
import type { Session, Staff, StaffSession } from '../../platform/http/caller.ts'
import type { ChosenLine } from './kitchen/ticket-lines.ts'

export type BoardOrder = z.output<typeof boardOrder>
/** An order with its lines as they were chosen. */
export interface ChosenOrder {
  order: BoardOrder
  lines: readonly ChosenLine[]
}

type Stepped = Promise<BoardOrder | Refusal<'orderMoved' | 'notFound'>>

/** A store's orders from its own side. Each keeps to the stores of who asks. */
export interface Board {
  list(caller: Staff, input: { shopId: number; done: boolean }): Promise<BoardOrder[] | Refusal<'notFound'>>
  one(caller: Staff, orderId: string): Promise<BoardOrder | Refusal<'notFound'>>
  /** The live orders with what was chosen in each line. */
  chosen(caller: Staff, shopId: number): Promise<ChosenOrder[] | Refusal<'notFound'>>
  chosenOne(caller: Staff, orderId: string): Promise<ChosenOrder | Refusal<'notFound'>>
  accept(caller: Staff, input: { orderId: string; promisedAt: Date }): Stepped
  delay(caller: Staff, input: { orderId: string; promisedAt: Date; reason?: string }): Stepped
  reject(caller: Staff, input: { orderId: string; reason: string }): Stepped
  start(caller: Staff, orderId: string): Stepped
  ready(caller: Staff, orderId: string): Stepped
  handOver(caller: Staff, orderId: string): Stepped
  complete(caller: Staff, orderId: string): Stepped
  settle(caller: Staff, orderId: string): Stepped
}

export interface Shop {
  corporationId: number
  shopId: number
}

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
  board: Board
  readyMinutes(shop: Shop): Promise<number>
  /** Tells every screen of the store that something changed. Call it after the commit. */
  announce(shop: Shop): void
  /** Until when ordering is off (epoch ms); undefined while it is on. */
  pausedUntil(shop: Shop): Promise<number | undefined>
  /** When the business day the store is in at `now` ends (both epoch ms); undefined where there is no such store. */
  dayEndsAt(shop: Shop, now: number): Promise<number | undefined>
  /** Switches ordering off until then (epoch ms), or on again. */
  setPaused(tx: Tx, shop: Shop, until: number | undefined): Promise<void>
  menuOf(shop: Shop): Promise<MenuDocument | undefined>
  stockOf(shop: Shop): Promise<StockMap>
  setSoldOut(tx: Tx, shop: Shop, foodId: string, soldOut: boolean): Promise<void>
  setLeft(tx: Tx, shop: Shop, foodId: string, left: number): Promise<void>
}
