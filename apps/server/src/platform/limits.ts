import { setTimeout as sleep } from 'node:timers/promises'
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
  /** Whether all of them have room, without counting a use. */
  hasRoom(corporationId: number, limits: readonly Limit[]): Promise<boolean>
  /** Takes back one use that was counted at `at`: what turned out to be in order does not crowd out the next. */
  giveBack(corporationId: number, limits: readonly Limit[], at: Date): Promise<void>
}

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

/** When the window began that this moment is in. */
const windowOf = ({ windowSeconds }: Limit, at: number): Date =>
  new Date(Math.floor(at / (windowSeconds * 1000)) * windowSeconds * 1000)

/** In one order, whoever counts: two who wait for each other would wait for ever. */
const inOrder = (limits: readonly Limit[]) => limits.toSorted((a, b) => a.key.localeCompare(b.key))

const CODE_WINDOW_S = 600
/** How many tries the whole brand has at full speed in that time. */
const BRAND_TRIES = 6000
/** How long each try beyond them takes. */
const SLOW_MS = 1500

/** Who tries a code. */
export interface CodeTrier {
  corporationId: number
  ip: string
  deviceId: string
  session: { owner: string }
}

/** Tries of codes that open something (gift cards, coupons), counted together whichever call they come by. S8, S9 */
const ownTries = ({ ip, deviceId, session }: CodeTrier): Limit[] => [
  { key: `code-owner:${session.owner}`, most: 60, windowSeconds: CODE_WINDOW_S },
  { key: `code-ip:${ip}`, most: 200, windowSeconds: CODE_WINDOW_S },
  ...(deviceId === '' ? [] : [{ key: `code-device:${deviceId}`, most: 100, windowSeconds: CODE_WINDOW_S }]),
]

/**
 * Whether somebody may try one more code: by person, device and address. What they are refused does not count for the brand; and
 * where the whole brand is tried beyond measure nobody is refused, every try is slowed: a guess among 2^80 codes has no chance
 * either way, and one attacker must not keep everybody from redeeming. S8, S9
 */
export async function mayTryCode(
  take: Limits['take'],
  caller: CodeTrier,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<boolean> {
  if (!(await take(caller.corporationId, ownTries(caller)))) return false
  const brand = { key: 'code-all', most: BRAND_TRIES, windowSeconds: CODE_WINDOW_S }
  if (!(await take(caller.corporationId, [brand]))) await pause(SLOW_MS)
  return true
}

/** Counters in the database: they hold across processes and restarts. U1, R2 */
export function createLimits(db: Database, clock: Clock): Limits {
  return {
    async take(corporationId, limits) {
      const now = clock()
      return db.inTx(async tx => {
        let room = true
        for (const limit of inOrder(limits)) {
          const { rows } = await tx.query<{ used: number }>(COUNT, [corporationId, limit.key, windowOf(limit, now)])
          if ((rows[0]?.used ?? 0) > limit.most) room = false
        }
        return room
      })
    },
    async hasRoom(corporationId, limits) {
      const now = clock()
      for (const limit of limits) {
        const { rows } = await db.query<{ used: number }>(USED, [corporationId, limit.key, windowOf(limit, now)])
        if ((rows[0]?.used ?? 0) >= limit.most) return false
      }
      return true
    },
    async giveBack(corporationId, limits, at) {
      await db.inTx(async tx => {
        for (const limit of inOrder(limits))
          await tx.query(GIVE_BACK, [corporationId, limit.key, windowOf(limit, at.getTime())])
      })
    },
  }
}
