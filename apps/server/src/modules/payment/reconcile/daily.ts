import { createInterval } from '../../../platform/interval.ts'
import type { ProviderName } from '../../../providers/payment/port.ts'
import type { Deps } from '../deps.ts'
import { reconcileDay } from './run.ts'
import type { ReconciliationTables } from './tables.ts'

const INTERVAL_MS = 10 * 60_000
const DAY_MS = 24 * 60 * 60_000
/**
 * How long after midnight UTC a provider may publish its statement, and the interval at which a missing one is
 * requested.
 */
const WRITTEN_AFTER_MS = 60 * 60_000
const AGAIN_AFTER_MS = 60 * 60_000
/** How many days back a missing comparison is made up for. */
const DAYS_BACK = 7

export interface DailyBooks {
  /**
   * Compares every complete day that was not compared and returns how many. Safe to run in several processes at once.
   */
  sweep(): Promise<number>
  start(): void
  stop(): Promise<void>
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Compares each provider's statement with the ledger automatically after the end of its day (UTC). M13 */
export function dailyBooks(deps: Deps): DailyBooks {
  const isDone = async (provider: ProviderName, day: string): Promise<boolean> => {
    const row = await deps.db
      .withTables<ReconciliationTables>()
      .selectFrom('reconciliation')
      .select(['state', 'run_at'])
      .where('provider', '=', provider)
      .where('day', '=', day)
      .limit(1)
      .executeTakeFirst()
    if (!row) return false
    // A comparison made before its day was over is repeated.
    const isWhole = row.run_at.getTime() >= Date.parse(`${day}T00:00:00Z`) + DAY_MS
    if (row.state === 'agrees' || row.state === 'breaks') return isWhole
    return deps.clock() - row.run_at.getTime() < AGAIN_AFTER_MS
  }
  const sweep = async () => {
    let done = 0
    const last = deps.clock() - WRITTEN_AFTER_MS
    for (const provider of ['card', 'wallet'] as const) {
      if (!deps.providers[provider]) continue
      for (let back = DAYS_BACK; back >= 1; back -= 1) {
        const day = dayOf(last - back * DAY_MS)
        if (await isDone(provider, day)) continue
        await reconcileDay(deps, provider, day)
        done += 1
      }
    }
    return done
  }
  const rounds = createInterval(INTERVAL_MS, sweep, error =>
    deps.log.warn('the books could not be compared', { error }),
  )
  return { sweep, start: rounds.start, stop: rounds.stop }
}
