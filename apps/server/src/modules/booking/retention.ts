import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'

/** Deletes past quarter hours of tables; the bookings themselves stay. */
export const pastQuarters: RetentionJob = retentionJob({
  table: 'booking_quarter',
  key: 'shop_id, table_id, quarter',
  old: 'quarter < $2',
  retentionDays: 2,
})
