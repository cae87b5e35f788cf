import type { Pool, PoolClient } from 'pg'
import { faultKind, isConnectionGood } from '../faults.ts'
import { type ReadLimits, SLOW_MS } from './read-limits.ts'
import { runningOn } from './statement-pipeline.ts'

/** Connections that all short reads share, so that statements of one event-loop turn are sent in one batch. */
export interface SharedConnections {
  /**
   * Runs one read. Its error is its own; a lost connection fails every read on that connection. Undefined when all connections
   * wait for slow statements: the caller uses another connection.
   */
  readonly run: <R>(work: (client: PoolClient) => Promise<R>) => Promise<R> | undefined
  /** Returns the connections to the pool. */
  close(): Promise<void>
}

class SharedConnection {
  readonly #pool: Pool
  #client: Promise<PoolClient> | undefined
  #open: PoolClient | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async run<R>(work: (client: PoolClient) => Promise<R>): Promise<R> {
    const connection = this.#client ?? this.#connect()
    const client = await connection
    this.#open = client
    try {
      return await work(client)
    } catch (error) {
      if (!isConnectionGood(faultKind(error))) this.#discard(connection, client)
      throw error
    }
  }

  /** The statement that has occupied the connection for too long; undefined when reads move on. */
  get slowStatement(): string | undefined {
    const running = this.#open && runningOn(this.#open)
    return running && running.ms > SLOW_MS ? running.key : undefined
  }

  #connect(): Promise<PoolClient> {
    const connection = this.#pool.connect()
    this.#client = connection
    connection.catch(() => {
      if (this.#client === connection) this.#client = undefined
    })
    return connection
  }

  /** Releases a failed connection once, however many reads notice the failure. */
  #discard(connection: Promise<PoolClient>, client: PoolClient): void {
    if (this.#client !== connection) return
    this.#client = undefined
    this.#open = undefined
    client.release(true)
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined)
    this.#client = undefined
    client?.release()
  }
}

/**
 * Shares `count` connections of a pool; each is opened with its first read and stays open. A connection that waits for a slow
 * statement gets no further reads, and the statement is marked slow in `limits`.
 */
export function createSharedConnections(pool: Pool, count: number, limits: ReadLimits): SharedConnections {
  const connections = Array.from({ length: count }, () => new SharedConnection(pool))
  let current = 0
  let sameTurn = false
  /** One connection for all reads of an event-loop turn, so that they are sent in one batch. */
  const connectionOfTurn = () => {
    if (!sameTurn) {
      sameTurn = true
      current = (current + 1) % count
      setImmediate(() => {
        sameTurn = false
      })
    }
    return connections[current]
  }
  /** The connection of the turn, or the next one that is not blocked. */
  const movingConnection = () => {
    const first = connectionOfTurn()
    for (let step = 0; step < count; step += 1) {
      const connection = step === 0 ? first : connections[(current + step) % count]
      const slow = connection?.slowStatement
      if (slow === undefined) return connection
      limits.markSlow(slow)
    }
    return undefined
  }
  return {
    run: work => movingConnection()?.run(work),
    close: async () => void (await Promise.all(connections.map(connection => connection.close()))),
  }
}
