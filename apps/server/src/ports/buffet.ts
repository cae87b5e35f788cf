import type { buffet } from '@comanda/contract/cart'
import type { BuffetPerson } from '@comanda/domain/cart'
import type * as z from 'zod/mini'
import type { Queries } from '../platform/db/index.ts'
import type { NamedTable } from './table.ts'

/** A buffet as guests see it. */
export type BuffetInfo = z.output<typeof buffet>

/** The buffet of a party; `personId` where each phone of the table has a cart of its own. */
export interface BuffetOf {
  corporationId: number
  sessionId: string
  buffetStallIds: readonly string[]
  personId?: string
}

/** A line of an order, as far as a buffet goes. */
export interface BuffetLine {
  foodId: string
  unitId: string
  quantity: number
  buffetStallId?: string
  buffetPerson?: BuffetPerson
}

/** An order of a party that takes of its buffet. */
export interface BuffetOrder {
  corporationId: number
  sessionId: string
  orderId: string
  /** The person who ordered, where each phone of the table has a cart of its own. */
  personId?: string
  lines: readonly BuffetLine[]
}

/** A table that may have buffet stalls. */
export type BuffetTable = Pick<NamedTable, 'key' | 'playerMode'> & { buffetStallIds: readonly string[] }

/** The buffets of tables. CART-13 */
export interface BuffetPort {
  infoOf(db: Queries, of: BuffetOf): Promise<BuffetInfo>
  /** The same, locked until the transaction ends: an order is about to take of it. S4 */
  hold(db: Queries, of: BuffetOf): Promise<BuffetInfo>
  /** The party at a table that newcomers may join; undefined where there is none, or it has finished. C6 */
  goingOn(db: Queries, at: { corporationId: number; shopId: number; table: BuffetTable }): Promise<string | undefined>
  /** Prepares a table for a newcomer: ends a party whose time has run out, unless its bill is unpaid. C6 */
  makeWay(at: {
    corporationId: number
    shopId: number
    table: BuffetTable
    owner: string
  }): Promise<'owing' | undefined>
}
