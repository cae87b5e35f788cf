import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'

/** Deletes carts of guests and tables that were not changed for a month; an account's cart stays. */
export const idleCarts: RetentionJob = retentionJob({
  table: 'cart',
  key: 'cart_id',
  // The day of the change is indexed and not its time: a change within a day then writes no index.
  old: "updated_day < ($2::timestamptz at time zone 'UTC')::date and owner not like 'c:%'",
  retentionDays: 30,
  nightly: true,
})
