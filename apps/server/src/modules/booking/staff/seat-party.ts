import { staffBookingCalls as calls } from '@comanda/contract/booking'
import { isRefusal, type RequestOf, refuse } from '@comanda/contract/core'
import {
  type BookingDetails,
  durationOf,
  freeSets,
  noDetails,
  OVERRUN_MS,
  rowsOf,
  type Seating,
  type TableSet,
  tableSetsFor,
  bookableTables,
} from '@comanda/domain/booking'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler } from '../../../platform/http/index.ts'
import { readableId, uuidv7 } from '../../../platform/ids.ts'
import type { Deps } from '../deps.ts'
import { announceBooking } from '../hints.ts'
import { recordChange } from '../history.ts'
import { insertBooking, neverSeated, noDeposit } from '../queries.ts'
import { type BookingRow, staffOwner, type StoredContact, type WaitingRow } from '../tables.ts'
import { takeQuarters, tableIdsOf, takenQuarters } from '../take-table.ts'
import { detailsOf } from './booking-details.ts'
import { staffView } from './staff-present.ts'
import { type At, fittingSet, refuseOccupied } from './tables-of-store.ts'

/** A party that is at the door: from the waiting list, or without any place. */
interface Party {
  corporationId: number
  owner: string
  bookingId: string
  partySize: number
  contact: StoredContact
  language: string
  waitingId: string | null
  details: BookingDetails
}

/** The party of a place on the waiting list. */
export const partyOf = (deps: Deps, row: WaitingRow): Party => ({
  corporationId: row.corporation_id,
  owner: row.owner,
  bookingId: uuidv7(deps.clock),
  partySize: row.party_size,
  contact: row.contact,
  language: row.language,
  waitingId: row.waiting_id,
  details: noDetails,
})

/** The chosen tables, or the smallest free unoccupied ones. */
interface Wanted {
  tableIds?: readonly string[] | undefined
  sameParty?: boolean | undefined
}

async function takeChosen(
  tx: Tx,
  deps: Deps,
  party: Party,
  at: At,
  stay: Seating,
  { tableIds = [], sameParty }: Wanted,
) {
  const { corporationId, bookingId, partySize } = party
  const set = fittingSet(at, tableIds, partySize)
  if (isRefusal(set)) return set
  const occupied = await refuseOccupied(tx, deps, at, { corporationId, tableIds, sameParty })
  if (occupied) return occupied
  const place = { corporationId, shopId: at.shop.shopId, bookingId }
  return (await takeQuarters(tx, place, tableIds, stay)) ? set : refuse('tableTaken', { field: 'tableIds' })
}

async function takeFitting(tx: Tx, deps: Deps, party: Party, at: At, stay: Seating) {
  const { corporationId, bookingId, partySize } = party
  const rules = at.shop.booking
  const tables = rules ? bookableTables(rules, at.tables) : []
  const sets = tableSetsFor(tables, rules ? rowsOf(rules) : [], { partySize, areaId: '' })
  const place = { corporationId, shopId: at.shop.shopId, bookingId }
  const taken = await takenQuarters(tx, { ...place, tables, from: stay.start, until: stay.end })
  for (const set of freeSets(sets, stay, taken)) {
    const tableIds = tableIdsOf(set)
    if (await refuseOccupied(tx, deps, at, { corporationId, tableIds, sameParty: false })) continue
    if (await takeQuarters(tx, place, tableIds, stay)) return set
  }
  return refuse('bookingFull', { field: 'partySize' })
}

/** The row of a party that is seated at `set` from now on. */
const seatedRow = (party: Party, { shop }: At, set: TableSet, { start, end }: Seating): BookingRow => ({
  corporation_id: party.corporationId,
  booking_id: party.bookingId,
  owner: party.owner,
  shop_id: shop.shopId,
  booking_no: readableId(6),
  state: 'seated',
  version: 1,
  party_size: party.partySize,
  starts_at: new Date(start),
  ends_at: new Date(end),
  table_ids: tableIdsOf(set),
  area_id: set.areaId,
  wished_area_id: '',
  contact: party.contact,
  wishes: '',
  source: 'walkIn',
  details: party.details,
  late_minutes: 0,
  reason: '',
  language: party.language,
  walk_in: true,
  watch_at: new Date(end + OVERRUN_MS),
  created_at: new Date(start),
  changed_at: new Date(start),
  ended_at: null,
  ...neverSeated,
  seated_at: new Date(start),
  waiting_id: party.waitingId,
  ...noDeposit,
})

/** Seats a party: creates a booking from now on, so that its tables cannot be booked meanwhile. BOOK-2, BOOK-4 */
export async function seatParty(
  tx: Tx,
  deps: Deps,
  party: Party,
  at: At,
  { wanted, name }: { wanted: Wanted; name: string },
) {
  const rules = at.shop.booking
  if (!rules) return refuse('tablesUnfit', { field: 'tableIds' })
  const now = deps.clock()
  const stay = { start: now, end: now + durationOf(rules, party.partySize) }
  const set = wanted.tableIds
    ? await takeChosen(tx, deps, party, at, stay, wanted)
    : await takeFitting(tx, deps, party, at, stay)
  if (isRefusal(set)) return set
  const row = seatedRow(party, at, set, stay)
  await insertBooking(tx, row)
  await recordChange(tx, { after: row }, { kind: 'staff', name })
  announceBooking(tx, deps, row)
  return row
}

function walkIn(
  deps: Deps,
  corporationId: number,
  input: Omit<RequestOf<typeof calls.seatWalkIn>, 'shopId'>,
  { shop }: At,
): Party {
  const bookingId = uuidv7(deps.clock)
  const isoCode = shop.address.countryCode
  return {
    corporationId,
    owner: staffOwner(bookingId),
    bookingId,
    partySize: input.partySize,
    contact: { firstName: input.guestName.trim(), lastName: '', phoneNumber: '', isoCode, email: '' },
    language: shop.languages[0] ?? 'en_US',
    waitingId: null,
    details: detailsOf(input),
  }
}

/** Seats a party that came without a booking. Of concurrent calls for one table one gets it. BOOK-4, S5 */
export const seatWalkIn = (deps: Deps): Handler<typeof calls.seatWalkIn> =>
  changeInSteps(calls.seatWalkIn, deps, {
    async prepare({ shop: { corporationId, shopId } }) {
      const shop = await deps.shopOf(corporationId, shopId)
      if (!shop?.booking) return refuse('bookingNotOffered')
      return { shop, tables: await deps.tablesOf(corporationId, shopId) }
    },
    async work(tx, caller, input, at) {
      const party = walkIn(deps, caller.corporationId, input, at)
      const { tableIds, sameParty } = input
      const row = await seatParty(tx, deps, party, at, {
        wanted: { tableIds, sameParty },
        name: caller.session.staff.name,
      })
      if ('refused' in row) return row
      return staffView(row, { tables: at.tables, rules: at.shop.booking, language: caller.language })
    },
  })
