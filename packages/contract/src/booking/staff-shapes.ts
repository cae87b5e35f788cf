import * as z from 'zod/mini'
import { bookingFields, bookingSources, occasions } from '@comanda/domain/booking'
import { currency, id, instant, money, text, uuid } from '../core/index.ts'
import { bookingDeposit, bookingState, waitingState } from './shapes.ts'

/** What staff record of a party. BOOK-4 */
export const partyDetails = {
  allergies: z._default(text(200), ''),
  highChairs: z._default(z.int().check(z.minimum(0), z.maximum(20)), 0),
  occasion: z._default(z.enum(occasions), ''),
  /** An internal note, never shown to the guest. */
  staffNote: z._default(text(300), ''),
}

/** A booking, for staff. */
export const staffBooking = z.object({
  bookingId: uuid,
  version: z.int(),
  bookingNo: z.string(),
  state: bookingState,
  start: instant,
  end: instant,
  partySize: z.int(),
  /** One table, or several joined. */
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
  /** The delay in minutes announced by the party. */
  lateMinutes: z.int(),
  /** When the party was seated. */
  seatedAt: z.exactOptional(instant),
  /** When the guest confirmed that they come. BOOK-7 */
  confirmedAt: z.exactOptional(instant),
  /** From the waiting list, without a booking. */
  walkIn: z.boolean(),
  deposit: z.exactOptional(
    z.object({
      amount: money,
      currency,
      state: bookingDeposit.shape.state,
      /** A no-show whose deposit is undecided. */
      undecided: z.boolean(),
    }),
  ),
})

/** One change of a booking. */
export const bookingEvent = z.object({
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

/** An entry of the waiting list, for staff. */
export const staffWaiting = z.object({
  waitingId: uuid,
  state: waitingState,
  partySize: z.int(),
  guestName: z.string(),
  phone: z.string(),
  joinedAt: instant,
  answerBefore: z.exactOptional(instant),
})

/** A booking window of a day: its guests, and what is free in its fullest quarter hour. BOOK-5 */
export const bookingService = z.object({
  from: instant,
  until: instant,
  bookings: z.int(),
  covers: z.int(),
  seats: z.int(),
  freeSeats: z.int(),
})
