import { availableParallelism } from 'node:os'
import type { Pool, PoolClient } from 'pg'
import { silentLog, type Log } from '../log.ts'
import { DatabaseUnavailable, faultKind, isConnectionGood } from './faults.ts'
import { runInTx, runOnce, runStatement, type TransactionPool, type TxOptions } from './connections/in-tx.ts'
import { createReadLimits } from './connections/read-limits.ts'
import { createReplica, type Replica } from './connections/replica.ts'
import { createSharedConnections, type SharedConnections } from './connections/shared-connections.ts'
import { createPool, type PoolOptions, type Reach } from './connections/pool.ts'
import {
  type Answer,
  type NamedStatement,
  type Queries,
  queriesOn,
  type Tx,
  type WithClient,
} from './connections/queries.ts'
import { type Embedded, startEmbedded } from './cluster/supervisor.ts'
import { type SharedWork, createSharedTransactions } from './connections/shared-transaction.ts'
import { createSemaphore } from './connections/semaphore.ts'

/** Reads run directly; writes only through the methods below: the connections of reads refuse changes. */
export interface Database extends Queries {
  /** Runs writes, or several reads that need one snapshot, in one transaction with retries. */
  inTx<R>(work: (tx: Tx) => Promise<R>, options?: TxOptions): Promise<R>
  /** The same for frequent work: work of one group that arrives while other work runs shares a transaction. */
  inSharedTx<Decision, R>(work: SharedWork<Decision, R>): Promise<R>
  /** Runs one changing statement as its own transaction in one round trip. */
  runOne<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Answer<Row>>
  /** Runs work whose reads may be answered by the replica, when there is one and it has everything that was committed. */
  onReplica<R>(work: () => Promise<R>): Promise<R>
  /**
   * Opens a further connection and closes it.
   * @throws the driver's error when the database refuses it
   */
  testConnection(): Promise<void>
  /** How the connections of each pool are used now. */
  connectionUse(): ConnectionUse[]
  /** The connection settings, for parts with connections of their own (jobs). */
  readonly reach: Reach
  /** Past a pooler, for what needs a session of its own: listening for hints, migrations. The same as `reach` without one. */
  readonly direct: Reach
  /** Waits for running statements, closes the connections and stops an embedded database. */
  close(): Promise<void>
}

/** Connections of one pool: those in use and the requests that wait for one. */
export interface ConnectionUse {
  readonly pool: string
  readonly inUse: number
  readonly waiting: number
}

/** Connections of reads; those shared by all named reads are among them. */
const READ_CONNECTIONS = 8
const SHARED_READ_CONNECTIONS = 2
/** Connections for transactions, separate so that their lock waits do not delay reads. */
const TRANSACTION_CONNECTIONS = 10
const REPLICA_CONNECTIONS = 8
/** Connections for single-statement changes. */
const WRITE_CONNECTIONS = 6

/**
 * Concurrent transactions per CPU shared with an embedded database, and the longest wait (ms) for a place: more of them evict
 * each other from the CPU caches and take 5 % more time.
 */
const TRANSACTIONS_PER_CPU = 3
const MAX_WAIT_MS = 50
/** Reads wait for schema changes and for locks of administration tools only, which are short. */
const READ_LOCK_MS = 1000
/** Concurrent shared transactions: while the database executes one, the server computes another. */
const SHARED_TRANSACTIONS = 3

/**
 * The database's address, or the folder of an embedded one. With a direct address the other one leads through a pooler in
 * transaction mode.
 */
export type DatabaseAt =
  | { readonly url: string; readonly directUrl?: string | undefined }
  | { readonly dataDir: string }
  | { readonly reach: Reach; readonly direct?: Reach }

export interface OpenOptions extends PoolOptions {
  readonly log?: Log
  /** Where the embedded database copies its log to, for restoring to a point in time. O9 */
  readonly walFolder?: string | undefined
  /**
   * Transactions at once; 10 by default. Behind a pooler those of all servers must be fewer than its connections, since a few
   * transactions read outside themselves while they hold theirs.
   */
  readonly transactions?: number
  /** A streaming replica for the reads that are declared for it. */
  readonly replica?: Reach
  /** Receives a sentence when the embedded database is stored outside its data folder. */
  readonly note?: (sentence: string) => void
}

/**
 * Opens the database, starting the embedded one when a folder is given.
 * @throws DatabaseInUse when another living process owns the folder; StartFault when an embedded one cannot start;
 * DatabaseUnavailable when nothing answers
 */
export async function openDatabase(at: DatabaseAt, options: OpenOptions = {}): Promise<Database> {
  const log = options.log ?? silentLog
  const embedded =
    'dataDir' in at
      ? await startEmbedded(at.dataDir, { log, note: options.note, walFolder: options.walFolder })
      : undefined
  const [reach, direct] = embedded ? [embedded.reach, embedded.reach] : reachesOf(at)
  const onError = options.onError ?? ((error: Error) => log.warn('A database connection was lost', { error }))
  const pools = {
    readers: createPool(reach, {
      max: READ_CONNECTIONS,
      ...options,
      onError,
      readOnly: true,
      lockTimeout: READ_LOCK_MS,
    }),
    transactions: createPool(reach, {
      max: options.transactions ?? TRANSACTION_CONNECTIONS,
      ...options,
      onError,
      readOnly: true,
    }),
    writers: createPool(reach, { ...options, onError, max: WRITE_CONNECTIONS }),
  }
  const replica =
    options.replica && createPool(options.replica, { max: REPLICA_CONNECTIONS, ...options, onError, readOnly: true })
  const database = databaseOn({ ...pools, replica }, { reach, direct }, { embedded, log })
  try {
    const { rows } = await database.query<{ timeout: string }>(FIRST_QUERY, [])
    if (reach.pooled === true && rows[0]?.timeout === '0')
      log.warn('The role has no limits for its statements, which a pooler does not pass on: see docs/operations.md')
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

const FIRST_QUERY = { name: 'first_query', text: "select current_setting('statement_timeout') as timeout" }

/** How the database is reached, and how past a pooler. */
function reachesOf(at: DatabaseAt): [reach: Reach, direct: Reach] {
  if ('reach' in at) return [at.reach, at.direct ?? at.reach]
  if (!('url' in at)) throw new Error('An embedded database is reached through its socket')
  const { url, directUrl } = at
  return directUrl === undefined ? [{ url }, { url }] : [{ url, pooled: true }, { url: directUrl }]
}

interface Pools {
  readonly readers: Pool
  readonly transactions: Pool
  /** For single-statement changes, which need no BEGIN and COMMIT. */
  readonly writers: Pool
  readonly replica: Pool | undefined
}

function databaseOn(
  pools: Pools,
  reaches: Pick<Database, 'reach' | 'direct'>,
  { embedded, log }: { embedded: Embedded | undefined; log: Log },
): Database {
  const { readers, transactions, writers } = pools
  const limits = createReadLimits()
  const sharedConnections = createSharedConnections(readers, SHARED_READ_CONNECTIONS, limits)
  const alone: WithClient = (work, key) => limits.run(key, () => borrow(readers, work))
  const shared: WithClient = (work, key) =>
    (limits.isSlow(key) ? undefined : sharedConnections.run(work)) ?? alone(work, key)
  const onPrimary = { alone: withReconnect(alone), shared: withReconnect(shared) }
  const replica = pools.replica && createReplica({ pool: pools.replica, primary: queriesOn(onPrimary.shared), log })
  const reads = queriesOn(readsOn(replica, onPrimary.alone))
  const { query } = queriesOn(readsOn(replica, onPrimary.shared))
  const transactionPool: TransactionPool = {
    pool: transactions,
    ...(embedded && { semaphore: transactionSemaphore() }),
  }
  const inSharedTx = createSharedTransactions(
    {
      withRetry: work => runInTx(transactionPool, work),
      withoutRetry: work => runOnce(transactionPool, work, { lockTimeout: 'short' }),
    },
    createSemaphore(SHARED_TRANSACTIONS, MAX_WAIT_MS),
  )
  let closing: Promise<void> | undefined
  return {
    ...reads,
    query,
    ...reaches,
    testConnection: () => testConnection(reaches.reach),
    connectionUse: () =>
      Object.entries(pools).flatMap(([name, pool]: [string, Pool?]) => (pool ? useOf(name, pool) : [])),
    onReplica: work => (replica ? replica.allow(work) : work()),
    inTx: (work, options) => {
      const onPrimary = () => runInTx(transactionPool, work, options)
      if (replica === undefined || options?.readOnly !== true || !replica.isAllowed()) return onPrimary()
      return replica.run(() => runOnce({ pool: replica.pool }, work, options), onPrimary)
    },
    inSharedTx: inSharedTx,
    runOne: (statement, values) => runStatement(writers, statement, values),
    close: () => {
      const open = Object.values(pools).filter(pool => pool !== undefined)
      closing ??= closeAll(open, sharedConnections, embedded)
      return closing
    },
  }
}

/** Reads of the replica where that is allowed and it has everything, else of the primary. */
const readsOn = (replica: Replica | undefined, onPrimary: WithClient): WithClient =>
  replica === undefined
    ? onPrimary
    : (work, key) =>
        replica.isAllowed()
          ? replica.run(
              () => borrow(replica.pool, work),
              () => onPrimary(work, key),
            )
          : onPrimary(work, key)

const useOf = (pool: string, { totalCount, idleCount, waitingCount }: Pool): ConnectionUse => ({
  pool,
  inUse: totalCount - idleCount,
  waiting: waitingCount,
})

async function testConnection(reach: Reach): Promise<void> {
  const pool = createPool(reach, { max: 1 })
  try {
    await pool.query('select 1')
  } finally {
    await pool.end()
  }
}

const transactionSemaphore = () => createSemaphore(TRANSACTIONS_PER_CPU * availableParallelism(), MAX_WAIT_MS)

async function closeAll(
  pools: readonly Pool[],
  sharedConnections: SharedConnections,
  embedded: Embedded | undefined,
): Promise<void> {
  await sharedConnections.close()
  await Promise.all(pools.map(pool => pool.end()))
  await embedded?.stop()
}

/** Repeats a read when its connection turns out to be dead or its plan stale. */
function withReconnect(run: WithClient): WithClient {
  return async (work, key) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run(work, key)
      } catch (error) {
        const kind = faultKind(error)
        if (kind === 'other' || error instanceof DatabaseUnavailable) throw error
        if (kind !== 'lost' && kind !== 'stale-plan') throw new DatabaseUnavailable(error)
        if (attempt >= 3) throw new DatabaseUnavailable(error)
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
