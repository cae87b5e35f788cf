import type { Pool, PoolClient } from 'pg'
import { DatabaseUnavailable, type FaultKind, faultKind } from './faults.ts'
import { type Answer, type NamedStatement, type Queries, queriesOn, type Tx } from './queries.ts'
import type { Turns } from './turns.ts'
import { askOn } from './wire.ts'

/** How a transaction runs. */
export interface TxOptions {
  /** READ COMMITTED when left out: conditional updates are enough there, and the fastest. */
  readonly isolation?: 'repeatable read' | 'serializable'
  /** Refuses writes; for reads of several statements that must agree. */
  readonly readOnly?: boolean
  /** How long it waits for what another transaction holds, before it gives up as a conflict. */
  readonly lockPatience?: 'short'
}

const TRIES = 12
const LONGEST_MS = 8000
const COMMIT: NamedStatement = { name: 'tx_commit', text: 'commit' }
const ROLLBACK: NamedStatement = { name: 'tx_rollback', text: 'rollback' }
const SHORT_PATIENCE: NamedStatement = { name: 'tx_short_patience', text: "set local lock_timeout = '500ms'" }
const NOT_KEPT: ReadonlySet<FaultKind> = new Set(['lost', 'unreachable', 'stale-plan'])

type Last = Parameters<Tx['last']>

/**
 * One transaction at a time on one connection. It begins with its first statement, and its last ones travel with the
 * commit: each spares a wait for the database.
 */
class Line {
  readonly queries: Queries
  readonly #client: PoolClient
  /** How the transaction begins, until it has. */
  #begin: readonly NamedStatement[] | undefined
  #begun: Promise<unknown> | undefined
  #last: Last[] = []
  #veryLast: Last[] = []
  /** Sent without being waited for: all of them, and those whose rows are counted. */
  #sent: Promise<unknown>[] = []
  #counted: Promise<unknown>[] = []

  constructor(client: PoolClient) {
    this.#client = client
    this.queries = queriesOn(work => {
      this.#start()
      return work(client)
    }, true)
  }

  /** Ready for a transaction; nothing is sent yet. */
  open(begin: readonly NamedStatement[]): void {
    this.#begin = begin
    this.#begun = undefined
    this.#last = []
    this.#veryLast = []
    this.#sent = []
    this.#counted = []
  }

  send(statement: NamedStatement, values: readonly unknown[], rows: number | undefined): void {
    this.#start()
    const done = this.#ask(statement, values).then(({ rowCount }) => {
      if (rows !== undefined && rowCount !== rows)
        throw new Error(`${statement.name} changed ${rowCount} rows and not ${rows}`)
    })
    done.catch(() => {})
    this.#sent.push(done)
    if (rows !== undefined) this.#counted.push(done)
  }

  /**
   * What a transaction failed by: after a statement that was sent has failed, the database only says of all others that
   * the transaction is over, which tells nobody whether to try again.
   */
  async faultOf(error: unknown): Promise<unknown> {
    const sent = await Promise.allSettled(this.#sent)
    return sent.find(one => one.status === 'rejected')?.reason ?? error
  }

  last(...last: Last): void {
    this.#last.push(last)
  }

  veryLast(...last: Last): void {
    this.#veryLast.push(last)
  }

  #ask(statement: NamedStatement, values: readonly unknown[] = []) {
    return askOn(this.#client, statement, values, true)
  }

  #start(): void {
    if (this.#begin === undefined) return
    this.#begun = Promise.all(this.#begin.map(statement => this.#ask(statement)))
    this.#begun.catch(() => {})
    this.#begin = undefined
  }

  /**
   * Sends what was kept for the end, and commits. A failed transaction answers COMMIT with ROLLBACK and no error:
   * swallowed faults must not pass for success.
   */
  async commit(): Promise<void> {
    await Promise.all(this.#counted)
    const ending = [...this.#last, ...this.#veryLast]
    if (ending.length > 0) this.#start()
    if (this.#begun === undefined) return
    const last = ending.map(([statement, values, told]) => {
      const done = this.#ask(statement, values)
      return told ? done.catch(fault => Promise.reject(told(fault))) : done
    })
    const commit = this.#ask(COMMIT)
    const [ended, ...before] = await Promise.allSettled([commit, this.#begun, ...this.#sent, ...last])
    for (const one of before) if (one.status === 'rejected') throw one.reason
    if (ended.status === 'rejected') throw ended.reason
    if (ended.value.command !== 'COMMIT') throw new Error('The transaction had already failed and was rolled back')
  }

  /** Whether the connection is good for another transaction. */
  async rollback(): Promise<boolean> {
    if (this.#begun === undefined) return true
    try {
      await askOn(this.#client, ROLLBACK, [])
      return true
    } catch {
      return false
    }
  }
}

const onClient = new WeakMap<PoolClient, Line>()

/** The line of one connection: made once, kept with it. */
function lineOf(client: PoolClient): Line {
  const known = onClient.get(client)
  if (known !== undefined) return known
  const made = new Line(client)
  onClient.set(client, made)
  return made
}

/**
 * Runs `work` in one transaction, and again from its start when the database asks for it (conflict, deadlock, lost
 * connection): at most 12 times and 8 s, waiting a little longer each time, by chance so that rivals part.
 *
 * `work` may run several times: it changes nothing outside the transaction, and carries a request key or done key,
 * because a connection lost at the commit may have committed.
 * @throws DatabaseUnavailable when the database cannot be reached; whatever `work` throws, after rolling back
 */
export function runInTx<R>(db: Writing, work: (tx: Tx) => Promise<R>, options: TxOptions = {}): Promise<R> {
  return tryAgain(() => runOnce(db, work, options))
}

/**
 * Runs one statement that changes something: a transaction of its own, in a single exchange with the database.
 * What it changes is committed when this answers: where that depends on the answer, it is work for `runInTx`.
 * @param writers connections that may change things outside of `begin` and `commit`
 */
export async function runAlone<Row>(
  writers: Pool,
  statement: NamedStatement,
  values: readonly unknown[],
): Promise<Answer<Row>> {
  const answered = await tryAgain(async () => {
    const client = await writers.connect()
    let broken = false
    try {
      return await askOn(client, statement, values)
    } catch (error) {
      broken = NOT_KEPT.has(faultKind(error))
      throw error
    } finally {
      client.release(broken)
    }
  })
  return { rows: answered.rows as Row[], count: answered.rowCount }
}

async function tryAgain<R>(once: () => Promise<R>): Promise<R> {
  const until = performance.now() + LONGEST_MS
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once()
    } catch (error) {
      const kind = faultKind(error)
      if (kind === 'other') throw error
      const wait = waitBefore(attempt, kind === 'conflict')
      const spent = attempt >= TRIES || performance.now() + wait > until
      if (kind === 'unreachable' || kind === 'unable' || spent)
        throw kind === 'conflict' ? error : new DatabaseUnavailable(error)
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
}

/** Milliseconds before the next try: conflicts pass at once, a restarting database takes a while. */
function waitBefore(attempt: number, conflict: boolean): number {
  const most = conflict ? Math.min(5 * 2 ** attempt, 600) : Math.min(50 * 2 ** attempt, 1000)
  return most * (conflict ? Math.random() : 0.5 + Math.random() / 2)
}

/** Connections that transactions run on, and whose turn it is. */
export interface Writing {
  readonly pool: Pool
  /** All at once where absent. */
  readonly turns?: Turns
}

/** Runs `work` in one transaction, once: whatever goes wrong is thrown, after rolling back. */
export async function runOnce<R>(
  { pool, turns }: Writing,
  work: (tx: Tx) => Promise<R>,
  options: TxOptions = {},
): Promise<R> {
  const waits = turns?.take()
  if (waits) await waits
  try {
    return await inOne(await pool.connect(), work, options)
  } finally {
    turns?.giveBack()
  }
}

async function inOne<R>(client: PoolClient, work: (tx: Tx) => Promise<R>, options: TxOptions): Promise<R> {
  const line = lineOf(client)
  const effects: (() => unknown)[] = []
  const tx: Tx = {
    ...line.queries,
    afterCommit: effect => void effects.push(effect),
    send: (statement, values, rows) => line.send(statement, values, rows),
    last: (...last) => line.last(...last),
    veryLast: (...last) => line.veryLast(...last),
  }
  let broken = true
  let result: R
  try {
    line.open(begin(options))
    try {
      result = await work(tx)
      await line.commit()
      broken = false
    } catch (error) {
      const fault = await line.faultOf(error)
      // A connection that is lost, or that cannot even roll back, is not worth keeping.
      broken = NOT_KEPT.has(faultKind(fault)) || !(await line.rollback())
      throw fault
    }
  } finally {
    client.release(broken)
  }
  for (const effect of effects) effect()
  return result
}

function begin({ isolation, readOnly, lockPatience }: TxOptions): NamedStatement[] {
  const level = isolation === undefined ? '' : ` isolation level ${isolation}`
  const text = `begin${level}${readOnly === true ? ' read only' : ' read write'}`
  const first = { name: `tx_${text.replaceAll(' ', '_')}`, text }
  return lockPatience === 'short' ? [first, SHORT_PATIENCE] : [first]
}
