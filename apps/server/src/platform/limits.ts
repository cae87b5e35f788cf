import type { Clock } from './clock.ts'
import type { Database } from './db/index.ts'

/** So many times in a window, counted under a key. */
export interface Limit {
  key: string
  most: number
  windowSeconds: number
}

export interface Limits {
  /** Counts one use against every limit. Answers whether all of them had room; what is counted stays counted. */
  take(corporationId: number, limits: readonly Limit[]): Promise<boolean>
}

const COUNT = {
  name: 'rate_limit_take',
  text: `insert into rate_limit (corporation_id, key, window_start, used) values ($1, $2, $3, 1)
    on conflict (corporation_id, key, window_start) do update set used = rate_limit.used + 1
    returning used`,
}

/** Counters in the database: they hold across processes and restarts. U1, R2 */
export function createLimits(db: Database, clock: Clock): Limits {
  return {
    async take(corporationId, limits) {
      const now = clock()
      const sorted = limits.toSorted((a, b) => a.key.localeCompare(b.key))
      return db.inTx(async tx => {
        let room = true
        for (const { key, most, windowSeconds } of sorted) {
          const start = new Date(Math.floor(now / (windowSeconds * 1000)) * windowSeconds * 1000)
          const { rows } = await tx.query<{ used: number }>(COUNT, [corporationId, key, start])
          if ((rows[0]?.used ?? 0) > most) room = false
        }
        return room
      })
    },
  }
}
