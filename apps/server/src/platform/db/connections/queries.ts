import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { DefaultQueryExecutor, Kysely, PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import type { PoolClient } from 'pg'
import { PreparedNames } from './prepared-names.ts'
import { keyOf, sendStatement } from './statement-pipeline.ts'

/** A named prepared statement: parsed and planned once per connection. For the most frequent calls. */
export interface NamedStatement {
  /** Unique per text: a name used for two texts is refused. */
  readonly name: string
  readonly text: string
  /** Identical statements waiting to be sent share one result, which callers must not modify. For frequent concurrent reads. */
  readonly shared?: boolean
}

/** The result of a statement: its rows, and how many rows it read or changed. */
export interface Answer<Row> {
  readonly rows: Row[]
  readonly count: number
}

/** Runs statements: on the whole database, or in one transaction. */
export interface Queries {
  /** The query builder for these tables: `db.withTables<OrderTables>().selectFrom('order')`. */
  withTables<T>(): Kysely<T>
  /** Lets kysely's `sql` templates run here: ``sql`...`.execute(tx)``. */
  getExecutor(): DefaultQueryExecutor
  /** Runs a named prepared statement with `$1`, `$2` ... from `values`. */
  query<Row>(statement: NamedStatement, values: readonly unknown[]): Promise<Answer<Row>>
}

/** One transaction on one connection. Statements issued together are sent in one batch and run in order. */
export interface Tx extends Queries {
  /**
   * Sends a statement without waiting for its result; later statements run after it. An error rolls the whole transaction
   * back.
   * @param rows the number of rows it must change, checked before the commit
   */
  send(statement: NamedStatement, values: readonly unknown[], rows?: number): void
  /**
   * Sends a statement together with the commit, without a result. An error rolls the whole transaction back, which then
   * fails with `mapError(error)`.
   */
  sendWithCommit(statement: NamedStatement, values: readonly unknown[], mapError?: (error: unknown) => unknown): void
  /** The same, after every `sendWithCommit`: for statements that lock the most contended rows, to hold them shortest. */
  sendLastWithCommit(
    statement: NamedStatement,
    values: readonly unknown[],
    mapError?: (error: unknown) => unknown,
  ): void
  /**
   * Runs `effect` after this transaction has committed: hints to other processes, caches. It is lost when the process dies
   * in between, so nothing may depend on it.
   */
  afterCommit(effect: () => unknown): void
}

/** Runs one statement, given by its key (see `keyOf`), on a connection. */
export type WithClient = <R>(work: (client: PoolClient) => Promise<R>, key: string) => Promise<R>

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()

const prepared = new PreparedNames()

/** A connection in the query builder's sense; each of its statements borrows a real one. */
function connectionOn(withClient: WithClient, inTx: boolean): DatabaseConnection {
  return {
    async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
      const name = prepared.nameOf(compiled.sql)
      const statement = { text: compiled.sql, ...(name !== undefined && { name }) }
      const result = await withClient(
        client => sendStatement(client, statement, compiled.parameters, inTx),
        keyOf(statement),
      )
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount) }
    },
    streamQuery() {
      throw new Error('Rows are not streamed: page by key instead')
    },
  }
}

// kysely requires a dialect beside its executor; this one never opens a connection.
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('Queries run on our own pool')) })
const driver = dialect.createDriver()

/**
 * Queries on the connections that `withClient` provides.
 * @param inTx all of them belong to one transaction
 */
export function queriesOn(withClient: WithClient, inTx = false): Queries {
  const connection = connectionOn(withClient, inTx)
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: consumer => consumer(connection),
  })
  const kysely = new Kysely<object>({ config: { dialect }, dialect, driver, executor })
  return {
    withTables: <T>() => kysely as unknown as Kysely<T>,
    getExecutor: () => executor,
    query: async <Row>(statement: NamedStatement, values: readonly unknown[]) => {
      const result = await withClient(client => sendStatement(client, statement, values, inTx), keyOf(statement))
      return { rows: result.rows as Row[], count: result.rowCount }
    },
  }
}
