import type { Pool, PoolClient } from 'pg'
import { faultKind, isConnectionGood } from './faults.ts'
import type { WithClient } from './queries.ts'

/** Connections that all short reads share, so that statements of one event-loop turn are sent in one batch. */
export interface SharedConnections {
  /** Runs one read. Its error is its own; a lost connection fails every read on that connection. */
  readonly run: WithClient
  /** Returns the connections to the pool. */
  close(): Promise<void>
}

class SharedConnection {
  readonly #pool: Pool
  #client: Promise<PoolClient> | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async run<R>(work: (client: PoolClient) => Promise<R>): Promise<R> {
    const connection = this.#client ?? this.#connect()
    const client = await connection
    try {
      return await work(client)
    } catch (error) {
      if (!isConnectionGood(faultKind(error))) this.#discard(connection, client)
      throw error
    }
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
    client.release(true)
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined)
    this.#client = undefined
    client?.release()
  }
}

/** Shares `count` connections of a pool; each is opened with its first read and stays open. */
export function createSharedConnections(pool: Pool, count: number): SharedConnections {
  const connections = Array.from({ length: count }, () => new SharedConnection(pool))
  let current = 0
  let sameTurn = false
  /** The same connection for every read of one event-loop turn: they are sent in one batch. */
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
  return {
    run: work => connectionOfTurn()?.run(work) ?? Promise.reject(new Error('There is no shared connection')),
    close: async () => void (await Promise.all(connections.map(connection => connection.close()))),
  }
}
