import { durationOf, heldUntil } from '@comanda/domain/booking'
import { addDays, instantOf, localTime, type ShopConfig, type TableInfo } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { readableId, uuidv7 } from '../../platform/ids.ts'
import { recordChange } from './history.ts'
import { insertBooking, neverSeated, noDeposit } from './queries.ts'
import { type BookingRow, staffOwner } from './tables.ts'
import { takeQuarters } from './take-table.ts'

interface BookingSeed {
  corporationId: number
  shop: ShopConfig
  tables: readonly TableInfo[]
  /** The person who took the bookings. */
  staffName: string
  now: Date
}

const DAYS = 14
const names = [
  ['Mia', 'Wong'],
  ['Noah', 'Becker'],
  ['Sofia', 'Rossi'],
  ['Yusuf', 'Haddad'],
  ['Emma', 'Clarke'],
  ['Kenji', 'Mori'],
  ['Lucía', 'Ortega'],
  ['Priya', 'Nair'],
  ['Leila', 'Saleh'],
  ['Jonas', 'Weber'],
  ['Chloe', 'Martin'],
] as const
const wishes = ['', '', 'A quiet corner, please', '', 'We bring a cake']

/** The phone number of a guest who called the store: the store's own (E.164) with other last digits. */
const phoneOf = ({ phone }: ShopConfig, count: number): string =>
  `${phone.slice(0, -2)}${String((count * 7) % 100).padStart(2, '0')}`

/** The guest of a booking, and what it has in common with all others. */
function partyOf(shop: ShopConfig, count: number) {
  const [firstName, lastName] = names[count % names.length] ?? names[0]
  const source = count % 3 === 0 ? ('web' as const) : ('phone' as const)
  return {
    state: 'booked' as const,
    version: 1,
    wished_area_id: '',
    contact: { firstName, lastName, phoneNumber: phoneOf(shop, count), isoCode: shop.address.countryCode, email: '' },
    wishes: wishes[count % wishes.length] ?? '',
    source,
    details: {},
    late_minutes: 0,
    reason: '',
    walk_in: false,
    ended_at: null,
    ...neverSeated,
    ...noDeposit,
  }
}

/** Minutes of a store's day at which parties of the demo come: lunch, early and late dinner. */
const TIMES = [12 * 60 + 30, 18 * 60 + 30, 20 * 60 + 30]

/**
 * Bookings of the demo for today and the next two weeks, in the store's time; more on some days than on others. Stores without booking
 * rules have none. Times that are over stay out.
 */
export async function seedBookings(
  tx: Tx,
  { corporationId, shop, tables, staffName, now }: BookingSeed,
): Promise<void> {
  const rules = shop.booking
  if (!rules) return
  const today = localTime(now.getTime(), shop.timeZone).date
  const areaOf = ({ tableName }: TableInfo) => rules.areas.find(area => area.tableNames.includes(tableName))
  const free = tables.filter(table => areaOf(table) !== undefined && table.seats > 1)
  const starts = Array.from({ length: DAYS }, (_, day) =>
    TIMES.map(minute => instantOf(addDays(today, day), minute, shop.timeZone)),
  ).flat()
  for (const [turn, start] of starts.entries()) {
    for (const [at, table] of start > now.getTime() ? free.entries() : []) {
      const count = turn * 5 + at * 3
      if (count % 4 === 1 || count % 5 === 2) continue
      const key = { corporation_id: corporationId, booking_id: uuidv7(() => now.getTime()), shop_id: shop.shopId }
      const partySize = Math.max(2, table.seats - (count % 3))
      const stay = { start, end: start + durationOf(rules, partySize) }
      const place = { corporationId, shopId: shop.shopId, bookingId: key.booking_id }
      if (!(await takeQuarters(tx, place, [table.tableId], stay))) continue
      const row: BookingRow = {
        ...key,
        ...partyOf(shop, count),
        owner: staffOwner(key.booking_id),
        booking_no: readableId(6),
        party_size: partySize,
        starts_at: new Date(stay.start),
        ends_at: new Date(stay.end),
        table_ids: [table.tableId],
        area_id: areaOf(table)?.areaId ?? '',
        language: shop.languages[0] ?? 'en_US',
        watch_at: new Date(heldUntil(stay.start, rules)),
        created_at: now,
        changed_at: now,
      }
      await insertBooking(tx, row)
      await recordChange(tx, { after: row }, { kind: 'staff', name: staffName })
    }
  }
}
