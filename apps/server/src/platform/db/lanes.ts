import type { Pool, PoolClient } from 'pg'
import { faultKind, isConnectionGood } from './faults.ts'
import type { WithClient } from './queries.ts'

/** Connections kept for short questions, each shared by all who ask: what is asked in one turn travels together. */
export interface Lanes {
  /** One question on a lane. Its fault is its own; a lost connection is every question's on that lane. */
  readonly ask: WithClient
  /** Gives the connections back. */
  close(): Promise<void>
}

class Lane {
  readonly #pool: Pool
  #client: Promise<PoolClient> | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async ask<R>(work: (client: PoolClient) => Promise<R>): Promise<R> {
    const taken = this.#client ?? this.#connect()
    const client = await taken
    try {
      return await work(client)
    } catch (error) {
      if (!isConnectionGood(faultKind(error))) this.#leave(taken, client)
      throw error
    }
  }

  #connect(): Promise<PoolClient> {
    const fresh = this.#pool.connect()
    this.#client = fresh
    fresh.catch(() => {
      if (this.#client === fresh) this.#client = undefined
    })
    return fresh
  }

  /** A connection that failed is left by the first who notices. */
  #leave(taken: Promise<PoolClient>, client: PoolClient): void {
    if (this.#client !== taken) return
    this.#client = undefined
    client.release(true)
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined)
    this.#client = undefined
    client?.release()
  }
}

/** Opens that many lanes on a pool; a connection is taken with the first question and kept. */
export function createLanes(pool: Pool, count: number): Lanes {
  const lanes = Array.from({ length: count }, () => new Lane(pool))
  let turn = 0
  let sameTurn = false
  /** One lane for all that is asked in one turn of the event loop: it travels in one packet. */
  const lane = () => {
    if (!sameTurn) {
      sameTurn = true
      turn = (turn + 1) % count
      setImmediate(() => {
        sameTurn = false
      })
    }
    return lanes[turn]
  }
  return {
    ask: work => lane()?.ask(work) ?? Promise.reject(new Error('There is no lane')),
    close: async () => void (await Promise.all(lanes.map(lane => lane.close()))),
  }
}
