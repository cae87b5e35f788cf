import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Log } from '../../log.ts'
import { observing } from '../../observe/index.ts'
import { faultKind } from '../faults.ts'
import type { NamedStatement, Queries } from './queries.ts'
import { sendStatement } from './statement-pipeline.ts'

/** A streaming replica that takes reads off the primary. */
export interface Replica {
  readonly pool: Pool
  /** Runs work whose reads may be answered by the replica. */
  allow<R>(work: () => Promise<R>): Promise<R>
  /** Whether the running work allows it. */
  isAllowed(): boolean
  /**
   * Runs `onReplica` when the replica has everything that was committed when this was called, otherwise `onPrimary`, and also
   * when the replica fails meanwhile. An acknowledged change is therefore in every later read, at any server.
   */
  run<R>(onReplica: () => Promise<R>, onPrimary: () => Promise<R>): Promise<R>
}

/** The end of the log that is on the primary's disk, as a number: what was acknowledged lies before it. */
const FLUSHED = {
  name: 'replica_flushed',
  text: "select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position",
  shared: true,
}
/** The end of the log that the replica has replayed; null on a server that is no replica. */
const REPLAYED = {
  name: 'replica_replayed',
  text: `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`,
  shared: true,
}
/** A read waits so long (ms) for the replica to catch up. */
const MAX_LAG_MS = 40
const POLL_MS = 4
/** After it was behind or failed, reads go to the primary for so long (ms) without trying it. */
const PAUSE_MS = 1000

interface Deps {
  readonly pool: Pool
  /** Reads of the primary. */
  readonly primary: Pick<Queries, 'query'>
  readonly log: Log
}

const allowed = new AsyncLocalStorage<true>()

/** How far the replica is, compared with the primary. */
class Progress {
  readonly #deps: Deps
  #pausedUntil = 0
  #isUsed = true
  /** Where it was when it was last asked. */
  #replayed = 0

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Whether the replica answers and has replayed the log up to what is on the primary's disk now. */
  async isUsable(): Promise<boolean> {
    if (performance.now() < this.#pausedUntil) return false
    try {
      const isCurrent = await this.#catchesUp()
      if (!isCurrent) this.pause('it is behind')
      else if (!this.#isUsed) this.#deps.log.info('The replica is used again')
      this.#isUsed = isCurrent
      return isCurrent
    } catch (error) {
      this.pause('it does not answer', error)
      return false
    }
  }

  /** Leaves the replica alone for a second. */
  pause(reason: string, error?: unknown): void {
    this.#pausedUntil = performance.now() + PAUSE_MS
    this.#replayed = 0
    if (this.#isUsed) this.#deps.log.warn('The replica is not used for now', { reason, error })
    this.#isUsed = false
  }

  async #catchesUp(): Promise<boolean> {
    const { rows } = await this.#deps.primary.query<{ position: number }>(FLUSHED, [])
    const needed = rows[0]?.position ?? Number.POSITIVE_INFINITY
    const until = performance.now() + MAX_LAG_MS
    while (this.#replayed < needed) {
      this.#replayed = await this.#askReplayed()
      if (this.#replayed >= needed) break
      if (performance.now() > until) return false
      await wait(POLL_MS)
    }
    return true
  }

  async #askReplayed(): Promise<number> {
    const [row] = await onPool<{ position: number | null }>(this.#deps.pool, REPLAYED)
    const position = row?.position ?? undefined
    if (position === undefined) throw new Error('REPLICA_URL names a server that is no replica')
    return position
  }
}

/** The use of a replica: every read checks how far it is, so that no read is older than the primary's would be. */
export function createReplica(deps: Deps): Replica {
  const progress = new Progress(deps)
  return {
    pool: deps.pool,
    allow: work => allowed.run(true, work),
    isAllowed: () => allowed.getStore() === true,
    async run(onReplica, onPrimary) {
      const usable = await progress.isUsable()
      observing.meter?.cache('replica', usable)
      if (!usable) return onPrimary()
      try {
        return await onReplica()
      } catch (error) {
        // Its own fault is answered by the primary, and so is a replica that cancels a read to go on replaying.
        if (faultKind(error) === 'other') throw error
        progress.pause('a read failed', error)
        return onPrimary()
      }
    },
  }
}

async function onPool<Row>(pool: Pool, statement: NamedStatement): Promise<Row[]> {
  const client = await pool.connect()
  let broken = true
  try {
    const { rows } = await sendStatement(client, statement, [])
    broken = false
    return rows as Row[]
  } finally {
    client.release(broken)
  }
}
