import type { Queries } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'

const OPEN = {
  name: 'bookings_open_at',
  text: `select count(*)::int as bookings from booking where corporation_id = $1 and shop_id = $2 and ended_at is null`,
}

/** How many bookings of a store have not ended. */
export async function openBookings(db: Queries, { corporationId, shopId }: ShopAt): Promise<number> {
  const { rows } = await db.query<{ bookings: number }>(OPEN, [corporationId, shopId])
  return rows[0]?.bookings ?? 0
}
