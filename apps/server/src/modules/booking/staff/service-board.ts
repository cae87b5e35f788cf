import type { staffBookingCalls as calls } from '@comanda/contract/booking'
import { refuse } from '@comanda/contract/core'
import { type BookedStay, bookableTables, type BookingState, serviceLoads } from '@comanda/domain/booking'
import { addDays, instantOf, localTime, type ShopConfig, type TableInfo } from '@comanda/domain/store'
import type { Handler } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import type { BookingRow, BookingTables } from '../tables.ts'

/** States in which a booking counts for a service: it comes, sits, or was there. */
const counted: readonly BookingState[] = ['awaitingDeposit', 'booked', 'seated', 'completed']

type Counted = Pick<BookingRow, 'state' | 'starts_at' | 'ends_at' | 'party_size' | 'table_ids'>

const stayOf = (row: Counted): BookedStay => ({
  start: row.starts_at.getTime(),
  end: row.ends_at.getTime(),
  partySize: row.party_size,
  tableIds: row.table_ids,
})

/** The services of a day on the wire; none if the store takes no bookings. BOOK-5 */
export function servicesOn(date: string, shop: ShopConfig, tables: readonly TableInfo[], rows: readonly Counted[]) {
  const rules = shop.booking
  if (!rules) return []
  const { holidays, timeZone } = shop
  const book = { rules, hours: shop.hours[1100] ?? [], holidays, timeZone }
  const stays = rows.filter(({ state }) => counted.includes(state)).map(stayOf)
  return serviceLoads(date, book, bookableTables(rules, tables), stays).map(({ start, end, ...load }) => ({
    from: new Date(start).toISOString(),
    until: new Date(end).toISOString(),
    ...load,
  }))
}

const HOUR = 3_600_000

/** Guests and free seats of every service of some days. BOOK-5 */
export const bookingDays =
  (deps: Deps): Handler<typeof calls.bookingDays> =>
  async (caller, { from, days }) => {
    const { corporationId, shopId } = caller.shop
    const shop = await deps.shopOf(corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    const dates = Array.from({ length: days }, (_, at) => addDays(from, at))
    const start = instantOf(from, 0, shop.timeZone)
    const end = instantOf(addDays(from, days), 0, shop.timeZone)
    const rows = await deps.db
      .withTables<BookingTables>()
      .selectFrom('booking')
      .select(['state', 'starts_at', 'ends_at', 'party_size', 'table_ids'])
      .where('corporation_id', '=', corporationId)
      .where('shop_id', '=', shopId)
      .where('starts_at', '>=', new Date(start - 6 * HOUR))
      .where('starts_at', '<', new Date(end + 6 * HOUR))
      .where('state', 'in', counted)
      .execute()
    const tables = await deps.tablesOf(corporationId, shopId)
    const byDate = Map.groupBy(rows, row => localTime(row.starts_at.getTime(), shop.timeZone).date)
    return {
      today: localTime(deps.clock(), shop.timeZone).date,
      days: dates.map(date => {
        const own = byDate.get(date) ?? []
        return {
          date,
          bookings: own.length,
          covers: own.reduce((sum, { party_size }) => sum + party_size, 0),
          services: servicesOn(date, shop, tables, rows),
        }
      }),
    }
  }
