import type { booking as calls, staffBookingCalls } from '@comanda/contract/booking'
import type { PassFacts } from '@comanda/domain/pass'
import type { Queries } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { BookingPort } from '../../ports/booking.ts'
import { claimBookings } from './account/claim-bookings.ts'
import { eraseBookings, hasBookingAhead } from './account/erase-bookings.ts'
import { availability, shopList } from './guest/availability.ts'
import { bookedAhead } from './booked-ahead.ts'
import { depositPayments } from './deposit/deposit-payments.ts'
import { cancelBooking } from './end-booking.ts'
import { confirmBooking, openBooking } from './guest/link.ts'
import { bookingDetail, listBookings } from './guest/guest-bookings.ts'
import type { Deps } from './deps.ts'
import { workReminders } from './notices.ts'
import { bookingPassFacts } from './pass-facts.ts'
import { numbersOf } from './queries.ts'
import { createBooking, updateBooking } from './guest/save-booking.ts'
import { endSeating, seatingMoved, seatingsOf } from './staff/table-seatings.ts'
import { staffBookings } from './staff/staff-board.ts'
import { saveBooking } from './staff/save-booking.ts'
import { bookingHistory } from './staff/booking-details.ts'
import { bookingDays } from './staff/service-board.ts'
import { seatWalkIn } from './staff/seat-party.ts'
import { staffSteps } from './staff/staff-steps.ts'
import { joinWaitlist, leaveWaitlist, waitlistState } from './guest/waitlist.ts'
import { type BookingWatchdog, bookingWatchdog } from './watchdog.ts'
import { watchables } from './watchable.ts'

export type { Deps } from './deps.ts'
export type { DepositToPay } from './deposit/deposit-payments.ts'
export { openBookings } from './staff/open-bookings.ts'
export { pastQuarters } from './retention.ts'
export { personalBooking, personalWaiting } from './tables.ts'

type StaffCalls = typeof staffBookingCalls

/** Bookings and the waiting list, from both sides. */
export interface BookingModule extends BookingPort {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<StaffCalls>
  watchdog: BookingWatchdog
  watchables: ReturnType<typeof watchables>
  claimBookings: typeof claimBookings
  hasBookingAhead: typeof hasBookingAhead
  eraseBookings: typeof eraseBookings
  bookedAhead: typeof bookedAhead
  numbersOf: typeof numbersOf
  payments: ReturnType<typeof depositPayments>
  /** What a pass shows of a person's own booking. CARD-9 */
  passFacts(
    db: Queries,
    person: { corporationId: number; owner: string },
    bookingId: string,
  ): Promise<PassFacts | undefined>
}

export function createBookings(deps: Deps): BookingModule {
  workReminders(deps)
  return {
    handlers: {
      shopList: shopList(deps),
      availability: availability(deps),
      create: createBooking(deps),
      update: updateBooking(deps),
      cancel: cancelBooking(deps),
      list: listBookings(deps),
      detail: bookingDetail(deps),
      open: openBooking(deps),
      confirm: confirmBooking(deps),
      joinWaitlist: joinWaitlist(deps),
      leaveWaitlist: leaveWaitlist(deps),
      waitlistState: waitlistState(deps),
    },
    staffHandlers: {
      bookings: staffBookings(deps),
      saveBooking: saveBooking(deps),
      seatWalkIn: seatWalkIn(deps),
      bookingDays: bookingDays(deps),
      bookingHistory: bookingHistory(deps),
      ...staffSteps(deps),
    },
    watchdog: bookingWatchdog(deps),
    watchables: watchables(deps),
    claimBookings,
    hasBookingAhead,
    eraseBookings,
    bookedAhead,
    numbersOf,
    seatingsOf: (db, shop) => seatingsOf(deps, db, shop),
    endSeating: (tx, table) => endSeating(tx, deps, table),
    seatingMoved: (tx, table) => seatingMoved(tx, deps, table),
    payments: depositPayments(deps),
    passFacts: (db, person, bookingId) => bookingPassFacts(deps, db, person, bookingId),
  }
}
