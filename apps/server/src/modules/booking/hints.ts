import type { Tx } from '../../platform/db/index.ts'
import type { Deps } from './deps.ts'
import type { BookingRow } from './tables.ts'

/** Notifies the subscribers of a booking, its guest and the store, after the commit. */
export function announceBooking(tx: Tx, deps: Deps, row: BookingRow): void {
  tx.afterCommit(() => {
    deps.publish(row.corporation_id, `booking:${row.booking_id}`, row.version)
    deps.publish(row.corporation_id, `bookings:${row.shop_id}`, row.changed_at.getTime())
  })
}

/** Notifies everyone on a store's waiting list and the store, because one departure moves all behind. */
export function announceWaiting(tx: Tx, deps: Deps, corporationId: number, shopId: number, at: Date): void {
  tx.afterCommit(() => {
    deps.publish(corporationId, `waiting:${shopId}`, at.getTime())
    deps.publish(corporationId, `bookings:${shopId}`, at.getTime())
  })
}
