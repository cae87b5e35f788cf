import type { Client } from 'pg'
import type { JobTarget } from '../jobs/index.ts'

const JOBS = `select id, name, data, start_after, singleton_key from jobs.job
  where state in ('created', 'retry', 'active') and (data ->> 'corporationId') = $1`

interface JobRow {
  id: string
  name: string
  data: object
  start_after: Date
  singleton_key: string | null
}

/**
 * Moves the jobs of a brand that are not done. One that was being worked on runs once more: every effect of a job is guarded by a key,
 * which was moved with the rows.
 */
export async function moveJobs(source: Client, target: Pick<JobTarget, 'add'>, brand: number): Promise<number> {
  const { rows: queue } = await source.query("select 1 where to_regclass('jobs.job') is not null")
  if (queue.length === 0) return 0
  const { rows } = await source.query<JobRow>(JOBS, [String(brand)])
  for (const { id, name, data, start_after: startAfter, singleton_key: key } of rows)
    await target.add({ id, name, data, startAfter, singletonKey: key ?? undefined })
  await source.query('delete from jobs.job where id = any($1)', [rows.map(({ id }) => id)])
  return rows.length
}
