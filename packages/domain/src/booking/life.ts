/**
 * Where a booking stands. `awaitingDeposit`: its table is kept while a deposit is paid, and goes again (`lapsed`) where none comes.
 * `seated`: they are at their table; the last four end it.
 */
export type BookingState = 'awaitingDeposit' | 'booked' | 'seated' | 'completed' | 'cancelled' | 'noShow' | 'lapsed'

/** Where a party on the waiting list stands. `called`: a table is theirs if they come now. */
export type WaitingState = 'waiting' | 'called' | 'seated' | 'left' | 'lapsed'

/** Who may move them. `watchdog` is time running out, `payment` money that came. */
export type BookingActor = 'guest' | 'staff' | 'watchdog' | 'payment'

type Life<S extends string> = Record<S, Partial<Record<S, readonly BookingActor[]>>>

/** The life of a booking. What is not in here cannot happen. BOOK-1 */
const bookingLife = {
  awaitingDeposit: { booked: ['payment'], cancelled: ['guest', 'staff'], lapsed: ['watchdog'] },
  booked: { seated: ['staff'], cancelled: ['guest', 'staff'], noShow: ['staff', 'watchdog'] },
  seated: { completed: ['staff', 'watchdog'] },
  completed: {},
  cancelled: {},
  noShow: {},
  lapsed: {},
} as const satisfies Life<BookingState>

/** The life of a place on the waiting list. */
const waitingLife = {
  waiting: { called: ['staff'], seated: ['staff'], left: ['guest', 'staff'], lapsed: ['watchdog'] },
  called: { seated: ['staff'], left: ['guest', 'staff'], lapsed: ['watchdog'] },
  seated: {},
  left: {},
  lapsed: {},
} as const satisfies Life<WaitingState>

/** Whether `by` may take a booking from one state to another. */
export function mayMoveBooking(from: BookingState, to: BookingState, by: BookingActor): boolean {
  const edges: Life<BookingState>[BookingState] = bookingLife[from]
  return edges[to]?.includes(by) ?? false
}

/** Whether `by` may take a waiting party from one state to another. */
export function mayMoveWaiting(from: WaitingState, to: WaitingState, by: BookingActor): boolean {
  const edges: Life<WaitingState>[WaitingState] = waitingLife[from]
  return edges[to]?.includes(by) ?? false
}

export const bookingStates = Object.keys(bookingLife) as BookingState[]
export const waitingStates = Object.keys(waitingLife) as WaitingState[]

/** Nothing more happens to it, and its table is free. */
export const isBookingEnded = (state: BookingState): boolean => Object.keys(bookingLife[state]).length === 0

/** Nobody waits any more. */
export const isWaitingEnded = (state: WaitingState): boolean => Object.keys(waitingLife[state]).length === 0
