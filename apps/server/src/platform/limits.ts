import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from './clock.ts'
import type { Database } from './db/index.ts'

/** At most `max` uses of a key per window. */
export interface Limit {
  key: string
  max: number
  windowSeconds: number
}

export interface Limits {
  /**
   * Counts one use against every limit and returns whether none is exceeded. A use refused by one limit counts for none, so that
   * a phone above its own limit uses up nothing of the shared limits.
   */
  tryUse(corporationId: number, limits: readonly Limit[]): Promise<boolean>
  /** Whether every limit has room, without counting a use. */
  hasRoom(corporationId: number, limits: readonly Limit[]): Promise<boolean>
  /** Takes back one use counted at `at`, when it turned out to be legitimate. */
  release(corporationId: number, limits: readonly Limit[], at: Date): Promise<void>
}

/** Rolls back the counts of a refused use. */
class Exceeded extends Error {}

const COUNT = {
  name: 'rate_limit_take',
  text: `insert into rate_limit (corporation_id, key, window_start, used) values ($1, $2, $3, 1)
    on conflict (corporation_id, key, window_start) do update set used = rate_limit.used + 1
    returning used`,
}

const GIVE_BACK = {
  name: 'rate_limit_give_back',
  text: `update rate_limit set used = used - 1
    where corporation_id = $1 and key = $2 and window_start = $3 and used > 0`,
}

const USED = {
  name: 'rate_limit_used',
  text: 'select used from rate_limit where corporation_id = $1 and key = $2 and window_start = $3',
}

/** The start of the window that contains `at` (epoch ms). */
const windowOf = ({ windowSeconds }: Limit, at: number): Date =>
  new Date(Math.floor(at / (windowSeconds * 1000)) * windowSeconds * 1000)

/** One lock order for all callers, which prevents deadlocks. */
const sortedByKey = (limits: readonly Limit[]) => limits.toSorted((a, b) => a.key.localeCompare(b.key))

const CODE_WINDOW_S = 600
/** Attempts per window that are not delayed: of one network, and of the whole brand. */
const UNDELAYED = { network: 200, brand: 6000 }
/** The delay of each further attempt. */
const DELAY_MS = 1500

/** The origin of an attempt to redeem a code. */
export interface CodeAttempt {
  corporationId: number
  ip: string
  deviceId: string
  session: { owner: string }
}

/** The limits of attempts at gift card and coupon codes, shared by all calls that take a code. S8, S9 */
const attemptLimits = ({ deviceId, session }: CodeAttempt): Limit[] => [
  { key: `code-owner:${session.owner}`, max: 60, windowSeconds: CODE_WINDOW_S },
  ...(deviceId === '' ? [] : [{ key: `code-device:${deviceId}`, max: 100, windowSeconds: CODE_WINDOW_S }]),
]

/**
 * Whether the caller may try one more code, limited by owner and device. Above the limits of the network and of the brand
 * attempts are delayed and not refused: guessing one of 2^80 codes is hopeless either way, and an attacker must not stop
 * everyone else, in the same restaurant or elsewhere, from redeeming. S8, S9
 */
export async function mayTryCode(
  tryUse: Limits['tryUse'],
  caller: CodeAttempt,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<boolean> {
  if (!(await tryUse(caller.corporationId, attemptLimits(caller)))) return false
  const network = { key: `code-ip:${caller.ip}`, max: UNDELAYED.network, windowSeconds: CODE_WINDOW_S }
  const brand = { key: 'code-all', max: UNDELAYED.brand, windowSeconds: CODE_WINDOW_S }
  if (!(await tryUse(caller.corporationId, [network, brand]))) await pause(DELAY_MS)
  return true
}

/** Rate limits counted in the database, shared by all processes and kept across restarts. U1, R2 */
export function createLimits(db: Database, clock: Clock): Limits {
  return {
    async tryUse(corporationId, limits) {
      const now = clock()
      try {
        await db.inTx(async tx => {
          for (const limit of sortedByKey(limits)) {
            const { rows } = await tx.query<{ used: number }>(COUNT, [corporationId, limit.key, windowOf(limit, now)])
            if ((rows[0]?.used ?? 0) > limit.max) throw new Exceeded()
          }
        })
        return true
      } catch (error) {
        if (error instanceof Exceeded) return false
        throw error
      }
    },
    async hasRoom(corporationId, limits) {
      const now = clock()
      for (const limit of limits) {
        const { rows } = await db.query<{ used: number }>(USED, [corporationId, limit.key, windowOf(limit, now)])
        if ((rows[0]?.used ?? 0) >= limit.max) return false
      }
      return true
    },
    async release(corporationId, limits, at) {
      await db.inTx(async tx => {
        for (const limit of sortedByKey(limits))
          await tx.query(GIVE_BACK, [corporationId, limit.key, windowOf(limit, at.getTime())])
      })
    },
  }
}
