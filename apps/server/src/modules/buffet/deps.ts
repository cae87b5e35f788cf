import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'

/** A table as its buffet needs it. */
export interface BuffetTable {
  /** The code of the table itself, however it was named. */
  key: string
  /** Named by its number, which anybody can read. */
  typed: boolean
  seats: number
  playerMode: boolean
  buffetStallIds: readonly string[]
}

interface At {
  corporationId: number
  shopId: number
  tableId: string
}

/** What buffets ask of others. */
export interface Deps {
  db: Database
  clock: Clock
  /** A table of this store; undefined for another store's. */
  tableOf(corporationId: number, shopId: number, tableId: string): Promise<BuffetTable | undefined>
  /** The party the caller sits with there; undefined for everybody else. C6 */
  partyOf(caller: Guest, table: { shopId: number; key: string }): Promise<{ sessionId: string } | undefined>
  /** Sits the caller down at a table where each phone has a cart of its own; `me` is who they are there. C6 */
  sitDown(
    caller: Guest,
    input: { shopId: number; table: BuffetTable; pin: string | undefined },
  ): Promise<{ sessionId: string; me: string } | 'pinNeeded' | 'tableFull'>
  /** How the party at a table stands: who belongs to it, whether all was served a while ago, whether nothing was done for long. */
  standingAt(
    db: Queries,
    at: At,
  ): Promise<{ sessionId: string; owners: readonly string[]; rested: boolean; idle: boolean } | undefined>
  /** How the orders of a party stand. */
  ordersOf(db: Queries, of: { corporationId: number; sessionId: string }): Promise<{ count: number; owing: boolean }>
  /** The party at a table, held until the transaction ends. */
  holdParty(tx: Tx, at: At): Promise<string | undefined>
  /** The open bill of those who share a table with one cart. */
  billAt(db: Queries, at: At): Promise<string | undefined>
  /** How long (ms) the buffet of these stalls lasts; undefined where it has no end. */
  stayOf(
    shop: { corporationId: number; shopId: number },
    buffetStallIds: readonly string[],
  ): Promise<number | undefined>
  /** Ends a party: the next one has another. */
  endParty(tx: Tx, corporationId: number, sessionId: string): Promise<void>
  /** The party at a table; it begins where there is none. */
  beginParty(at: At): Promise<string>
  /** Tells those who share the table that something of it changed. */
  told(tx: Tx, corporationId: number, sessionId: string): Promise<void>
}
