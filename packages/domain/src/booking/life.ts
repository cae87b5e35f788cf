/**
 * State of a booking. `awaitingDeposit`: its table is held while the deposit is paid, and released (`lapsed`) otherwise.
 * `seated`: the party is at its table; the last four are final.
 */
export type BookingState = 'awaitingDeposit' | 'booked' | 'seated' | 'completed' | 'cancelled' | 'noShow' | 'lapsed'

/** State of a party on the waiting list. `called`: a table is held for it. */
export type WaitingState = 'waiting' | 'called' | 'seated' | 'left' | 'lapsed'

/** Originator of a transition. `watchdog`: a deadline passed; `payment`: a payment arrived. */
export type BookingActor = 'guest' | 'staff' | 'watchdog' | 'payment'

type Life<S extends string> = Record<S, Partial<Record<S, readonly BookingActor[]>>>

/** Allowed transitions of a booking. BOOK-1 */
const bookingLife = {
  awaitingDeposit: { booked: ['payment'], cancelled: ['guest', 'staff'], lapsed: ['watchdog'] },
  booked: { seated: ['staff'], cancelled: ['guest', 'staff'], noShow: ['staff', 'watchdog'] },
  // Back to `booked`, or `lapsed` for a party from the waiting list: its seating was undone.
  seated: { completed: ['staff', 'watchdog', 'payment'], booked: ['staff'], lapsed: ['staff'] },
  completed: {},
  cancelled: {},
  noShow: {},
  lapsed: {},
} as const satisfies Life<BookingState>

/** Allowed transitions of a waiting party. */
const waitingLife = {
  waiting: { called: ['staff'], seated: ['staff'], left: ['guest', 'staff'], lapsed: ['watchdog'] },
  called: { seated: ['staff'], left: ['guest', 'staff'], lapsed: ['watchdog'] },
  seated: { waiting: ['staff'] },
  left: {},
  lapsed: {},
} as const satisfies Life<WaitingState>

/** Whether `by` may move a booking from one state to another. */
export function mayMoveBooking(from: BookingState, to: BookingState, by: BookingActor): boolean {
  const transitions: Life<BookingState>[BookingState] = bookingLife[from]
  return transitions[to]?.includes(by) ?? false
}

/** Whether `by` may move a waiting party from one state to another. */
export function mayMoveWaiting(from: WaitingState, to: WaitingState, by: BookingActor): boolean {
  const transitions: Life<WaitingState>[WaitingState] = waitingLife[from]
  return transitions[to]?.includes(by) ?? false
}

export const bookingStates = Object.keys(bookingLife) as BookingState[]
export const waitingStates = Object.keys(waitingLife) as WaitingState[]

/** Whether the booking has ended and its table is free. */
export const isBookingEnded = (state: BookingState): boolean => Object.keys(bookingLife[state]).length === 0

/** Whether the party has left the waiting list. */
export const isWaitingEnded = (state: WaitingState): boolean => state !== 'waiting' && state !== 'called'
