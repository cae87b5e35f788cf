import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { NamedTable, PartyPort, SeatAt, TableAt } from '../../ports/table.ts'

export type BuffetTable = Pick<NamedTable, 'key' | 'typed' | 'seats' | 'playerMode'> & {
  buffetStallIds: readonly string[]
}

export interface Deps extends Pick<PlatformPort, 'db' | 'clock'>, Pick<PartyPort, 'partyAt' | 'notifyParty'> {
  /** A table of this store; undefined for another store's. */
  tableOf(corporationId: number, shopId: number, tableId: string): Promise<BuffetTable | undefined>
  /** The caller's party there; undefined for others. C6 */
  partyOf(caller: Guest, table: SeatAt): Promise<{ sessionId: string } | undefined>
  /** Seats the caller at a table where each phone has a cart of its own; `me` is the caller's person there. C6 */
  sitDown(
    caller: Guest,
    input: { shopId: number; table: BuffetTable; pin: string | undefined },
  ): Promise<{ sessionId: string; me: string } | 'pinNeeded' | 'tableFull'>
  /** The number of a party's orders, and whether one of them is not paid. */
  ordersOf(db: Queries, of: { corporationId: number; sessionId: string }): Promise<{ count: number; owing: boolean }>
  /** The party at a table, locked until the transaction ends. */
  holdParty: PartyPort['lockParty']
  /** The open bill of the people who share a table with one cart. */
  billAt(db: Queries, at: TableAt): Promise<string | undefined>
  /** How long (ms) the buffet of these stalls lasts; undefined where it has no end. */
  stayOf(shop: ShopAt, buffetStallIds: readonly string[]): Promise<number | undefined>
  /** Ends a party: the next one has another. */
  endParty(tx: Tx, corporationId: number, sessionId: string): Promise<void>
  /** The party at a table; it begins where there is none. */
  beginParty: PartyPort['open']
}
