import type { PoolClient } from 'pg'
import { type Attributes, inSpan, observing, type SpanStart } from '../../observe/index.ts'
import { faultKind, isConnectionGood, sqlState } from '../faults.ts'
import { keepsStatements } from './pool.ts'
import {
  type BatchEnded,
  type PreparedStatements,
  type QueuedStatement,
  StatementBatch,
  type StatementResult,
} from './statement-batch.ts'

/** A statement to send; without a name it is not kept as a prepared statement. */
export interface Statement {
  readonly name?: string
  readonly text: string
  readonly shared?: boolean
}

interface PipelinedStatement extends QueuedStatement {
  /** Belongs to a transaction, which has failed when one of its statements fails. */
  readonly inTx: boolean
  /** Of a shared statement: the result that identical statements reuse. */
  result: Promise<StatementResult> | undefined
}

const isSame = (queued: PipelinedStatement, { name }: Statement, values: readonly unknown[]): boolean =>
  queued.name === name &&
  queued.values.length === values.length &&
  queued.values.every((value, i) => value === values[i])

/** Sends the statements of one connection in batches, one batch at a time. */
class StatementPipeline {
  readonly #client: PoolClient
  readonly #prepared: PreparedStatements
  #waiting: PipelinedStatement[] = []
  #sending = false
  #batch: StatementBatch | undefined
  #scheduled = false

  constructor(client: PoolClient) {
    this.#client = client
    this.#prepared = { known: new Map(), uncertain: new Set(), areKept: keepsStatements(client) }
  }

  send(statement: Statement, values: readonly unknown[], inTx: boolean): Promise<StatementResult> {
    if (!statement.shared || inTx) return this.#enqueue(statement, values, inTx)
    const same = this.#waiting.find(queued => isSame(queued, statement, values))
    if (same?.result) return same.result
    const result = this.#enqueue(statement, values, inTx)
    const queued = this.#waiting.at(-1)
    if (queued) queued.result = result
    return result
  }

  #enqueue({ name = '', text }: Statement, values: readonly unknown[], inTx: boolean): Promise<StatementResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ name, text, values, inTx, resolve, reject, result: undefined })
      this.#schedule()
    })
  }

  /** Sends at the end of the current event-loop turn, so that all statements of the turn share a batch. */
  #schedule(): void {
    if (this.#scheduled || this.#sending || this.#waiting.length === 0) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#sendBatch()
    })
  }

  #sendBatch(): void {
    const queued = this.#waiting
    this.#waiting = []
    this.#sending = true
    const onEnd: BatchEnded = (error, notRun, failed) => {
      this.#sending = false
      this.#batch = undefined
      if (error !== undefined) this.#requeue(error, notRun as PipelinedStatement[], failed)
      this.#schedule()
    }
    this.#batch = new StatementBatch(queued, this.#prepared, onEnd)
    this.#client.query(this.#batch)
  }

  get running() {
    return this.#batch?.running
  }

  /**
   * Queues statements again that did not run after an error, except those of a failed transaction or a lost connection, and,
   * after a lock timeout, those that would wait for the same lock.
   */
  #requeue(error: unknown, notRun: readonly PipelinedStatement[], failed: QueuedStatement | undefined): void {
    const isLost = !isConnectionGood(faultKind(error))
    const isLocked = sqlState(error) === LOCK_NOT_AVAILABLE && failed !== undefined
    const failsToo = (queued: PipelinedStatement) => queued.inTx || (isLocked && keyOf(queued) === keyOf(failed))
    const rejected = isLost ? [...notRun, ...this.#waiting] : notRun.filter(failsToo)
    this.#waiting = isLost ? [] : [...notRun.filter(queued => !failsToo(queued)), ...this.#waiting]
    for (const queued of rejected) queued.reject(error)
  }
}

/** The SQLSTATE of a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03'
const pipelines = new WeakMap<PoolClient, StatementPipeline>()

function pipelineOf(client: PoolClient): StatementPipeline {
  const existing = pipelines.get(client)
  if (existing !== undefined) return existing
  const pipeline = new StatementPipeline(client)
  pipelines.set(client, pipeline)
  return pipeline
}

/** The key of a statement: its name, or its text without one. */
export const keyOf = ({ name = '', text }: Statement): string => (name === '' ? text : name)

/** The statement that a connection executes now, by its key, and for how many milliseconds. */
export function runningOn(client: PoolClient): { key: string; ms: number } | undefined {
  const running = pipelines.get(client)?.running
  return running && { key: keyOf(running.statement), ms: running.ms }
}

/**
 * Sends one statement on a connection and resolves with its result. Statements sent in the same event-loop turn, or while
 * a batch is in progress, share the next batch and are answered in order. A shared statement that is identical to one
 * still waiting is not sent again.
 * @param inTx it belongs to a transaction and fails when an earlier statement of the transaction fails
 */
export const sendStatement = (
  client: PoolClient,
  statement: Statement,
  values: readonly unknown[],
  inTx = false,
): Promise<StatementResult> => {
  const { tracer } = observing
  const send = () => pipelineOf(client).send(statement, values, inTx)
  return tracer === undefined ? send() : inSpan(tracer.child(spanOf(statement)), send, rowsOf)
}

/** The statement without its values, which may be personal data. */
const spanOf = ({ name, text }: Statement): SpanStart => ({
  name: `SQL ${name ?? text.slice(0, 40)}`,
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
})

const rowsOf = ({ rowCount }: StatementResult): Attributes => ({ 'db.response.returned_rows': rowCount })
