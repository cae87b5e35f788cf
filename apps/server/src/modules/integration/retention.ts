import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'

/** Deletes what was sent to other systems more than a month ago. */
export const oldDeliveries: RetentionJob = retentionJob({
  table: 'webhook_delivery',
  key: 'delivery_id',
  old: 'created_at < $2',
  retentionDays: 30,
})
