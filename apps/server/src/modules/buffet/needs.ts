import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/db/index.ts'
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
export interface Needs {
  db: Database
  clock: Clock
  /** A table of this store; undefined for another store's. */
  tableOf(corporationId: number, shopId: number, tableId: string): Promise<BuffetTable | undefined>
  /** The party the caller sits with there; undefined for everybody else. C6 */
  partyOf(who: Guest, table: { shopId: number; key: string }): Promise<{ sessionId: string } | undefined>
  /** Sits the caller down at a table where each phone has a cart of its own; `me` is who they are there. C6 */
  sitDown(
    who: Guest,
    ask: { shopId: number; table: BuffetTable; pin: string | undefined },
  ): Promise<{ sessionId: string; me: string } | 'pinNeeded' | 'tableFull'>
  /** The party at a table; it begins where there is none. */
  beginParty(at: At): Promise<string>
  /** Tells those who share the table that something of it changed. */
  told(tx: Tx, corporationId: number, sessionId: string): Promise<void>
}
