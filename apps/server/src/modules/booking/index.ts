import type { booking as calls } from '@comanda/contract/booking'
import type { console as consoleCalls } from '@comanda/contract/console'
import type { HandlersOf } from '../../platform/http/index.ts'
import { adoptBookings } from './adopt-bookings.ts'
import { forgetBookings, hasBookingAhead } from './forget-bookings.ts'
import { availability, shopList } from './availability.ts'
import { bookedAhead } from './booked-ahead.ts'
import { depositPayments } from './deposit-payments.ts'
import { cancelBooking } from './end-booking.ts'
import { bookingDetail, listBookings } from './guest-bookings.ts'
import type { Needs } from './needs.ts'
import { workReminders } from './notices.ts'
import { createBooking, updateBooking } from './save-booking.ts'
import { staffBookings } from './staff-board.ts'
import { staffSteps } from './staff-steps.ts'
import { joinWaitlist, leaveWaitlist, waitlistState } from './waitlist.ts'
import { type BookingWatchdog, bookingWatchdog } from './watchdog.ts'
import { watchables } from './watchable.ts'

export type { Needs } from './needs.ts'
export type { DepositToPay } from './deposit-payments.ts'
export { pastQuarters } from './old-rows.ts'

type StaffCalls = Pick<
  typeof consoleCalls,
  | 'bookings'
  | 'seatBooking'
  | 'finishBooking'
  | 'noShowBooking'
  | 'cancelBooking'
  | 'settleDeposit'
  | 'moveBooking'
  | 'callWaiting'
  | 'seatWaiting'
  | 'removeWaiting'
>

/** Bookings and the waiting list, from both sides. */
export interface BookingModule {
  handlers: HandlersOf<typeof calls>
  staffHandlers: HandlersOf<StaffCalls>
  watchdog: BookingWatchdog
  watchables: ReturnType<typeof watchables>
  adoptBookings: typeof adoptBookings
  hasBookingAhead: typeof hasBookingAhead
  forgetBookings: typeof forgetBookings
  bookedAhead: typeof bookedAhead
  payments: ReturnType<typeof depositPayments>
}

export function createBookings(needs: Needs): BookingModule {
  workReminders(needs)
  return {
    handlers: {
      shopList: shopList(needs),
      availability: availability(needs),
      create: createBooking(needs),
      update: updateBooking(needs),
      cancel: cancelBooking(needs),
      list: listBookings(needs),
      detail: bookingDetail(needs),
      joinWaitlist: joinWaitlist(needs),
      leaveWaitlist: leaveWaitlist(needs),
      waitlistState: waitlistState(needs),
    },
    staffHandlers: { bookings: staffBookings(needs), ...staffSteps(needs) },
    watchdog: bookingWatchdog(needs),
    watchables: watchables(needs),
    adoptBookings,
    hasBookingAhead,
    forgetBookings,
    bookedAhead,
    payments: depositPayments(needs),
  }
}
