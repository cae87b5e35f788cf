import { availableParallelism } from 'node:os'
import type { Pool, PoolClient } from 'pg'
import { silentLog, type Log } from '../log.ts'
import { DatabaseUnavailable, faultKind, isConnectionGood } from './faults.ts'
import { runAlone, runInTx, runOnce, type TxOptions } from './in-tx.ts'
import { createLanes, type Lanes } from './lanes.ts'
import { createPool, type PoolOptions, type Reach } from './pool.ts'
import { type Answer, type NamedStatement, type Queries, queriesOn, type Tx, type WithClient } from './queries.ts'
import { type Embedded, startEmbedded } from './supervisor.ts'
import { type Companion, createTogether } from './together.ts'
import { createTurns } from './turns.ts'

/** Reads go straight to it; every write goes through `inTx`: outside of it the database refuses to change anything. */
export interface Database extends Queries {
  /** The only door for writes, and for reads of several statements that must agree. */
  inTx<R>(work: (tx: Tx) => Promise<R>, options?: TxOptions): Promise<R>
  /**
   * The same for work of which much comes at once: what comes while others of its company are under way shares one
   * transaction. It is tried again, and undone, like any other.
   */
  together<Found, R>(work: Companion<Found, R>): Promise<R>
  /** A transaction of one statement, in one exchange with the database; what it changed is committed when it answers. */
  change<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Answer<Row>>
  /** How this database is reached: for what needs a connection of its own (jobs, push, migration). */
  readonly reach: Reach
  /** Waits for what is running, closes the connections and stops an embedded database. */
  close(): Promise<void>
}

/** Connections of the pool that named questions share. */
const LANES = 2
/** Connections for changes of one statement. */
const WRITERS = 6

/**
 * Transactions at once for each processor that an embedded database shares with us, and how long (ms) one waits for its turn:
 * more of them push each other out of the processors' caches, which takes a twentieth more of their time.
 */
const TRANSACTIONS_A_PROCESSOR = 3
const PATIENCE_MS = 50
/** Shared transactions at once: while one is with the database the works of another are worked out. */
const SHARED = 3

/** Where the database is: an address, or a folder in which to keep an embedded one. */
export type DatabaseAt = { readonly url: string } | { readonly dataDir: string } | { readonly reach: Reach }

/** What `openDatabase` needs beside the place. */
export interface OpenOptions extends PoolOptions {
  readonly log?: Log
}

/**
 * Opens the database, starting the embedded one when a folder is given.
 * @throws DatabaseInUse when another living process owns the folder; DatabaseUnavailable when nothing answers
 */
export async function openDatabase(at: DatabaseAt, options: OpenOptions = {}): Promise<Database> {
  const log = options.log ?? silentLog
  const embedded = 'dataDir' in at ? await startEmbedded(at.dataDir, { log }) : undefined
  const reach = embedded?.reach ?? reachOf(at)
  const onError = options.onError ?? ((error: Error) => log.warn('A database connection was lost', { error }))
  const pools = {
    pool: createPool(reach, { ...options, onError, readOnly: true }),
    writers: createPool(reach, { ...options, onError, max: WRITERS }),
  }
  const database = databaseOn(pools, reach, embedded)
  try {
    await database.query({ name: 'first_question', text: 'select 1 as one' }, [])
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

function reachOf(at: DatabaseAt): Reach {
  if ('url' in at) return { url: at.url }
  if ('reach' in at) return at.reach
  throw new Error('An embedded database is reached through its own socket')
}

interface Pools {
  readonly pool: Pool
  /** For changes of one statement, which need no `begin` and no `commit`. */
  readonly writers: Pool
}

function databaseOn({ pool, writers }: Pools, reach: Reach, embedded: Embedded | undefined): Database {
  const lanes = createLanes(pool, LANES)
  const anywhere = queriesOn(again(work => borrow(pool, work)))
  const { query } = queriesOn(again(lanes.ask))
  const writing = { pool, ...(embedded && { turns: takingTurns() }) }
  const shared = createTogether(
    { alone: work => runInTx(writing, work), once: work => runOnce(writing, work, { lockPatience: 'short' }) },
    createTurns(SHARED, PATIENCE_MS),
  )
  let closing: Promise<void> | undefined
  return {
    ...anywhere,
    query,
    reach,
    inTx: (work, options) => runInTx(writing, work, options),
    together: shared,
    change: (statement, values) => runAlone(writers, statement, values),
    close: () => {
      closing ??= closeAll([pool, writers], lanes, embedded)
      return closing
    },
  }
}

const takingTurns = () => createTurns(TRANSACTIONS_A_PROCESSOR * availableParallelism(), PATIENCE_MS)

async function closeAll(pools: readonly Pool[], lanes: Lanes, embedded: Embedded | undefined): Promise<void> {
  await lanes.close()
  await Promise.all(pools.map(pool => pool.end()))
  await embedded?.stop()
}

/** One statement, asked again when its connection turns out to be dead or its plan stale. */
function again(input: WithClient): WithClient {
  return async work => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await input(work)
      } catch (error) {
        const kind = faultKind(error)
        if (kind === 'other' || kind === 'conflict') throw error
        if (kind === 'unreachable' || kind === 'unable' || attempt >= 3) throw new DatabaseUnavailable(error)
      }
    }
  }
}

async function borrow<R>(pool: Pool, work: (client: PoolClient) => Promise<R>): Promise<R> {
  const client = await pool.connect()
  let broken = false
  try {
    return await work(client)
  } catch (error) {
    broken = !isConnectionGood(faultKind(error))
    throw error
  } finally {
    client.release(broken)
  }
}
