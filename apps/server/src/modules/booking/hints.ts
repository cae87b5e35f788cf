import type { Tx } from '../../platform/db/index.ts'
import type { Needs } from './needs.ts'
import type { BookingRow } from './tables.ts'

/** Tells who watches a booking: its guest and the store, once it is committed. */
export function announceBooking(tx: Tx, needs: Needs, row: BookingRow): void {
  tx.afterCommit(() => {
    needs.publish(row.corporation_id, `booking:${row.booking_id}`, row.version)
    needs.publish(row.corporation_id, `bookings:${row.shop_id}`, row.changed_at.getTime())
  })
}

/** Tells everybody on a store's waiting list and the store: one who leaves moves all behind. */
export function announceWaiting(tx: Tx, needs: Needs, corporationId: number, shopId: number, at: Date): void {
  tx.afterCommit(() => {
    needs.publish(corporationId, `waiting:${shopId}`, at.getTime())
    needs.publish(corporationId, `bookings:${shopId}`, at.getTime())
  })
}
