import { type Chore, choreOf } from '../../platform/upkeep/index.ts'

/** Quarters of an hour that tables were held for; the bookings themselves stay. */
export const pastQuarters: Chore = choreOf({
  table: 'booking_quarter',
  key: 'shop_id, table_id, quarter',
  old: 'quarter < $2',
  keptDays: 2,
})
