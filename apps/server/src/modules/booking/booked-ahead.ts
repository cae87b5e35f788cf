import type { Queries } from '../../platform/db/index.ts'

const AHEAD = {
  name: 'booking_ahead',
  text: `select 1 from booking_quarter
    where corporation_id = $1 and shop_id = $2 and table_id = $3 and quarter > $4 limit 1`,
}

/** Whether a table has bookings from now on. */
export async function bookedAhead(
  db: Queries,
  { corporationId, shopId, tableId }: { corporationId: number; shopId: number; tableId: string },
  now: number,
): Promise<boolean> {
  const { count } = await db.query(AHEAD, [corporationId, shopId, tableId, new Date(now)])
  return count > 0
}
