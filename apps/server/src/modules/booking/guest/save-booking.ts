import { booking as calls } from '@comanda/contract/booking'
import { isRefusal, type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import {
  checkSeating,
  depositAt,
  durationOf,
  heldUntil,
  payDepositBefore,
  refundBefore,
  type Seating,
  tableSetsFor,
} from '@comanda/domain/booking'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Guest, type Handler } from '../../../platform/http/index.ts'
import { readableId, uuidv7 } from '../../../platform/ids.ts'
import { fits } from './availability.ts'
import { contactOf } from './contact.ts'
import { announceBooking } from '../hints.ts'
import type { Deps } from '../deps.ts'
import { recordChange } from '../history.ts'
import { planReminder, notifyGuest } from '../notices.ts'
import { detailOf, guestMayUntil } from '../present.ts'
import {
  insertBooking,
  lockBooking,
  lockPerson,
  neverSeated,
  openBookings,
  ownBooking,
  writeBooking,
} from '../queries.ts'
import { type StoreBook, offeredBook, storeBook } from '../staff/store-book.ts'
import type { BookingRow, StoredContact } from '../tables.ts'
import { releaseQuarters, tableIdsOf, takeTables } from '../take-table.ts'

type StayRequest = Pick<RequestOf<typeof calls.create>, 'start' | 'partySize' | 'areaId' | 'contact' | 'wishes'>

/** Limit of a person's future bookings. */
const MAX_BOOKINGS = 6

/** The requested stay, or its refusal; tables are not checked here. */
function stayOf(
  book: StoreBook,
  request: StayRequest,
  now: number,
): Seating | Refusal<'bookingTimeGone' | 'partySizeUnfit'> {
  const unfit = fits(book, request.partySize)
  if (unfit) return unfit
  const start = Date.parse(request.start)
  const verdict = checkSeating(start, request.partySize, book, now)
  if (verdict !== 'ok') return refuse('bookingTimeGone', { field: 'start' })
  return { start, end: start + durationOf(book.rules, request.partySize) }
}

/** What a booking holds, with its tables taken; the refusal if every suitable place is taken. */
async function tableFor(tx: Tx, row: Pick<BookingRow, 'corporation_id' | 'shop_id' | 'booking_id'>, input: Placing) {
  const { book, stay, wanted: request, keep } = input
  const candidates = tableSetsFor(book.tables, book.rows, request)
  const first = candidates.filter(set => tableIdsOf(set).join() === keep?.join())
  const place = { corporationId: row.corporation_id, shopId: row.shop_id, bookingId: row.booking_id }
  const set = await takeTables(tx, place, stay, [...first, ...candidates.filter(one => !first.includes(one))])
  if (!set) return refuse('bookingFull')
  return {
    party_size: request.partySize,
    starts_at: new Date(stay.start),
    ends_at: new Date(stay.end),
    table_ids: tableIdsOf(set),
    area_id: set.areaId,
    wished_area_id: request.areaId,
    wishes: request.wishes,
  }
}

interface Placing {
  book: StoreBook
  stay: Seating
  wanted: StayRequest
  /** The tables it had, tried first. */
  keep?: readonly string[]
}

interface Fresh {
  contact: StoredContact
  book: StoreBook
  stay: Seating
}

/** Fields of a booking that is confirmed at once, or waits for its deposit. */
function requiredDeposit({ book, stay }: Fresh, partySize: number, now: number) {
  const { rules, shop } = book
  const amount = depositAt(rules, partySize, stay.start, book.timeZone)
  const none = amount === 0
  return {
    state: none ? ('booked' as const) : ('awaitingDeposit' as const),
    watch_at: new Date(none ? heldUntil(stay.start, rules) : payDepositBefore(stay.start, rules, now)),
    deposit_amount: amount,
    deposit_charged: 0,
    deposit_currency: none ? null : shop.currency,
    deposit_state: none ? ('none' as const) : ('waiting' as const),
    deposit_refund_before: none ? null : new Date(refundBefore(stay.start, rules)),
  }
}

async function placed(tx: Tx, deps: Deps, caller: Guest, input: RequestOf<typeof calls.create>, fresh: Fresh) {
  const at = new Date(deps.clock())
  const key = { corporation_id: caller.corporationId, booking_id: uuidv7(deps.clock), shop_id: input.shopId }
  const seating = await tableFor(tx, key, { ...fresh, wanted: input })
  if (isRefusal(seating)) return seating
  const row: BookingRow = {
    ...key,
    ...seating,
    ...requiredDeposit(fresh, input.partySize, deps.clock()),
    owner: caller.session.owner,
    booking_no: readableId(6),
    version: 1,
    contact: fresh.contact,
    reason: '',
    language: caller.language,
    walk_in: false,
    source: 'web',
    details: {},
    late_minutes: 0,
    created_at: at,
    changed_at: at,
    ended_at: null,
    ...neverSeated,
  }
  await insertBooking(tx, row)
  await recordChange(tx, { after: row }, { kind: 'guest' })
  if (row.state === 'booked') {
    await notifyGuest(tx, deps, fresh.book.shop, row, 'bookingConfirmed')
    await planReminder(tx, deps, row)
  }
  announceBooking(tx, deps, row)
  return detailOf(deps, fresh.book.shop, row, caller.language)
}

/** Books a table. Two parties never get the same table at the same time. BOOK-1, S5 */
export const createBooking = (deps: Deps): Handler<typeof calls.create> =>
  changeInSteps(calls.create, deps, {
    async prepare(caller, input) {
      const book = await offeredBook(deps, caller.corporationId, input.shopId)
      if (isRefusal(book)) return book
      const contact = await contactOf(deps, caller, input.contact)
      return isRefusal(contact) ? contact : { book, contact }
    },
    async work(tx, caller, input, { book, contact }) {
      const newTerms = await deps.refusalForTerms(caller, tx)
      if (newTerms) return newTerms
      const person = { corporationId: caller.corporationId, owner: caller.session.owner }
      const stay = stayOf(book, input, deps.clock())
      if (isRefusal(stay)) return stay
      const deposit = depositAt(book.rules, input.partySize, stay.start, book.timeZone)
      if (deposit !== input.depositAmount)
        return refuse('depositChanged', { field: 'depositAmount', data: { depositAmount: deposit } })
      await lockPerson(tx, person)
      if ((await openBookings(tx, person)) >= MAX_BOOKINGS)
        return refuse('bookingsMany', { params: { most: MAX_BOOKINGS } })
      return placed(tx, deps, caller, input, { contact, book, stay })
    },
  })

/** Whether the guest may change it in the version they saw. */
function mayChange(row: BookingRow, version: number, book: StoreBook, now: number) {
  if (row.state !== 'booked' || row.version !== version)
    return refuse('bookingMoved', { data: { state: row.state, version: row.version } })
  if (now < guestMayUntil(row, book.shop)) return undefined
  return refuse('bookingTooLate', { params: { phone: book.shop.phone }, data: { phone: book.shop.phone } })
}

/** Whether the deposit covers the change: at the same time and for no more people the agreed deposit stays valid. */
function depositCovers(
  row: BookingRow,
  { wanted: request, book, stay }: Pick<Fresh, 'book' | 'stay'> & { wanted: StayRequest },
): boolean {
  const same = isSameTime(row, stay) && request.partySize <= row.party_size
  return same || depositAt(book.rules, request.partySize, stay.start, book.timeZone) <= row.deposit_amount
}

const isSameTime = (row: BookingRow, { start }: Seating): boolean => row.starts_at.getTime() === start

/**
 * Until when a changed booking's deposit is refundable: another time follows today's terms, except that a deadline that
 * has passed stays passed.
 */
function refundUntil(row: BookingRow, { rules }: StoreBook, stay: Seating, now: number): Date | null {
  const agreed = row.deposit_refund_before
  if (!agreed || isSameTime(row, stay)) return agreed
  return new Date(refundBefore(stay.start, rules, { before: agreed.getTime(), now }))
}

async function changed(
  tx: Tx,
  deps: Deps,
  before: BookingRow,
  { wanted: request, contact, book, stay }: Fresh & { wanted: StayRequest },
): Promise<BookingRow | Refusal<'bookingFull' | 'depositDiffers'>> {
  const now = deps.clock()
  if (!depositCovers(before, { wanted: request, book, stay })) return refuse('depositDiffers', { field: 'partySize' })
  await releaseQuarters(tx, { corporationId: before.corporation_id, bookingId: before.booking_id })
  const seating = await tableFor(tx, before, { book, stay, wanted: request, keep: before.table_ids })
  if (isRefusal(seating)) return seating
  const version = before.version + 1
  const row: BookingRow = {
    ...before,
    ...seating,
    contact,
    version,
    watch_at: new Date(heldUntil(stay.start, book.rules)),
    late_minutes: 0,
    guest_confirmed_at: isSameTime(before, stay) ? before.guest_confirmed_at : null,
    deposit_refund_before: refundUntil(before, book, stay, now),
    changed_at: new Date(now),
  }
  await writeBooking(tx, row)
  await recordChange(tx, { before, after: row }, { kind: 'guest' })
  await notifyGuest(tx, deps, book.shop, row, 'bookingChanged')
  if (row.starts_at.getTime() !== before.starts_at.getTime()) await planReminder(tx, deps, row)
  announceBooking(tx, deps, row)
  return row
}

/** A time that was valid when it was booked stays valid, although it is nearer now. */
const sameStay = (row: BookingRow, request: StayRequest, book: StoreBook): Seating | undefined => {
  const start = row.starts_at.getTime()
  const same =
    start === Date.parse(request.start) && row.party_size === request.partySize && !fits(book, row.party_size)
  return same ? { start, end: row.ends_at.getTime() } : undefined
}

/**
 * Changes one of the caller's bookings completely or not at all: if the new time is taken, the old one stays booked.
 * BOOK-1
 */
export const updateBooking = (deps: Deps): Handler<typeof calls.update> =>
  changeInSteps(calls.update, deps, {
    async prepare(caller, input) {
      const { corporationId } = caller
      const before = await ownBooking(deps.db, { corporationId, owner: caller.session.owner }, input.bookingId)
      const shop = before && (await deps.shopOf(corporationId, before.shop_id))
      if (!shop) return refuse('notFound')
      const book = await storeBook(deps, corporationId, shop)
      if (!book) return refuse('bookingNotOffered')
      const contact = await contactOf(deps, caller, input.contact)
      return isRefusal(contact) ? contact : { book, contact }
    },
    async work(tx, caller, input, { book, contact }) {
      const row = await lockBooking(tx, caller.corporationId, input.bookingId)
      if (row?.owner !== caller.session.owner) return refuse('notFound')
      const moved = mayChange(row, input.version, book, deps.clock())
      if (moved) return moved
      const stay = sameStay(row, input, book) ?? stayOf(book, input, deps.clock())
      if (isRefusal(stay)) return stay
      const after = await changed(tx, deps, row, { wanted: input, contact, book, stay })
      return isRefusal(after) ? after : detailOf(deps, book.shop, after, caller.language)
    },
  })
