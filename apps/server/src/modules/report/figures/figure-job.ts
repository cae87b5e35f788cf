import { addDays, localTime } from '@comanda/domain/store'
import { createInterval } from '../../../platform/interval.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { Deps } from '../deps.ts'
import { buildDay } from './build-day.ts'

const INTERVAL_MS = 60_000
/** Between two runs of all processes: shorter than the interval of one. */
const PAUSE_MS = 45_000
/** A run of a process that died is taken over after this time. */
const LEASE_MS = 300_000
/** Transactions last shorter: what committed late is still seen by the next run. */
const OVERLAP_MS = 30_000

const BRANDS = { name: 'report_brands', text: 'select corporation_id as "corporationId" from corporation' }

const CLAIM = {
  name: 'report_claim',
  text: `insert into report_progress (corporation_id, seen_until, next_at) values ($1, null, $3)
    on conflict (corporation_id) do update set next_at = excluded.next_at where report_progress.next_at <= $2
    returning seen_until`,
}

const DONE = {
  name: 'report_done',
  text: 'update report_progress set seen_until = $2, next_at = $3 where corporation_id = $1',
}

/** Every day of a store from its first order to today, the newest first. */
export async function daysOf(deps: Deps, shop: ShopAt & { timeZone: string }): Promise<string[]> {
  const first = await deps.firstOrderAt(shop)
  if (!first) return []
  const firstDay = localTime(first.getTime(), shop.timeZone).date
  const days: string[] = []
  for (let day = localTime(deps.clock(), shop.timeZone).date; day >= firstDay; day = addDays(day, -1)) days.push(day)
  return days
}

/** The days of a brand's stores whose figures are to be built: all of them the first time, later those with a change. */
async function daysToBuild(deps: Deps, corporationId: number, since: Date | null) {
  const shops = (await deps.shopsOf(corporationId)).map(({ shopId, timeZone }) => ({ corporationId, shopId, timeZone }))
  if (!since) {
    const all = shops.map(async shop => (await daysOf(deps, shop)).map(day => ({ shop, day })))
    return (await Promise.all(all)).flat().toSorted((a, b) => (a.day < b.day ? 1 : -1))
  }
  const changed = await deps.hoursChanged(corporationId, new Date(since.getTime() - OVERLAP_MS))
  const days = new Map(
    changed.flatMap(({ shopId, at }) => {
      const shop = shops.find(one => one.shopId === shopId)
      if (!shop) return []
      const { date: day } = localTime(at.getTime(), shop.timeZone)
      return [[`${shopId} ${day}`, { shop, day }] as const]
    }),
  )
  return [...days.values()]
}

async function refreshBrand(deps: Deps, corporationId: number): Promise<number> {
  const now = deps.clock()
  const values = [corporationId, new Date(now), new Date(now + LEASE_MS)]
  const { rows } = await deps.db.inTx(tx => tx.query<{ seen_until: Date | null }>(CLAIM, values))
  const [claimed] = rows
  if (!claimed) return 0
  const days = await daysToBuild(deps, corporationId, claimed.seen_until)
  for (const { shop, day } of days) await buildDay(deps, shop, day)
  await deps.db.inTx(async tx => tx.send(DONE, [corporationId, new Date(now), new Date(now + PAUSE_MS)], 1))
  return days.length
}

export interface FigureJob {
  /** Builds the days that changed since the last run; returns how many. Safe to run in several processes at once. */
  sweep(): Promise<number>
  /** Sweeps now and every minute in this process. */
  start(): void
  stop(): Promise<void>
}

/**
 * Keeps the figures of the reports up to date from the histories of orders and payments, so that no order waits for it: a change is
 * in the figures within two minutes. PAY-13
 */
export function figureJob(deps: Deps): FigureJob {
  const sweep = async () => {
    const { rows } = await deps.db.query<{ corporationId: number }>(BRANDS, [])
    let built = 0
    for (const { corporationId } of rows) built += await refreshBrand(deps, corporationId)
    return built
  }
  const late = (error: unknown) => deps.log.warn('the figures of reports are late', { error })
  const rounds = createInterval(INTERVAL_MS, sweep, late)
  let first: Promise<unknown> = Promise.resolve()
  return {
    sweep,
    start() {
      // Figures that wait from before the start are built at once.
      first = sweep().catch(late)
      rounds.start()
    },
    async stop() {
      await first
      await rounds.stop()
    },
  }
}
