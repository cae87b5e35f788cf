import * as z from 'zod/mini'
import { bookingSources, MAX_LATE_MINUTES } from '@comanda/domain/booking'
import { partySize } from './shapes.ts'
import { bookingEvent, bookingService, partyDetails, staffBooking, staffWaiting } from './staff-shapes.ts'
import { call, day, id, instant, shopId, text, textLines, uuid, version } from '../core/index.ts'

const alone = { without: ['shopId', 'businessType'] } as const
const bookingId = uuid
const waitingId = uuid
/** Tables of one area; staff decide which ones can be joined. */
const tableIds = z.array(id).check(
  z.minLength(1),
  z.maxLength(12),
  z.refine(ids => new Set(ids).size === ids.length),
)
const ofWaiting = <const P extends `/${string}`>(path: P) =>
  call({
    path,
    gate: 'staff',
    right: 'manageBookings',
    request: z.object({ waitingId }),
    response: staffWaiting,
    refuses: ['bookingMoved'],
    changes: true,
    ...alone,
  })

const step = <const P extends `/${string}`>(path: P) =>
  call({
    path,
    gate: 'staff',
    right: 'manageBookings',
    request: z.object({ bookingId }),
    response: staffBooking,
    refuses: ['bookingMoved'],
    changes: true,
    ...alone,
  })

/** Bookings of a day and the waiting list. BOOK-1 */
export const staffBookingCalls = {
  bookings: call({
    path: '/api/console/bookings',
    gate: 'store',
    right: 'manageBookings',
    request: z.object({ shopId, date: z.optional(day) }),
    response: z.object({
      date: z.string(),
      today: z.string(),
      now: instant,
      /** Whether the store takes bookings. */
      offered: z.boolean(),
      /** Whether the store has rules for deposits. */
      deposits: z.boolean(),
      tables: z.array(z.object({ tableId: id, tableName: z.string(), seats: z.int(), areaName: z.string() })),
      bookings: z.array(staffBooking),
      services: z.array(bookingService),
      waiting: z.array(staffWaiting),
    }),
    refuses: [],
    without: ['businessType'],
  }),
  /** Guests and free seats of the services of some days, for week and month. BOOK-5 */
  bookingDays: call({
    path: '/api/console/bookingDays',
    gate: 'store',
    right: 'manageBookings',
    request: z.object({ shopId, from: day, days: z.int().check(z.minimum(1), z.maximum(42)) }),
    response: z.object({
      today: z.string(),
      days: z.array(
        z.object({ date: z.string(), bookings: z.int(), covers: z.int(), services: z.array(bookingService) }),
      ),
    }),
    refuses: [],
    without: ['businessType'],
  }),
  /**
   * Books for a guest who calls or writes, or changes any booking: at any future time regardless of the booking windows, at
   * tables that are free. The guest is notified if a phone or an e-mail address is given. BOOK-3
   */
  saveBooking: call({
    path: '/api/console/saveBooking',
    gate: 'store',
    right: 'manageBookings',
    request: z.object({
      shopId,
      /** Absent for a new one. */
      booking: z.exactOptional(z.object({ bookingId, version })),
      date: day,
      /** Store-local. */
      time: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
      partySize,
      guestName: text(80).check(z.minLength(1)),
      phoneNumber: z._default(text(40), ''),
      wishes: z._default(textLines(300), ''),
      /** Absent: the smallest free tables that seat the party. */
      tableIds: z.optional(tableIds),
      /** The channel of a new booking. */
      source: z._default(z.enum(bookingSources), 'phone'),
      /** Asks the guest of a new booking for the deposit that a guest would pay, if there is one; the message has the link. */
      deposit: z._default(z.boolean(), false),
      ...partyDetails,
    }),
    response: staffBooking,
    refuses: [
      'bookingNotOffered',
      'bookingTimeGone',
      'bookingFull',
      'bookingContactNeeded',
      'bookingMoved',
      'tableTaken',
      'tablesUnfit',
      'tablesTooSmall',
    ],
    changes: true,
    without: ['businessType'],
  }),
  /** Seats a party that came without a booking: at these tables, or at the smallest free ones. BOOK-4 */
  seatWalkIn: call({
    path: '/api/console/seatWalkIn',
    gate: 'store',
    right: 'manageBookings',
    request: z.object({
      shopId,
      partySize,
      guestName: z._default(text(80), ''),
      tableIds: z.optional(tableIds),
      sameParty: z.optional(z.boolean()),
      ...partyDetails,
    }),
    response: staffBooking,
    refuses: ['bookingNotOffered', 'bookingFull', 'tableTaken', 'tablesUnfit', 'tablesTooSmall', 'tableOccupied'],
    changes: true,
    without: ['businessType'],
  }),
  /** Records an announced delay: the table is reserved for so many minutes longer. 0 = on time. BOOK-4 */
  lateBooking: call({
    path: '/api/console/lateBooking',
    gate: 'staff',
    right: 'manageBookings',
    request: z.object({ bookingId, minutes: z.int().check(z.minimum(0), z.maximum(MAX_LATE_MINUTES)) }),
    response: staffBooking,
    refuses: ['bookingMoved'],
    changes: true,
    ...alone,
  }),
  /** Every change of a booking, oldest first. BOOK-4 */
  bookingHistory: call({
    path: '/api/console/bookingHistory',
    gate: 'staff',
    right: 'manageBookings',
    request: z.object({ bookingId }),
    response: z.object({ events: z.array(bookingEvent) }),
    refuses: [],
    ...alone,
  }),
  /**
   * Seats the party. `early`: confirms seating before the booking is due. `sameParty`: confirms that the party that opened the
   * table by its code is this one. BOOK-2
   */
  seatBooking: call({
    path: '/api/console/seatBooking',
    gate: 'staff',
    right: 'manageBookings',
    request: z.object({ bookingId, early: z.optional(z.boolean()), sameParty: z.optional(z.boolean()) }),
    response: staffBooking,
    refuses: ['bookingMoved', 'bookingNotDue', 'tableOccupied', 'tableTaken'],
    changes: true,
    ...alone,
  }),
  /** Undoes a seating while nothing was ordered: the table is free again, and the booking or waiting-list entry is restored. */
  undoSeating: call({
    path: '/api/console/undoSeating',
    gate: 'staff',
    right: 'manageBookings',
    request: z.object({ bookingId }),
    response: staffBooking,
    refuses: ['bookingMoved', 'seatingOrdered', 'tableTaken'],
    changes: true,
    ...alone,
  }),
  /** Ends the visit and clears its tables; refused while their bill is unpaid. */
  finishBooking: call({
    path: '/api/console/finishBooking',
    gate: 'staff',
    right: 'manageBookings',
    request: z.object({ bookingId }),
    response: staffBooking,
    refuses: ['bookingMoved', 'billOpen'],
    changes: true,
    ...alone,
  }),
  noShowBooking: step('/api/console/noShowBooking'),
  cancelBooking: call({
    path: '/api/console/cancelBooking',
    gate: 'staff',
    right: 'manageBookings',
    request: z.object({ bookingId, reason: text(200).check(z.minLength(1)) }),
    response: staffBooking,
    refuses: ['bookingMoved'],
    changes: true,
    ...alone,
  }),
  /** After a no-show: keeps or refunds the deposit; a deposit kept by mistake can still be refunded. */
  settleDeposit: call({
    path: '/api/console/settleDeposit',
    gate: 'staff',
    right: 'refund',
    request: z.object({ bookingId, keep: z.boolean() }),
    response: staffBooking,
    refuses: ['bookingMoved'],
    changes: true,
    ...alone,
  }),
  moveBooking: call({
    path: '/api/console/moveBooking',
    gate: 'staff',
    right: 'manageBookings',
    request: z.object({ bookingId, tableIds }),
    response: staffBooking,
    refuses: ['bookingMoved', 'tableTaken', 'tablesUnfit', 'tablesTooSmall', 'tableOccupied'],
    changes: true,
    ...alone,
  }),
  callWaiting: ofWaiting('/api/console/callWaiting'),
  seatWaiting: call({
    path: '/api/console/seatWaiting',
    gate: 'staff',
    right: 'manageBookings',
    /** Without tables: the smallest free ones. */
    request: z.object({ waitingId, tableIds: z.optional(tableIds), sameParty: z.optional(z.boolean()) }),
    response: staffBooking,
    refuses: ['bookingMoved', 'bookingFull', 'tableTaken', 'tablesUnfit', 'tablesTooSmall', 'tableOccupied'],
    changes: true,
    ...alone,
  }),
  removeWaiting: ofWaiting('/api/console/removeWaiting'),
}
