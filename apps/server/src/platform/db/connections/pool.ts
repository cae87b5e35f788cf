import pg from 'pg'
import { types } from './values.ts'

/** Connection settings: an address, or the socket folder of the embedded database. */
export type Reach = (
  | { readonly url: string }
  | { readonly host: string; readonly user: string; readonly database: string; readonly port?: number }
) & {
  /**
   * Behind a pooler in transaction mode: the next transaction may run on another connection of the database, so that nothing of
   * a session is used. Limits of statements come from the role there.
   */
  readonly pooled?: boolean
}

/** Limits of a pool; the defaults are those of a serving process. */
export interface PoolOptions {
  readonly max?: number
  /** Milliseconds a statement may take; 0 for no limit. */
  readonly statementTimeout?: number
  /** Milliseconds a statement waits for a lock before it fails as a conflict; without it no limit of its own. */
  readonly lockTimeout?: number
  /** Milliseconds to wait for a connection; 3 s by default. */
  readonly connectTimeout?: number
  /** Refuses changes outside a read-write transaction (`inTx`). */
  readonly readOnly?: boolean
  /** Called with the error of an idle connection; the pool replaces the connection. */
  readonly onError?: (error: Error) => void
}

/**
 * Planner settings of every connection. Merge joins are off: with skewed values (the customer of a session) and fresh
 * statistics the planner underestimates the index scan they need, which cost up to 1 ms per call.
 */
const PLANNER_OPTIONS = '-c enable_mergejoin=off'

/** A pool that survives the loss of any of its connections. O10 */
export function createPool(reach: Reach, options: PoolOptions = {}): pg.Pool {
  const onError = options.onError ?? (() => {})
  const limit = options.statementTimeout ?? 8000
  const pool = new pg.Pool({
    ...(reach.pooled === true ? placeOf(reach) : sessionSettings(reach, options, limit)),
    types,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectTimeout ?? 3000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'comanda',
    // Detects a broken connection: the database cannot time out a statement whose reply never arrives.
    ...(limit === 0 ? {} : { query_timeout: limit + 1000 }),
  })
  // Errors during shutdown are expected.
  const reportError = (error: Error) => pool.ending || onError(error)
  pool.on('error', reportError)
  // Clients in use emit errors too; without a listener the event would end the process.
  pool.on('connect', client => {
    client.on('error', reportError)
    if (reach.pooled === true) pooledClients.add(client)
  })
  return pool
}

const pooledClients = new WeakSet<pg.PoolClient>()

/** Whether statements prepared on the connection are there for its next transaction. */
export const keepsStatements = (client: pg.PoolClient): boolean => !pooledClients.has(client)

/** Where to connect, in the words of the driver. */
export const placeOf = (reach: Reach): pg.ClientConfig =>
  'url' in reach ? { connectionString: reach.url } : { ...reach }

/** The same with settings for each session, which a pooler in transaction mode refuses. */
function sessionSettings(reach: Reach, { readOnly, lockTimeout }: PoolOptions, limit: number): pg.ClientConfig {
  const guard = [
    PLANNER_OPTIONS,
    ...(readOnly === true ? ['-c default_transaction_read_only=on'] : []),
    // The driver sends no zero, and the role may have a limit of its own.
    ...(limit === 0 ? ['-c statement_timeout=0'] : []),
  ].join(' ')
  return {
    ...('url' in reach ? { connectionString: withOptions(reach.url, guard) } : { ...reach, options: guard }),
    statement_timeout: limit,
    ...(lockTimeout !== undefined && { lock_timeout: lockTimeout }),
    idle_in_transaction_session_timeout: 15_000,
  }
}

/** The address with another connection setting added to its own. */
function withOptions(address: string, setting: string): string {
  const url = new URL(address)
  const options = [url.searchParams.get('options') ?? '', setting].filter(option => option !== '').join(' ')
  if (options !== '') url.searchParams.set('options', options)
  return url.href
}
