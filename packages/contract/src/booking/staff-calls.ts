import * as z from 'zod/mini'
import { bookingFields, bookingSources, MOST_LATE_MINUTES, occasions } from '@comanda/domain/booking'
import { bookingDeposit, bookingState, partySize, waitingState } from './shapes.ts'
import { call, currency, day, id, instant, money, shopId, text, uuid, version } from '../core/index.ts'

/** What staff record of a party. BOOK-4 */
const details = {
  allergies: z._default(text(200), ''),
  highChairs: z._default(z.int().check(z.minimum(0), z.maximum(20)), 0),
  occasion: z._default(z.enum(occasions), ''),
  /** For the team, never shown to the guest. */
  staffNote: z._default(text(300), ''),
}

/** A booking as the store sees it. */
export const staffBooking = z.object({
  bookingId: uuid,
  version: z.int(),
  bookingNo: z.string(),
  state: bookingState,
  start: instant,
  end: instant,
  partySize: z.int(),
  /** One, or several put together. */
  tableIds: z.array(id),
  /** `3`, or `3 + 4`. */
  tableName: z.string(),
  areaName: z.string(),
  guestName: z.string(),
  phone: z.string(),
  wishes: z.string(),
  source: z.enum(bookingSources),
  allergies: z.string(),
  highChairs: z.int(),
  occasion: z.enum(occasions),
  staffNote: z.string(),
  /** The party called: it comes so many minutes after its time. */
  lateMinutes: z.int(),
  /** Since when the party sits at its table. */
  seatedAt: z.exactOptional(instant),
  /** Came from the waiting list, not booked ahead. */
  walkIn: z.boolean(),
  deposit: z.exactOptional(
    z.object({
      amount: money,
      currency,
      state: bookingDeposit.shape.state,
      /** Nobody came, and staff have not said what becomes of it. */
      undecided: z.boolean(),
    }),
  ),
})

/** One change of a booking. */
const bookingEvent = z.object({
  at: instant,
  what: z.enum(['created', 'changed']),
  by: z.enum(['guest', 'staff', 'payment', 'watchdog']),
  /** The member of staff; empty for others. */
  name: z.string(),
  changes: z.array(
    z.object({
      field: z.enum(bookingFields),
      /** Times as instants, tables by name; absent for texts about the guest. */
      from: z.exactOptional(z.string()),
      to: z.exactOptional(z.string()),
    }),
  ),
})

/** A party on the waiting list as the store sees it. */
export const staffWaiting = z.object({
  waitingId: uuid,
  state: waitingState,
  partySize: z.int(),
  guestName: z.string(),
  phone: z.string(),
  joinedAt: instant,
  answerBefore: z.exactOptional(instant),
})

const alone = { without: ['shopId', 'businessType'] } as const
const bookingId = uuid
const waitingId = uuid
/** Of one part of the store: which tables can be put together is the staff's to judge. */
const tableIds = z.array(id).check(
  z.minLength(1),
  z.maxLength(12),
  z.refine(ids => new Set(ids).size === ids.length),
)
const ofWaiting = <const P extends `/${string}`>(path: P) =>
  call({
    path,
    gate: 'staff',
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
    request: z.object({ bookingId }),
    response: staffBooking,
    refuses: ['bookingMoved'],
    changes: true,
    ...alone,
  })

/** Bookings of a day and who waits for a table now. BOOK-1 */
export const staffBookingCalls = {
  bookings: call({
    path: '/api/console/bookings',
    gate: 'store',
    request: z.object({ shopId, date: z.optional(day) }),
    response: z.object({
      date: z.string(),
      today: z.string(),
      now: instant,
      /** Whether the store takes bookings at all. */
      offered: z.boolean(),
      tables: z.array(z.object({ tableId: id, tableName: z.string(), seats: z.int(), areaName: z.string() })),
      bookings: z.array(staffBooking),
      waiting: z.array(staffWaiting),
    }),
    refuses: [],
    without: ['businessType'],
  }),
  /**
   * Books a table for a guest who calls or writes, or changes such a booking or a guest's own: any time ahead, whatever the
   * windows for guests are, at tables that are free. The guest is notified if there is a phone or an e-mail address. BOOK-3
   */
  saveBooking: call({
    path: '/api/console/saveBooking',
    gate: 'store',
    request: z.object({
      shopId,
      /** Left out: a new one. */
      booking: z.exactOptional(z.object({ bookingId, version })),
      date: day,
      /** Store-local. */
      time: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
      partySize,
      guestName: text(80).check(z.minLength(1)),
      phoneNumber: z._default(text(40), ''),
      wishes: z._default(text(300), ''),
      /** Left out: the smallest free tables that seat the party. */
      tableIds: z.optional(tableIds),
      /** Of a new booking. */
      source: z._default(z.enum(bookingSources), 'phone'),
      ...details,
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
    request: z.object({
      shopId,
      partySize,
      guestName: z._default(text(80), ''),
      tableIds: z.optional(tableIds),
      sameParty: z.optional(z.boolean()),
      ...details,
    }),
    response: staffBooking,
    refuses: ['bookingNotOffered', 'bookingFull', 'tableTaken', 'tablesUnfit', 'tablesTooSmall', 'tableOccupied'],
    changes: true,
    without: ['businessType'],
  }),
  /** The party comes later than booked: its table is kept for so many minutes longer. 0: it comes on time. BOOK-4 */
  lateBooking: call({
    path: '/api/console/lateBooking',
    gate: 'staff',
    request: z.object({ bookingId, minutes: z.int().check(z.minimum(0), z.maximum(MOST_LATE_MINUTES)) }),
    response: staffBooking,
    refuses: ['bookingMoved'],
    changes: true,
    ...alone,
  }),
  /** Every change of a booking, oldest first. BOOK-4 */
  bookingHistory: call({
    path: '/api/console/bookingHistory',
    gate: 'staff',
    request: z.object({ bookingId }),
    response: z.object({ events: z.array(bookingEvent) }),
    refuses: [],
    ...alone,
  }),
  /**
   * Seats the party. `early`: although the booking is not due. `sameParty`: the party that opened the table by its
   * code is this one. BOOK-2
   */
  seatBooking: call({
    path: '/api/console/seatBooking',
    gate: 'staff',
    request: z.object({ bookingId, early: z.optional(z.boolean()), sameParty: z.optional(z.boolean()) }),
    response: staffBooking,
    refuses: ['bookingMoved', 'bookingNotDue', 'tableOccupied', 'tableTaken'],
    changes: true,
    ...alone,
  }),
  /** Takes a seating back while nothing was ordered: the table is free, and the booking or the place in the list is back. */
  undoSeating: call({
    path: '/api/console/undoSeating',
    gate: 'staff',
    request: z.object({ bookingId }),
    response: staffBooking,
    refuses: ['bookingMoved', 'seatingOrdered', 'tableTaken'],
    changes: true,
    ...alone,
  }),
  /** Ends the visit and clears its tables; not while their bill owes something. */
  finishBooking: call({
    path: '/api/console/finishBooking',
    gate: 'staff',
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
    request: z.object({ bookingId, reason: text(200).check(z.minLength(1)) }),
    response: staffBooking,
    refuses: ['bookingMoved'],
    changes: true,
    ...alone,
  }),
  /** After a no-show: the store keeps the deposit, or gives it back, also one it kept by mistake. */
  settleDeposit: call({
    path: '/api/console/settleDeposit',
    gate: 'staff',
    request: z.object({ bookingId, keep: z.boolean() }),
    response: staffBooking,
    refuses: ['bookingMoved'],
    changes: true,
    ...alone,
  }),
  moveBooking: call({
    path: '/api/console/moveBooking',
    gate: 'staff',
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
    /** Without tables: the smallest free ones. */
    request: z.object({ waitingId, tableIds: z.optional(tableIds), sameParty: z.optional(z.boolean()) }),
    response: staffBooking,
    refuses: ['bookingMoved', 'bookingFull', 'tableTaken', 'tablesUnfit', 'tablesTooSmall', 'tableOccupied'],
    changes: true,
    ...alone,
  }),
  removeWaiting: ofWaiting('/api/console/removeWaiting'),
}
