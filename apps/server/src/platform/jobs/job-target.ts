import { PgBoss } from 'pg-boss'
import { createPool } from '../db/index.ts'
import { bossOptions, type JobsDeps, QUEUE_RULES } from './pg-boss-jobs.ts'

/** A job that was not done in another database. */
export interface CarriedJob {
  id: string
  name: string
  data: object
  startAfter: Date
  singletonKey: string | undefined
}

/** The queue of another database, to carry jobs over. */
export interface JobTarget {
  /** Adds a job; one of the same id is not added again. */
  add(job: CarriedJob): Promise<void>
  close(): Promise<void>
}

/** Opens the queue of a database, and makes it where no server ran yet. */
export async function openJobTarget({ reach, log }: JobsDeps): Promise<JobTarget> {
  const pool = createPool(reach, { max: 2, statementTimeout: 30_000 })
  const boss = new PgBoss({ ...bossOptions(pool), supervise: false })
  boss.on('error', error => log.warn('The job queue reported an error', { error }))
  await boss.start()
  const known = new Set((await boss.getQueues()).map(queue => queue.name))
  return {
    async add({ id, name, data, startAfter, singletonKey }) {
      if (!known.has(name)) await boss.createQueue(name, { ...QUEUE_RULES, retryLimit: 20 })
      known.add(name)
      await boss.send(name, data, { id, startAfter, ...(singletonKey !== undefined && { singletonKey }) })
    },
    async close() {
      await boss.stop({ graceful: false, close: false })
      await pool.end()
    },
  }
}
