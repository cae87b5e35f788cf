import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'

/** Deletes print jobs older than a month: they contain names and remarks, and are never printed again. */
export const oldPapers: RetentionJob = retentionJob({
  table: 'print_job',
  key: 'job_id',
  old: 'created_at < $2',
  retentionDays: 30,
})
