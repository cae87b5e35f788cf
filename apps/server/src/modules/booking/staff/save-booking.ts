import { staffBookingCalls as calls } from '@comanda/contract/booking'
import { isRefusal, type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import {
  depositAt,
  durationOf,
  heldUntil,
  payStaffDepositBefore,
  refundBefore,
  type Seating,
  tableSetsFor,
} from '@comanda/domain/booking'
import { instantOf, type TableInfo } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler, type StaffAt } from '../../../platform/http/index.ts'
import { readableId, uuidv7 } from '../../../platform/ids.ts'
import type { Deps } from '../deps.ts'
import { announceBooking } from '../hints.ts'
import { contactText, recordChange } from '../history.ts'
import { notifyGuest, planReminder } from '../notices.ts'
import { insertBooking, lockBooking, neverSeated, noDeposit, writeBooking } from '../queries.ts'
import { type BookingRow, staffOwner, type StoredContact } from '../tables.ts'
import { releaseQuarters, tableIdsOf, takeQuarters, takeTables } from '../take-table.ts'
import { detailsOf } from './booking-details.ts'
import { nameOf, staffView } from './staff-present.ts'
import { type StoreBook, storeBook } from './store-book.ts'
import { fittingSet } from './tables-of-store.ts'

type Input = Omit<RequestOf<typeof calls.saveBooking>, 'shopId'>

const MINUTE = 60_000
/** How long ago a booking may begin: the guest is at the door. */
const LATE_MS = 15 * MINUTE
const FARTHEST_MS = 366 * 24 * 60 * MINUTE

/** The stay staff book: at any time that is not over, for as long as such a party stays. */
function stayOf(book: StoreBook, { date, time, partySize }: Input, now: number): Seating | undefined {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const start = instantOf(date, hours * 60 + minutes, book.timeZone)
  if (start < now - LATE_MS || start > now + FARTHEST_MS) return undefined
  return { start, end: start + durationOf(book.rules, partySize) }
}

type Phone = Pick<StoredContact, 'phoneNumber' | 'isoCode'>

async function phoneOf(deps: Deps, book: StoreBook, typed: string): Promise<Phone | Refusal<'bookingContactNeeded'>> {
  const isoCode = book.shop.address.countryCode
  if (typed === '') return { phoneNumber: '', isoCode }
  return (await deps.phoneOf(typed, isoCode)) ?? refuse('bookingContactNeeded', { field: 'phoneNumber' })
}

/** The contact after a change: a guest's own names and address stay where staff did not change the name. */
function contactOf(guestName: string, phone: Phone, before: BookingRow | undefined): StoredContact {
  const same = before && nameOf(before.contact) === guestName
  const names = same ? before.contact : { firstName: guestName, lastName: '', email: before?.contact.email ?? '' }
  const { firstName, lastName, email } = names
  return { firstName, lastName, email, ...phone }
}

type Held = Pick<BookingRow, 'starts_at' | 'party_size' | 'wishes' | 'contact'>

const isSameTime = (a: Held, b: Held): boolean => a.starts_at.getTime() === b.starts_at.getTime()

/** Whether a change is the guest's to know: tables and the notes of staff are not. */
const concernsGuest = (before: Held, after: Held): boolean =>
  !isSameTime(before, after) ||
  before.party_size !== after.party_size ||
  before.wishes !== after.wishes ||
  contactText(before) !== contactText(after)

const staffActor = ({ name }: { name: string }) => ({ kind: 'staff', name }) as const

interface Ready {
  book: StoreBook
  stay: Seating
  phone: Phone
  /** The tables of the store. */
  tables: readonly TableInfo[]
}

type TakenFor = Parameters<typeof takeQuarters>[1]
type Place = Pick<BookingRow, 'corporation_id' | 'shop_id' | 'booking_id'>
type Seated = Pick<
  BookingRow,
  'party_size' | 'starts_at' | 'ends_at' | 'table_ids' | 'area_id' | 'wishes' | 'details' | 'watch_at'
>

/** Takes the tables that staff chose, all or none. BOOK-4, S5 */
async function takeChosen(tx: Tx, at: TakenFor, { book, stay, tables }: Ready, partySize: number, tableIds: string[]) {
  const set = fittingSet({ shop: book.shop, tables }, tableIds, partySize)
  if (isRefusal(set)) return set
  return (await takeQuarters(tx, at, tableIds, stay)) ? set : refuse('tableTaken', { field: 'tableIds' })
}

/** Takes the smallest free tables, the former ones first; the refusal if there are none. S5 */
async function takeFitting(tx: Tx, at: TakenFor, { book, stay }: Ready, partySize: number, keep: readonly string[]) {
  const all = tableSetsFor(book.tables, book.rows, { partySize, areaId: '' })
  const first = all.filter(set => tableIdsOf(set).join() === keep.join())
  const set = await takeTables(tx, at, stay, [...first, ...all.filter(one => !first.includes(one))])
  return set ?? refuse('bookingFull', { field: 'time' })
}

/** What a booking holds, with its tables taken: those staff chose, or the best fit. */
async function seatingOf(tx: Tx, place: Place, ready: Ready, input: Input, keep: readonly string[] = []) {
  const { book, stay } = ready
  const { partySize, tableIds } = input
  const at = { corporationId: place.corporation_id, shopId: place.shop_id, bookingId: place.booking_id }
  const set = tableIds
    ? await takeChosen(tx, at, ready, partySize, tableIds)
    : await takeFitting(tx, at, ready, partySize, keep)
  if (isRefusal(set)) return set
  return {
    party_size: input.partySize,
    starts_at: new Date(stay.start),
    ends_at: new Date(stay.end),
    table_ids: tableIdsOf(set),
    area_id: set.areaId,
    wishes: input.wishes,
    details: detailsOf(input),
    watch_at: new Date(heldUntil(stay.start, book.rules)),
  } satisfies Seated
}

/** A new booking that waits for the deposit of its party and day, or is confirmed at once. BOOK-3 */
function depositOf({ deposit, partySize }: Input, { book, stay }: Ready, now: number) {
  const { rules, shop, timeZone } = book
  const amount = deposit ? depositAt(rules, partySize, stay.start, timeZone) : 0
  if (amount === 0) return { state: 'booked' as const, ...noDeposit }
  return {
    state: 'awaitingDeposit' as const,
    watch_at: new Date(payStaffDepositBefore(stay.start, now)),
    deposit_amount: amount,
    deposit_charged: 0,
    deposit_currency: shop.currency,
    deposit_state: 'waiting' as const,
    deposit_refund_before: new Date(refundBefore(stay.start, rules)),
  }
}

async function created(tx: Tx, deps: Deps, { shop, session }: StaffAt, input: Input, ready: Ready) {
  const now = new Date(deps.clock())
  const bookingId = uuidv7(deps.clock)
  const key = { corporation_id: shop.corporationId, booking_id: bookingId, shop_id: shop.shopId }
  const seating = await seatingOf(tx, key, ready, input)
  if (isRefusal(seating)) return seating
  const row: BookingRow = {
    ...key,
    ...seating,
    owner: staffOwner(bookingId),
    booking_no: readableId(6),
    source: input.source,
    late_minutes: 0,
    version: 1,
    wished_area_id: '',
    contact: contactOf(input.guestName, ready.phone, undefined),
    reason: '',
    language: ready.book.shop.languages[0] ?? 'en_US',
    walk_in: false,
    created_at: now,
    changed_at: now,
    ended_at: null,
    ...neverSeated,
    ...depositOf(input, ready, now.getTime()),
  }
  await insertBooking(tx, row)
  await recordChange(tx, { after: row }, staffActor(session.staff))
  const isDue = row.state === 'awaitingDeposit'
  await notifyGuest(tx, deps, ready.book.shop, row, isDue ? 'bookingDeposit' : 'bookingConfirmed')
  if (!isDue) await planReminder(tx, deps, row)
  return row
}

async function changed(tx: Tx, deps: Deps, { session }: StaffAt, before: BookingRow, input: Input, ready: Ready) {
  await releaseQuarters(tx, { corporationId: before.corporation_id, bookingId: before.booking_id })
  const seating = await seatingOf(tx, before, ready, input, before.table_ids)
  if (isRefusal(seating)) return seating
  const sameTime = before.starts_at.getTime() === ready.stay.start
  const row: BookingRow = {
    ...before,
    ...seating,
    ...(sameTime
      ? { late_minutes: before.late_minutes, watch_at: before.watch_at }
      : { late_minutes: 0, guest_confirmed_at: null }),
    contact: contactOf(input.guestName, ready.phone, before),
    version: before.version + 1,
    changed_at: new Date(deps.clock()),
  }
  await writeBooking(tx, row)
  await recordChange(tx, { before, after: row }, staffActor(session.staff))
  if (concernsGuest(before, row)) await notifyGuest(tx, deps, ready.book.shop, row, 'bookingChanged')
  if (!isSameTime(before, row)) await planReminder(tx, deps, row)
  return row
}

/** Books a table for a guest, or changes a booking: completely, or not at all where its tables are taken. BOOK-3 */
export const saveBooking = (deps: Deps): Handler<typeof calls.saveBooking> =>
  changeInSteps(calls.saveBooking, deps, {
    async prepare({ shop: at }, input) {
      const shop = await deps.shopOf(at.corporationId, at.shopId)
      const book = shop && (await storeBook(deps, at.corporationId, shop))
      if (!book) return refuse('bookingNotOffered')
      const stay = stayOf(book, input, deps.clock())
      if (!stay) return refuse('bookingTimeGone', { field: 'time' })
      const phone = await phoneOf(deps, book, input.phoneNumber)
      if (isRefusal(phone)) return phone
      // The request for a deposit needs a way to the guest.
      if (input.deposit && phone.phoneNumber === '') return refuse('bookingContactNeeded', { field: 'phoneNumber' })
      return { book, stay, phone, tables: await deps.tablesOf(at.corporationId, at.shopId) }
    },
    async work(tx, caller, input, ready) {
      const { corporationId, shopId } = caller.shop
      const before = input.booking && (await lockBooking(tx, corporationId, input.booking.bookingId))
      if (input.booking && before?.shop_id !== shopId) return refuse('notFound')
      if (before && (before.state !== 'booked' || before.version !== input.booking?.version))
        return refuse('bookingMoved', { data: { state: before.state, version: before.version } })
      const row = before
        ? await changed(tx, deps, caller, before, input, ready)
        : await created(tx, deps, caller, input, ready)
      if (isRefusal(row)) return row
      announceBooking(tx, deps, row)
      return staffView(row, { tables: ready.tables, rules: ready.book.rules, language: caller.language })
    },
  })
