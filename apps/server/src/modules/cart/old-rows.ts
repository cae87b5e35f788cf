import { type Chore, choreOf } from '../../platform/upkeep/index.ts'

/** Carts of guests and of tables that nobody touched for a month; a customer's cart stays. */
export const idleCarts: Chore = choreOf({
  table: 'cart',
  key: 'cart_id',
  old: "updated_at < $2 and owner not like 'c:%'",
  keptDays: 30,
  nightly: true,
})
