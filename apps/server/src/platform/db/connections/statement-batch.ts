import type { Connection, FieldDef } from 'pg'
import { serialize } from 'pg-protocol'
import { sqlState } from '../faults.ts'
import { types, valueToSend } from './values.ts'

/** The result of one statement: its rows, how many it read or changed, and its command tag. */
export interface StatementResult {
  readonly rows: unknown[]
  readonly rowCount: number
  readonly command: string
}

/** A statement waiting for its result; without a name it is not kept as a prepared statement. */
export interface QueuedStatement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  resolve(answer: StatementResult): void
  reject(error: unknown): void
}

interface Column {
  name: string
  read(text: string): unknown
}

/** A statement prepared on a connection, with its columns after its first result. */
interface PreparedStatement {
  text: string
  columns?: Column[]
}

/** The statements prepared on one connection, and the names that may or may not be prepared after an error. */
export interface PreparedStatements {
  readonly known: Map<string, PreparedStatement>
  readonly uncertain: Set<string>
  /** False behind a pooler in transaction mode: every statement is parsed anew and has no name in the database. */
  readonly areKept: boolean
}

const EXECUTE = serialize.execute()
const DESCRIBE = serialize.describe({ type: 'P' })
const SYNC = serialize.sync()
/** Invalid SQL, sent in place of a statement whose values cannot be encoded, so that its transaction fails. */
const FAILING_STATEMENT = serialize.parse({ name: '', text: 'unwritable' })
const SYNTAX = '42601'
const NO_COLUMNS: Column[] = []

const columnOf = ({ name, dataTypeID }: FieldDef): Column => ({ name, read: types.getTypeParser(dataTypeID, 'text') })

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  let at = 0
  for (const { name, read } of columns) {
    const field = fields[at] ?? null
    row[name] = field === null ? null : read(field)
    at += 1
  }
  return row
}

/** Called at the end of a batch with its error, if any, the statement that failed and those that did not run because of it. */
export type BatchEnded = (
  error: unknown,
  notRun: readonly QueuedStatement[],
  failed: QueuedStatement | undefined,
) => void

interface RawResult {
  columns: readonly Column[]
  rows: (string | null)[][]
  text: string
}

/**
 * Statements sent in one write and ended by one Sync message. Statements after a failed one do not run. It implements the
 * driver's interface of a query.
 */
export class StatementBatch {
  callback: (() => void) | undefined = () => {}
  readonly #prepared: PreparedStatements
  readonly #onEnd: BatchEnded
  #encodingErrors: Map<QueuedStatement, unknown> | undefined
  #statements: readonly QueuedStatement[]
  #results: RawResult[] = []
  #rows: (string | null)[][] = []
  #columns: Column[] = NO_COLUMNS
  #ended = false
  /** When the current statement started (ms). */
  #turnSince = 0

  constructor(queued: readonly QueuedStatement[], prepared: PreparedStatements, onEnd: BatchEnded) {
    this.#statements = queued
    this.#prepared = prepared
    this.#onEnd = onEnd
  }

  submit({ stream }: Connection): void {
    const parts: Buffer[] = []
    for (const statement of this.#statements) this.#write(statement, parts)
    parts.push(SYNC)
    stream.write(Buffer.concat(parts))
    this.#prepareNextResult()
  }

  #write(statement: QueuedStatement, parts: Buffer[]): void {
    const { text } = statement
    const name = this.#prepared.areKept ? statement.name : ''
    try {
      const bind = serialize.bind({ statement: name, values: [...statement.values], valueMapper: valueToSend })
      const known = this.#prepared.known.get(name)
      if (known !== undefined && known.text !== text) throw new Error(`${name} is the name of another statement`)
      if (known === undefined) this.#prepare(name, text, parts)
      parts.push(bind)
      if (known?.columns === undefined) parts.push(DESCRIBE)
      parts.push(EXECUTE)
    } catch (error) {
      this.#encodingErrors ??= new Map()
      this.#encodingErrors.set(statement, error)
      parts.push(FAILING_STATEMENT)
    }
  }

  #prepare(name: string, text: string, parts: Buffer[]): void {
    const { known, uncertain } = this.#prepared
    if (uncertain.delete(name)) parts.push(serialize.close({ type: 'S', name }))
    parts.push(serialize.parse({ name, text }))
    if (name !== '') known.set(name, { text })
  }

  /** Resets the buffers for the result of the next statement. */
  #prepareNextResult(): void {
    this.#turnSince = performance.now()
    const statement = this.#statements[this.#results.length]
    this.#rows = []
    this.#columns = (statement && this.#prepared.known.get(statement.name)?.columns) ?? NO_COLUMNS
  }

  /** The statement whose result is awaited, and for how many milliseconds. */
  get running(): { statement: QueuedStatement; ms: number } | undefined {
    const statement = this.#statements[this.#results.length]
    return statement && this.#turnSince > 0 ? { statement, ms: performance.now() - this.#turnSince } : undefined
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#columns = fields.map(columnOf)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#rows.push(fields)
  }

  handleCommandComplete({ text }: { text: string }): void {
    const known = this.#prepared.known.get(this.#statements[this.#results.length]?.name ?? '')
    if (known) known.columns ??= this.#columns
    this.#results.push({ columns: this.#columns, rows: this.#rows, text })
    this.#prepareNextResult()
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  /** Statements outside a transaction are committed only from here on. */
  handleReadyForQuery(): void {
    this.#finish(undefined)
  }

  handleError(error: unknown): void {
    const failed = this.#statements[this.#results.length]
    const own = failed && sqlState(error) === SYNTAX ? this.#encodingErrors?.get(failed) : undefined
    this.#finish(own ?? error)
  }

  #finish(error: unknown): void {
    if (this.#ended) return
    this.#ended = true
    this.callback?.()
    const queued = this.#statements
    const results = this.#results
    this.#clear()
    const done = results.length
    // An error after the last result: it is unknown which statements were committed.
    if (error !== undefined && done === queued.length) for (const statement of queued) statement.reject(error)
    else for (const [i, raw] of results.entries()) settle(queued[i], raw)
    queued[done]?.reject(error)
    this.#markUncertain(queued.slice(done))
    this.#onEnd(error, queued.slice(done + 1), queued[done])
  }

  /**
   * Drops all references to statements and results. References in the batch would move them into V8's old generation, whose
   * collection costs a tenth of the CPU of an order.
   */
  #clear(): void {
    this.callback = undefined
    this.#statements = []
    this.#results = []
    this.#rows = []
  }

  /** Marks statements without a result as possibly prepared. */
  #markUncertain(queued: readonly QueuedStatement[]): void {
    const { known, uncertain } = this.#prepared
    for (const { name } of queued) if (known.get(name)?.columns === undefined && known.delete(name)) uncertain.add(name)
  }
}

function settle(statement: QueuedStatement | undefined, { columns, rows, text }: RawResult): void {
  const tag = text.split(' ')
  try {
    const read = rows.map(fields => rowOf(columns, fields))
    statement?.resolve({ rows: read, rowCount: Number(tag.at(-1)) || 0, command: tag[0] ?? '' })
  } catch (error) {
    statement?.reject(error)
  }
}
