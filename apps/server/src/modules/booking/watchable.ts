import { servedShop, type Guest } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Watchable } from '../../platform/push/index.ts'
import type { Deps } from './deps.ts'
import { ownBooking } from './queries.ts'

const BOOKINGS = {
  name: 'booking_versions',
  text: 'select booking_id, version from booking where corporation_id = $1 and booking_id = any($2::uuid[])',
}
const LISTS = {
  name: 'waiting_changes',
  text: `select shop_id, max(changed_at) as at from waiting_party
    where corporation_id = $1 and shop_id = any($2::bigint[]) and changed_at > $3 group by shop_id`,
}
const STORES = {
  name: 'booking_changes',
  text: `select shop_id, max(at) as at from (
      select shop_id, max(changed_at) as at from booking
      where corporation_id = $1 and shop_id = any($2::bigint[]) and changed_at > $3 group by shop_id
      union all
      select shop_id, max(changed_at) as at from waiting_party
      where corporation_id = $1 and shop_id = any($2::bigint[]) and changed_at > $3 group by shop_id
    ) as changes group by shop_id`,
}

/** How old a change can be that a permanently connected screen has missed, in milliseconds. */
const MISSED_MS = 3_600_000

/** `booking:<id>`: its own guest. */
const ownBookings = ({ db }: Deps): Watchable => ({
  async mayWatch(caller, id) {
    const person = { corporationId: caller.corporationId, owner: caller.session.owner }
    return isUuid(id) && (await ownBooking(db, person, id)) !== undefined
  },
  async versionsOf(corporationId, ids) {
    const { rows } = await db.query<{ booking_id: string; version: number }>(BOOKINGS, [corporationId, ids])
    return new Map(rows.map(row => [row.booking_id, row.version]))
  },
})

const byStore = (
  { db, clock }: Deps,
  statement: { name: string; text: string },
  mayWatch: (caller: Guest, shopId: number) => boolean,
): Watchable => ({
  mayWatch: async (caller, id) => mayWatch(caller, Number(id)),
  async versionsOf(corporationId, ids) {
    const shopIds = ids.map(Number).filter(Number.isSafeInteger)
    const values = [corporationId, shopIds, new Date(clock() - MISSED_MS)]
    const { rows } = await db.query<{ shop_id: number; at: Date }>(statement, values)
    return new Map(rows.map(row => [String(row.shop_id), row.at.getTime()]))
  },
})

/**
 * Subscriptions of bookings: one's own, a store's waiting list (only that it moved), and all of a store for its staff.
 */
export const watchables = (deps: Deps) => ({
  booking: ownBookings(deps),
  waiting: byStore(deps, LISTS, () => true),
  bookings: byStore(deps, STORES, (caller, shopId) => servedShop(caller, shopId) !== undefined),
})
