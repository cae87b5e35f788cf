/** Interval in ms at which the code displayed at a table changes. C6 */
export const ENTRY_CODE_MS = 60_000

/** Number of codes valid at once: the displayed one and those just before it, for guests who scanned them. */
export const GOOD_ENTRY_CODES = 5

/** The intervals whose codes are valid at `now` (epoch ms), the displayed one first. C6 */
export const validCodeIntervals = (now: number): number[] => {
  const interval = Math.floor(now / ENTRY_CODE_MS)
  return Array.from({ length: GOOD_ENTRY_CODES }, (_, offset) => interval - offset)
}

/** Digits of the PIN that a party gets after many wrong tries at its four-digit one. U1 */
export const LONG_PIN = 8

/** The four or eight digits of a party's PIN, or the twelve of a changing code. */
export const ENTRY_PIN = /^\d{4}$|^\d{8}$|^\d{12}$/

/** How guests join shared tables: with the printed code, with the PIN of the table's guests, or with a changing code. C6 */
export type TableEntry = 'code' | 'pin' | 'rotating'

/**
 * Whether ordering at a pay-later table requires a seat there: the store requires more than the printed code, or the table was
 * entered by its number (`typed`), which everyone can read. ORDER-3, C6
 */
export const asksSeat = (entry: TableEntry | undefined, typed: boolean): boolean =>
  typed || (entry !== undefined && entry !== 'code')
