import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'

/** Deletes voided passes with their devices. */
export const oldPasses: RetentionJob = retentionJob({
  table: 'wallet_pass',
  key: 'pass_id',
  old: 'voided_at < $2',
  retentionDays: 400,
})
