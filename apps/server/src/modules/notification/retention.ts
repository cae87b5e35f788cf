import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'

/** Deletes old messages that were sent or never will be: their recipients are personal data. */
export const oldMessages: RetentionJob = retentionJob({
  table: 'outbox_message',
  key: 'outbox_message_id',
  old: 'created_at < $2',
  retentionDays: 30,
})
