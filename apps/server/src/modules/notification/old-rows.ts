import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'

/** Messages that went long ago, or never will: whom they went to is nobody's business any more. */
export const oldMessages: RetentionJob = retentionJob({
  table: 'outbox_message',
  key: 'outbox_message_id',
  old: 'created_at < $2',
  retentionDays: 30,
})
