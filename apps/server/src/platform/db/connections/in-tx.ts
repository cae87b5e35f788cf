import type { Pool, PoolClient } from 'pg'
import { inSpan, observing } from '../../observe/index.ts'
import { DatabaseUnavailable, type FaultKind, faultKind } from '../faults.ts'
import { type Answer, type NamedStatement, type Queries, queriesOn, type Tx } from './queries.ts'
import type { Semaphore } from './semaphore.ts'
import { sendStatement } from './statement-pipeline.ts'

/** How a transaction runs. */
export interface TxOptions {
  /** READ COMMITTED by default: conditional updates need no more, and it is the fastest. */
  readonly isolation?: 'repeatable read' | 'serializable'
  /** Refuses writes; for several reads that need one snapshot. */
  readonly readOnly?: boolean
  /** `short` waits 500 ms for a lock before failing as a conflict. */
  readonly lockTimeout?: 'short'
}

const MAX_ATTEMPTS = 12
const MAX_RETRY_MS = 8000
const COMMIT: NamedStatement = { name: 'tx_commit', text: 'commit' }
const ROLLBACK: NamedStatement = { name: 'tx_rollback', text: 'rollback' }
const SHORT_LOCK_TIMEOUT: NamedStatement = { name: 'tx_short_patience', text: "set local lock_timeout = '500ms'" }
const DISCARDED: ReadonlySet<FaultKind> = new Set(['lost', 'unreachable', 'stale-plan'])

type DeferredStatement = Parameters<Tx['sendWithCommit']>

/**
 * Runs one transaction at a time on one connection. BEGIN is sent with the first statement and the deferred statements with
 * COMMIT, which saves two round trips.
 */
class TransactionSession {
  readonly queries: Queries
  readonly #client: PoolClient
  /** The opening statements, until they are sent. */
  #begin: readonly NamedStatement[] | undefined
  #started: Promise<unknown> | undefined
  #sentWithCommit: DeferredStatement[] = []
  #sentLast: DeferredStatement[] = []
  /** Statements sent without awaiting their results: all of them, and those with an expected row count. */
  #sent: Promise<unknown>[] = []
  #counted: Promise<unknown>[] = []

  constructor(client: PoolClient) {
    this.#client = client
    this.queries = queriesOn(work => {
      this.#start()
      return work(client)
    }, true)
  }

  /** Prepares for a transaction; sends nothing yet. */
  open(begin: readonly NamedStatement[]): void {
    this.#begin = begin
    this.#started = undefined
    this.#sentWithCommit = []
    this.#sentLast = []
    this.#sent = []
    this.#counted = []
  }

  send(statement: NamedStatement, values: readonly unknown[], rows: number | undefined): void {
    this.#start()
    const done = this.#send(statement, values).then(({ rowCount }) => {
      if (rows !== undefined && rowCount !== rows)
        throw new Error(`${statement.name} changed ${rowCount} rows and not ${rows}`)
    })
    done.catch(() => {})
    this.#sent.push(done)
    if (rows !== undefined) this.#counted.push(done)
  }

  /**
   * The error that made the transaction fail. Later statements only report that the transaction is aborted, so the first failed
   * statement's error decides whether a retry can help.
   */
  async causeOf(error: unknown): Promise<unknown> {
    const sent = await Promise.allSettled(this.#sent)
    return sent.find(result => result.status === 'rejected')?.reason ?? error
  }

  sendWithCommit(...statement: DeferredStatement): void {
    this.#sentWithCommit.push(statement)
  }

  sendLastWithCommit(...statement: DeferredStatement): void {
    this.#sentLast.push(statement)
  }

  #send(statement: NamedStatement, values: readonly unknown[] = []) {
    return sendStatement(this.#client, statement, values, true)
  }

  #start(): void {
    if (this.#begin === undefined) return
    this.#started = Promise.all(this.#begin.map(statement => this.#send(statement)))
    this.#started.catch(() => {})
    this.#begin = undefined
  }

  /**
   * Sends the deferred statements and COMMIT.
   * @throws Error when the transaction had already failed: PostgreSQL answers COMMIT with ROLLBACK and no error then
   */
  async commit(): Promise<void> {
    await Promise.all(this.#counted)
    const ending = [...this.#sentWithCommit, ...this.#sentLast]
    if (ending.length > 0) this.#start()
    if (this.#started === undefined) return
    const last = ending.map(([statement, values, mapError]) => {
      const done = this.#send(statement, values)
      return mapError ? done.catch(error => Promise.reject(mapError(error))) : done
    })
    const commit = this.#send(COMMIT)
    const [committed, ...earlier] = await Promise.allSettled([commit, this.#started, ...this.#sent, ...last])
    for (const result of earlier) if (result.status === 'rejected') throw result.reason
    if (committed.status === 'rejected') throw committed.reason
    if (committed.value.command !== 'COMMIT') throw new Error('The transaction had already failed and was rolled back')
  }

  /** Rolls back; false when the connection cannot be used again. */
  async rollback(): Promise<boolean> {
    if (this.#started === undefined) return true
    try {
      await sendStatement(this.#client, ROLLBACK, [])
      return true
    } catch {
      return false
    }
  }
}

const sessions = new WeakMap<PoolClient, TransactionSession>()

/** The session of a connection, created on first use. */
function sessionOf(client: PoolClient): TransactionSession {
  const existing = sessions.get(client)
  if (existing !== undefined) return existing
  const session = new TransactionSession(client)
  sessions.set(client, session)
  return session
}

/**
 * Runs `work` in one transaction and retries it after a conflict, deadlock or lost connection: at most 12 times and 8 s,
 * with growing random delays.
 *
 * `work` may run several times, so it changes nothing outside the transaction and uses a request key or done key: a
 * connection lost during COMMIT may have committed.
 * @throws DatabaseUnavailable when the database cannot be reached; any error of `work`, after rolling back
 */
export function runInTx<R>(db: TransactionPool, work: (tx: Tx) => Promise<R>, options: TxOptions = {}): Promise<R> {
  return withRetry(() => runOnce(db, work, options))
}

/**
 * Runs one changing statement as its own transaction in one round trip. The change is committed when the promise resolves;
 * use `runInTx` when committing depends on the result.
 * @param writers connections that allow changes outside BEGIN and COMMIT
 */
export async function runStatement<Row>(
  writers: Pool,
  statement: NamedStatement,
  values: readonly unknown[],
): Promise<Answer<Row>> {
  const answered = await withRetry(async () => {
    const client = await writers.connect()
    let broken = false
    try {
      return await sendStatement(client, statement, values)
    } catch (error) {
      broken = DISCARDED.has(faultKind(error))
      throw error
    } finally {
      client.release(broken)
    }
  })
  return { rows: answered.rows as Row[], count: answered.rowCount }
}

async function withRetry<R>(attemptOnce: () => Promise<R>): Promise<R> {
  const until = performance.now() + MAX_RETRY_MS
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce()
    } catch (error) {
      const kind = faultKind(error)
      if (kind === 'other') throw error
      const wait = waitBefore(attempt, kind === 'conflict')
      const spent = attempt >= MAX_ATTEMPTS || performance.now() + wait > until
      if (kind === 'unreachable' || kind === 'unable' || spent)
        throw kind === 'conflict' ? error : new DatabaseUnavailable(error)
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
}

/** Milliseconds before the next attempt: short after a conflict, longer while a database restarts. */
function waitBefore(attempt: number, conflict: boolean): number {
  const longest = conflict ? Math.min(5 * 2 ** attempt, 600) : Math.min(50 * 2 ** attempt, 1000)
  return longest * (conflict ? Math.random() : 0.5 + Math.random() / 2)
}

/** The connections of transactions, and the limit on how many run at once. */
export interface TransactionPool {
  readonly pool: Pool
  /** Without it there is no limit. */
  readonly semaphore?: Semaphore
}

/** Runs `work` in one transaction without retries; any error is thrown after rolling back. */
export function runOnce<R>(db: TransactionPool, work: (tx: Tx) => Promise<R>, options: TxOptions = {}): Promise<R> {
  const { tracer } = observing
  const run = () => runWithPlace(db, work, options)
  return tracer === undefined ? run() : inSpan(tracer.child({ name: 'transaction', kind: 'internal' }), run)
}

async function runWithPlace<R>(
  { pool, semaphore }: TransactionPool,
  work: (tx: Tx) => Promise<R>,
  options: TxOptions,
): Promise<R> {
  const waits = semaphore?.acquire()
  if (waits) await waits
  try {
    return await runOnClient(await pool.connect(), work, options)
  } finally {
    semaphore?.release()
  }
}

async function runOnClient<R>(client: PoolClient, work: (tx: Tx) => Promise<R>, options: TxOptions): Promise<R> {
  const session = sessionOf(client)
  const effects: (() => unknown)[] = []
  const tx: Tx = {
    ...session.queries,
    afterCommit: effect => void effects.push(effect),
    send: (statement, values, rows) => session.send(statement, values, rows),
    sendWithCommit: (...statement) => session.sendWithCommit(...statement),
    sendLastWithCommit: (...statement) => session.sendLastWithCommit(...statement),
  }
  let broken = true
  let result: R
  try {
    session.open(begin(options))
    try {
      result = await work(tx)
      await session.commit()
      broken = false
    } catch (error) {
      const cause = await session.causeOf(error)
      // A lost connection, or one that cannot roll back, is closed instead of returned to the pool.
      broken = DISCARDED.has(faultKind(cause)) || !(await session.rollback())
      throw cause
    }
  } finally {
    client.release(broken)
  }
  for (const effect of effects) effect()
  return result
}

function begin({ isolation, readOnly, lockTimeout }: TxOptions): NamedStatement[] {
  const level = isolation === undefined ? '' : ` isolation level ${isolation}`
  const text = `begin${level}${readOnly === true ? ' read only' : ' read write'}`
  const first = { name: `tx_${text.replaceAll(' ', '_')}`, text }
  return lockTimeout === 'short' ? [first, SHORT_LOCK_TIMEOUT] : [first]
}
