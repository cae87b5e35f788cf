import { type BookingRules, localTime } from '../store/index.ts'

const MINUTE = 60_000

/** Minutes before its time from which a booking is seated without confirmation, if the store sets nothing else. */
export const EARLY_MINUTES = 60

/** Time (ms) after the end of its stay until which a seated party keeps its table, unless staff clear it before. BOOK-2 */
export const OVERRUN_MS = 120 * MINUTE

/**
 * Whether a booking is due at `now` (epoch ms): on its own store-local day, and no earlier than the store's limit before its
 * start. Seating any other booking needs a confirmation. BOOK-2
 */
export function isDue(
  { start, now }: { start: number; now: number },
  rules: Pick<BookingRules, 'earlyMinutes'> | undefined,
  timeZone: string,
): boolean {
  if (localTime(start, timeZone).date !== localTime(now, timeZone).date) return false
  return start - now <= (rules?.earlyMinutes ?? EARLY_MINUTES) * MINUTE
}
