import pg from 'pg'
import { types } from './values.ts'

/** How to reach a database: an address, or the socket folder of the embedded one. */
export type Reach =
  | { readonly url: string }
  | { readonly host: string; readonly user: string; readonly database: string; readonly port?: number }

/** Limits of a pool; left out, those of a serving process. */
export interface PoolOptions {
  readonly max?: number
  /** Milliseconds a statement may take; 0 for no limit. */
  readonly statementTimeout?: number
  /** Milliseconds to wait for a connection; 3 s unless said. */
  readonly connectTimeout?: number
  /** Refuses every change outside a transaction that asks for writing (`inTx` does). */
  readonly readOnly?: boolean
  /** What a connection that is not in use at the moment complains of; the pool replaces it by itself. */
  readonly onError?: (error: Error) => void
}

/**
 * For every connection. A merge join walks an index from its beginning to the row it wants. Where most rows hold one value, as
 * the customer of a session, the database takes that for short, and some new houses spent up to a millisecond with every call.
 */
const PLANS = '-c enable_mergejoin=off'

/** A pool whose connections may die at any time without taking the process along. O10 */
export function createPool(reach: Reach, options: PoolOptions = {}): pg.Pool {
  const guard = options.readOnly === true ? `${PLANS} -c default_transaction_read_only=on` : PLANS
  const where = 'url' in reach ? { connectionString: withOptions(reach.url, guard) } : { ...reach, options: guard }
  const onError = options.onError ?? (() => {})
  const limit = options.statementTimeout ?? 8000
  const pool = new pg.Pool({
    ...where,
    types,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectTimeout ?? 3000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'comanda',
    statement_timeout: limit,
    // The database cannot end a statement it no longer hears of: a cut line is noticed here.
    ...(limit === 0 ? {} : { query_timeout: limit + 1000 }),
    idle_in_transaction_session_timeout: 15_000,
  })
  // What a connection says while all of them are being closed is no news.
  const heard = (error: Error) => pool.ending || onError(error)
  pool.on('error', heard)
  // Also a client in use emits: unheard, the event would end the process.
  pool.on('connect', client => client.on('error', heard))
  return pool
}

/** The address with one more setting for its connections; those it brings along stay. */
function withOptions(address: string, setting: string): string {
  const url = new URL(address)
  const all = [url.searchParams.get('options') ?? '', setting].filter(one => one !== '').join(' ')
  if (all !== '') url.searchParams.set('options', all)
  return url.href
}
