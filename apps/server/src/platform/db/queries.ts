import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { DefaultQueryExecutor, Kysely, PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import type { PoolClient } from 'pg'
import { askOn } from './wire.ts'

/** A statement with its own name: the database parses and plans it once per connection. For the hottest calls. */
export interface NamedStatement {
  /** One name, one text: the driver refuses a name used for two texts. */
  readonly name: string
  readonly text: string
  /** Who asks the same before it was sent hears the same answer, and changes nothing in it. For reads that many ask at once. */
  readonly shared?: boolean
}

/** What a statement answered: its rows, and how many rows it read or changed. */
export interface Answer<Row> {
  readonly rows: Row[]
  readonly count: number
}

/** Where questions are asked: the whole database, or one transaction. */
export interface Queries {
  /** The query builder, seeing these tables: `db.withTables<OrderTables>().selectFrom('order')`. */
  withTables<T>(): Kysely<T>
  /** Makes kysely's own `sql` templates run here: ``sql`...`.execute(tx)``. */
  getExecutor(): DefaultQueryExecutor
  /** Runs a named prepared statement with `$1`, `$2` ... from `values`. */
  query<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Answer<Row>>
}

/** One transaction, on one connection. What is asked of it at once travels together and runs in the order asked. */
export interface Tx extends Queries {
  /**
   * Sends a statement and goes on: what is asked after it runs after it. For what works or throws, and whose answer nobody
   * needs. Where `rows` is given it must change that many: the commit waits for that. A fault of it undoes the whole
   * transaction.
   */
  send(statement: NamedStatement, values: readonly unknown[], rows?: number): void
  /**
   * Keeps a statement for the end: it travels with the commit. For what works or throws, and whose answer nobody needs;
   * a fault of it undoes the whole transaction, which fails with what `told` makes of it.
   */
  last(statement: NamedStatement, values: readonly unknown[], told?: (fault: unknown) => unknown): void
  /** The same, behind all that is kept so: for what locks rows that every other transaction wants too. */
  veryLast(statement: NamedStatement, values: readonly unknown[], told?: (fault: unknown) => unknown): void
  /**
   * Runs `effect` once this transaction has committed, and never otherwise: hints to other processes, caches.
   * It may be lost when the process dies in between; nothing may depend on it.
   */
  afterCommit(effect: () => unknown): void
}

/** Takes a connection for one piece of work and gives it back. */
export type WithClient = <R>(work: (client: PoolClient) => Promise<R>) => Promise<R>

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()
const MOST_PREPARED = 400
const TIMES_BEFORE_PREPARED = 3

/**
 * Texts of the query builder that come again are prepared too, under a name of their own (139 -> 81 us a query).
 * Bounded: lists of changing length make ever new texts, and each prepared one costs memory in every connection.
 */
class PreparedNames {
  readonly #seen = new Map<string, number>()
  readonly #names = new Map<string, string>()

  nameOf(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size >= MOST_PREPARED) return name
    const times = (this.#seen.get(text) ?? 0) + 1
    if (times < TIMES_BEFORE_PREPARED) {
      if (this.#seen.size > 10 * MOST_PREPARED) this.#seen.clear()
      this.#seen.set(text, times)
      return undefined
    }
    this.#seen.delete(text)
    const given = `k${this.#names.size}`
    this.#names.set(text, given)
    return given
  }
}

const prepared = new PreparedNames()

function connectionOn(client: PoolClient, inTx: boolean): DatabaseConnection {
  return {
    async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
      const name = prepared.nameOf(compiled.sql)
      const statement = { text: compiled.sql, ...(name !== undefined && { name }) }
      const result = await askOn(client, statement, compiled.parameters, inTx)
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount) }
    },
    streamQuery() {
      throw new Error('Rows are not streamed: page by key instead')
    },
  }
}

// kysely wants a dialect beside its executor; this one never opens a connection of its own.
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('Queries run on our own pool')) })
const driver = dialect.createDriver()

/**
 * Questions on connections that `withClient` provides.
 * @param inTx they all belong to one transaction
 */
export function queriesOn(withClient: WithClient, inTx = false): Queries {
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: consumer => withClient(client => consumer(connectionOn(client, inTx))),
  })
  const kysely = new Kysely<object>({ config: { dialect }, dialect, driver, executor })
  return {
    withTables: <T>() => kysely as unknown as Kysely<T>,
    getExecutor: () => executor,
    query: async <Row>(statement: NamedStatement, values: readonly unknown[]) => {
      const result = await withClient(client => askOn(client, statement, values, inTx))
      return { rows: result.rows as Row[], count: result.rowCount }
    },
  }
}
