import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'

/** Deletes carts of guests and tables that were not changed for a month; an account's cart stays. */
export const idleCarts: RetentionJob = retentionJob({
  table: 'cart',
  key: 'cart_id',
  old: "updated_at < $2 and owner not like 'c:%'",
  retentionDays: 30,
  nightly: true,
})
