import type { Clock } from '../clock.ts'
import type { Database } from '../db/index.ts'
import { type Jobs, once } from '../jobs/index.ts'
import type { Log } from '../log.ts'
import { createRounds, type Rounds } from '../rounds.ts'
import type { Chore } from './chore.ts'

export { type Chore, choreOf } from './chore.ts'
export { platformRows } from './own-rows.ts'

interface Deps {
  db: Database
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  clock: Clock
  log: Log
  chores: readonly Chore[]
}

interface UpkeepJob {
  corporationId: number
  chore: string
}

/** Old rows are taken away by the hour and by night, by whichever process comes first. */
export interface Upkeep extends Rounds {
  /** Adds this hour's chores to the jobs where no process has yet; how many. */
  announce(): Promise<number>
}

const JOB = 'upkeep'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const EVERY_MS = 300_000
/** Rows of one statement, and statements of one job; what is left is the next job's. */
const BATCH = 1000
const BATCHES = 20
/** The hour (UTC) of what is done once a night. */
const NIGHT = 3

const BRANDS = { name: 'upkeep_brands', text: 'select corporation_id from corporation order by corporation_id' }

const isDue = (chore: Chore, hour: number): boolean => chore.nightly !== true || hour % 24 === NIGHT

/** Chores as jobs: an hour's are announced once, however many processes there are, and none is lost with its process. */
export function createUpkeep({ db, jobs, clock, log, chores }: Deps): Upkeep {
  const clear = async ({ corporationId, chore: name }: UpkeepJob): Promise<void> => {
    const chore = chores.find(one => one.name === name)
    if (!chore) return
    const before = new Date(clock() - chore.keptDays * DAY_MS)
    let gone = 0
    for (let batch = 1; batch <= BATCHES; batch += 1) {
      const { count } = await db.runOne(chore.statement, [corporationId, before, BATCH])
      gone += count
      if (count === BATCH && batch === BATCHES)
        await db.inTx(tx => jobs.enqueue(tx, JOB, { corporationId, chore: name }))
      if (count < BATCH) break
    }
    if (gone > 0) log.info('old rows are gone', { corporationId, table: name, gone })
  }

  const announce = async (): Promise<number> => {
    const hour = Math.floor(clock() / HOUR_MS)
    const due = chores.filter(chore => isDue(chore, hour))
    const { rows } = await db.query<{ corporation_id: number }>(BRANDS, [])
    let added = 0
    for (const { corporation_id: corporationId } of rows)
      added += await db.inTx(async tx => {
        if (!(await once(tx, { corporationId, key: `upkeep:${hour}`, at: new Date(clock()) }))) return 0
        for (const { name } of due) await jobs.enqueue(tx, JOB, { corporationId, chore: name })
        return due.length
      })
    return added
  }

  jobs.work<UpkeepJob>(JOB, clear, { atOnce: 1, pollSeconds: 30, retries: 3 })
  return { announce, ...createRounds(EVERY_MS, announce, error => log.warn('the upkeep could not begin', { error })) }
}
