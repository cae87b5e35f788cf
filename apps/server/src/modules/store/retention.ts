import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'

/** Deletes slots of days that have ended in every time zone. */
export const pastSlots: RetentionJob = retentionJob({
  table: 'slot_use',
  key: 'shop_id, biz_type, slot_start',
  old: 'slot_start < $2',
  retentionDays: 2,
})
