import type { Connection, FieldDef } from 'pg'
import { serialize } from 'pg-protocol'
import { sqlState } from './faults.ts'
import { types, valueToSend } from './values.ts'

/** What a statement answered: its rows, how many it read or changed, and what it was. */
export interface Answered {
  readonly rows: unknown[]
  readonly rowCount: number
  readonly command: string
}

/** One statement on its way; without a name it is not kept. */
export interface Asked {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  resolve(answer: Answered): void
  reject(error: unknown): void
}

interface Column {
  name: string
  read(text: string): unknown
}

/** What a connection knows of a statement: its text, and its columns once it has answered. */
interface Known {
  text: string
  columns?: Column[]
}

/** The statements one connection has prepared, and names of which it is not sure. */
export interface Prepared {
  readonly known: Map<string, Known>
  readonly unsure: Set<string>
}

const AT_ONCE = serialize.execute()
const DESCRIBE = serialize.describe({ type: 'P' })
const SYNC = serialize.sync()
/** No statement: in the place of one whose values cannot be written it is the fault that ends its transaction. */
const UNREADABLE = serialize.parse({ name: '', text: 'unwritable' })
const SYNTAX = '42601'
const NONE: Column[] = []

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

/** How a packet ended: by a fault or not, and what was not run because of it. */
export type Ended = (error: unknown, left: readonly Asked[]) => void

interface Raw {
  columns: readonly Column[]
  rows: (string | null)[][]
  text: string
}

/**
 * Statements that travel together: one packet there and one back, with one word at its end after which the database is ready
 * for the next. What comes after a statement that fails is not run. The driver sends it like a question of its own.
 */
export class Packet {
  callback: (() => void) | undefined = () => {}
  readonly #prepared: Prepared
  readonly #ended: Ended
  #unwritable: Map<Asked, unknown> | undefined
  #asked: readonly Asked[]
  #answers: Raw[] = []
  #rows: (string | null)[][] = []
  #columns: Column[] = NONE
  #over = false

  constructor(asked: readonly Asked[], prepared: Prepared, ended: Ended) {
    this.#asked = asked
    this.#prepared = prepared
    this.#ended = ended
  }

  submit({ stream }: Connection): void {
    const parts: Buffer[] = []
    for (const one of this.#asked) this.#write(one, parts)
    parts.push(SYNC)
    stream.write(Buffer.concat(parts))
    this.#next()
  }

  #write(one: Asked, parts: Buffer[]): void {
    const { name, text } = one
    try {
      const bind = serialize.bind({ statement: name, values: [...one.values], valueMapper: valueToSend })
      const known = this.#prepared.known.get(name)
      if (known !== undefined && known.text !== text) throw new Error(`${name} is the name of another statement`)
      if (known === undefined) this.#prepare(name, text, parts)
      parts.push(bind)
      if (known?.columns === undefined) parts.push(DESCRIBE)
      parts.push(AT_ONCE)
    } catch (error) {
      this.#unwritable ??= new Map()
      this.#unwritable.set(one, error)
      parts.push(UNREADABLE)
    }
  }

  #prepare(name: string, text: string, parts: Buffer[]): void {
    const { known, unsure } = this.#prepared
    if (unsure.delete(name)) parts.push(serialize.close({ type: 'S', name }))
    parts.push(serialize.parse({ name, text }))
    if (name !== '') known.set(name, { text })
  }

  /** Makes ready for the answer of the statement whose turn it is. */
  #next(): void {
    const one = this.#asked[this.#answers.length]
    this.#rows = []
    this.#columns = (one && this.#prepared.known.get(one.name)?.columns) ?? NONE
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#columns = fields.map(columnOf)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#rows.push(fields)
  }

  handleCommandComplete({ text }: { text: string }): void {
    const known = this.#prepared.known.get(this.#asked[this.#answers.length]?.name ?? '')
    if (known) known.columns ??= this.#columns
    this.#answers.push({ columns: this.#columns, rows: this.#rows, text })
    this.#next()
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  /** Only now is what was changed outside of a transaction kept. */
  handleReadyForQuery(): void {
    this.#end(undefined)
  }

  handleError(error: unknown): void {
    const failed = this.#asked[this.#answers.length]
    const own = failed && sqlState(error) === SYNTAX ? this.#unwritable?.get(failed) : undefined
    this.#end(own ?? error)
  }

  #end(error: unknown): void {
    if (this.#over) return
    this.#over = true
    this.callback?.()
    const asked = this.#asked
    const answers = this.#answers
    this.#letGo()
    const done = answers.length
    // A fault after the last answer: nobody knows what was kept.
    if (error !== undefined && done === asked.length) for (const one of asked) one.reject(error)
    else for (const [at, raw] of answers.entries()) settle(asked[at], raw)
    asked[done]?.reject(error)
    this.#doubt(asked.slice(done))
    this.#ended(error, asked.slice(done + 1))
  }

  /**
   * Forgets what was asked and answered. Left on the packet it outlives the collector's quick rounds and waits for the long
   * ones: a tenth of the CPU that an order costs the server.
   */
  #letGo(): void {
    this.callback = undefined
    this.#asked = []
    this.#answers = []
    this.#rows = []
  }

  /** Whether what never answered was prepared, nobody knows. */
  #doubt(asked: readonly Asked[]): void {
    const { known, unsure } = this.#prepared
    for (const { name } of asked) if (known.get(name)?.columns === undefined && known.delete(name)) unsure.add(name)
  }
}

function settle(one: Asked | undefined, { columns, rows, text }: Raw): void {
  const words = text.split(' ')
  try {
    const read = rows.map(fields => rowOf(columns, fields))
    one?.resolve({ rows: read, rowCount: Number(words.at(-1)) || 0, command: words[0] ?? '' })
  } catch (error) {
    one?.reject(error)
  }
}
