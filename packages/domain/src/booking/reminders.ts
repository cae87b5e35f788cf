const HOUR = 3_600_000

/** Hours before its time at which a guest is reminded, and the notice (ms) below which the booking itself was message enough. */
const reminders = [
  { hours: 24, notice: 26 * HOUR },
  { hours: 2, notice: 3 * HOUR },
]

/** The reminders of a booking made or changed at `now` for `start` (epoch ms), in hours before it. BOOK-6 */
export const remindersFor = (start: number, now: number): number[] =>
  reminders.filter(({ notice }) => start - now > notice).map(({ hours }) => hours)
