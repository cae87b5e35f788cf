import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'

/** Papers of a month ago: names and remarks stand on them, and nobody prints them again. */
export const oldPapers: RetentionJob = retentionJob({
  table: 'print_job',
  key: 'job_id',
  old: 'created_at < $2',
  retentionDays: 30,
})
