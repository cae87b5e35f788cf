import type { PassFacts } from '@comanda/domain/pass'
import type { Queries } from '../../platform/db/index.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Deps } from './deps.ts'
import { ownBooking, type Person } from './queries.ts'

const COLOR = '#1f2937'

/** The content of a booking's pass, for its own guest. Voided once the booking is in the past. CARD-9, BOOK-1 */
export async function bookingPassFacts(
  { shopNow, addressLinesOf }: Pick<Deps, 'shopNow' | 'addressLinesOf'>,
  db: Queries,
  person: Person,
  bookingId: string,
): Promise<PassFacts | undefined> {
  const row = isUuid(bookingId) ? await ownBooking(db, person, bookingId) : undefined
  const shop = row && (await shopNow(db, person.corporationId, row.shop_id))
  if (!row || !shop) return undefined
  const { shopName, timeZone, point, booking } = shop.config
  return {
    kind: 'BOOKING',
    name: shopName,
    groupId: String(row.shop_id),
    color: COLOR,
    isOver: row.state !== 'booked',
    expiresAt: row.ends_at.getTime(),
    bookingNo: row.booking_no,
    start: row.starts_at.getTime(),
    timeZone,
    people: row.party_size,
    area: booking?.areas.find(({ areaId }) => areaId === row.area_id)?.name ?? {},
    address: addressLinesOf(shop.config, row.language).join(', '),
    point: { latitude: point.latitude, longitude: point.longitude },
  }
}
