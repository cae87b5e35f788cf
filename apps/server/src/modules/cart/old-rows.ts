import { type RetentionJob, retentionJob } from '../../platform/retention/index.ts'

/** Carts of guests and of tables that nobody touched for a month; a customer's cart stays. */
export const idleCarts: RetentionJob = retentionJob({
  table: 'cart',
  key: 'cart_id',
  old: "updated_at < $2 and owner not like 'c:%'",
  retentionDays: 30,
  nightly: true,
})
