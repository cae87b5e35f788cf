import type { Words } from '@comanda/domain/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { Limits } from '../../platform/limits.ts'

/** One of a person's own orders at a table. */
export interface OwnOrder {
  orderId: string
  state: string
  callNumber?: string
}

export interface TableShop {
  shopName: Words
  askPeople: boolean
  tableEntry?: 'code' | 'pin' | undefined
}

/** What the tables ask of others. */
export interface Needs {
  db: Database
  clock: Clock
  /** Counts one use against limits; false where one is used up. */
  take: Limits['take']
  /** Says that something watched changed. */
  publish(corporationId: number, topic: string, version: number): void
  /** The name of a store, whether it asks how many people there are, and how one comes to its tables; undefined: no such store. */
  shopOf(corporationId: number, shopId: number): Promise<TableShop | undefined>
  /** The caller's own orders at a table that are still on their way. TG6 */
  ownOrdersAt(who: Guest, shopId: number, tableId: string): Promise<OwnOrder[]>
}
