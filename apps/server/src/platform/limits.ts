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

const CODE_WINDOW_S = 600

/**
 * Tries of codes that open something (gift cards, coupons), counted together whichever call they come by: by person, by address and in
 * all. A guess among 2^80 codes has no chance in them. S8, S9
 */
export const codeTries = (who: { ip: string; session: { owner: string } }): readonly Limit[] => [
  { key: `code-owner:${who.session.owner}`, most: 60, windowSeconds: CODE_WINDOW_S },
  { key: `code-ip:${who.ip}`, most: 200, windowSeconds: CODE_WINDOW_S },
  { key: 'code-all', most: 6000, windowSeconds: CODE_WINDOW_S },
]

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
