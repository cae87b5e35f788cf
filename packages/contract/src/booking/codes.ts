import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of bookings and of the waiting list. */
export const bookingCodes = {
  bookingNotOffered: { code: 'BOOK-01-0001', message: 'refusal.booking.notOffered', shows: 'toast' },
  /** Not a time the store offers: past, too near, too far ahead, on a closed day. */
  bookingTimeGone: { code: 'BOOK-01-0002', message: 'refusal.booking.timeGone', shows: 'dialog' },
  /** Every table that fits has been taken meanwhile. */
  bookingFull: { code: 'BOOK-01-0003', message: 'refusal.booking.full', shows: 'dialog' },
  /** `params`: `min`, `max`. */
  partySizeUnfit: { code: 'BOOK-01-0004', message: 'refusal.booking.partySize', shows: 'toast' },
  bookingContactNeeded: { code: 'BOOK-01-0005', message: 'refusal.booking.contact', shows: 'toast' },
  bookingsMany: { code: 'BOOK-01-0006', message: 'refusal.booking.many', shows: 'dialog' },
  /** It is no longer as the screen had it. `data`: `{ state, version }`. */
  bookingMoved: { code: 'BOOK-01-0007', message: 'refusal.booking.moved', shows: 'dialog' },
  /** Past the time until which it can be changed or cancelled here. `data`: `{ phone }`. */
  bookingTooLate: { code: 'BOOK-01-0008', message: 'refusal.booking.tooLate', shows: 'dialog' },
  /** Another deposit than the guest saw is asked for. `data`: `{ depositAmount }`. */
  depositChanged: { code: 'BOOK-01-0012', message: 'refusal.booking.depositChanged', shows: 'dialog' },
  /** The change needs a larger deposit than was paid. */
  depositDiffers: { code: 'BOOK-01-0013', message: 'refusal.booking.depositDiffers', shows: 'dialog' },
  waitlistClosed: { code: 'BOOK-01-0009', message: 'refusal.booking.waitlistClosed', shows: 'dialog' },
  /** For the console: somebody has the table in this time. */
  tableTaken: { code: 'BOOK-01-0010', message: 'refusal.booking.tableTaken', shows: 'toast' },
  /** For the console: not tables that are booked, or of several parts of the store. */
  tablesUnfit: { code: 'BOOK-01-0011', message: 'refusal.booking.tablesUnfit', shows: 'toast' },
} as const satisfies Record<string, CodeEntry>
