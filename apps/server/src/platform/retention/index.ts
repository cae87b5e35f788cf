import type { Clock } from '../clock.ts'
import type { Database } from '../db/index.ts'
import { type Jobs, once } from '../jobs/index.ts'
import type { Log } from '../log.ts'
import { createInterval, type Interval } from '../interval.ts'
import type { RetentionJob } from './retention-job.ts'

export { type RetentionJob, retentionJob } from './retention-job.ts'
export { platformRetention } from './platform-retention.ts'

interface Deps {
  db: Database
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  clock: Clock
  log: Log
  rules: readonly RetentionJob[]
}

interface RetentionRun {
  corporationId: number
  table: string
}

/** Deletes old rows hourly and nightly, in any one process. */
export interface Retention extends Interval {
  /** Enqueues this hour's retention jobs unless another process has; returns how many. */
  enqueueDue(): Promise<number>
}

const JOB = 'retention'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const INTERVAL_MS = 300_000
/** Rows per statement and statements per run; the rest is left to another run. */
const BATCH = 1000
const MAX_BATCHES = 20
/** The hour (UTC) of nightly jobs. */
const NIGHT_HOUR = 3

const CORPORATIONS = {
  name: 'retention_corporations',
  text: 'select corporation_id from corporation order by corporation_id',
}

const isDue = (rule: RetentionJob, hour: number): boolean => rule.nightly !== true || hour % 24 === NIGHT_HOUR

/** Runs retention as jobs: each hour's jobs are enqueued once by all processes together, and survive a crash. */
export function createRetention({ db, jobs, clock, log, rules }: Deps): Retention {
  const deleteBatch = async (rule: RetentionJob, values: [number, Date, number]): Promise<number> => {
    const { statement, deleted } = rule
    if (!deleted) return (await db.runOne(statement, values)).count
    return db.inTx(async tx => {
      const { rows, count } = await tx.query<never>(statement, values)
      await deleted(tx, values[0], rows)
      return count
    })
  }

  const clear = async ({ corporationId, table: name }: RetentionRun): Promise<void> => {
    const rule = rules.find(candidate => candidate.name === name)
    if (!rule) return
    const before = new Date(clock() - rule.retentionDays * DAY_MS)
    let deleted = 0
    for (let batch = 1; batch <= MAX_BATCHES; batch += 1) {
      const count = await deleteBatch(rule, [corporationId, before, BATCH])
      deleted += count
      if (count === BATCH && batch === MAX_BATCHES)
        await db.inTx(tx => jobs.enqueue(tx, JOB, { corporationId, table: name }))
      if (count < BATCH) break
    }
    if (deleted > 0) log.info('old rows deleted', { corporationId, table: name, deleted })
  }

  const announce = async (): Promise<number> => {
    const hour = Math.floor(clock() / HOUR_MS)
    const due = rules.filter(rule => isDue(rule, hour))
    const { rows } = await db.query<{ corporation_id: number }>(CORPORATIONS, [])
    let added = 0
    for (const { corporation_id: corporationId } of rows)
      added += await db.inTx(async tx => {
        if (!(await once(tx, { corporationId, key: `retention:${hour}`, at: new Date(clock()) }))) return 0
        for (const { name } of due) await jobs.enqueue(tx, JOB, { corporationId, table: name })
        return due.length
      })
    return added
  }

  jobs.work<RetentionRun>(JOB, clear, { concurrency: 1, pollSeconds: 30, retries: 3 })
  return {
    enqueueDue: announce,
    ...createInterval(INTERVAL_MS, announce, error => log.warn('retention jobs could not be enqueued', { error })),
  }
}
