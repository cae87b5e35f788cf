/** A code that is shown at a table changes so often (ms). C6 */
export const ENTRY_CODE_MS = 60_000

/** How many codes are good at once: the one that shows, and those just before it, for who scanned them then. */
export const GOOD_ENTRY_CODES = 5

/** The turns whose codes are good at `now` (epoch ms), the one that shows first. C6 */
export const goodTurns = (now: number): number[] => {
  const turn = Math.floor(now / ENTRY_CODE_MS)
  return Array.from({ length: GOOD_ENTRY_CODES }, (_, back) => turn - back)
}

/** What lets one sit down: the four digits of a party's PIN, or the twelve of a code that changes. */
export const ENTRY_PIN = /^\d{4}$|^\d{12}$/

/** How guests come to sit at shared tables: by the printed code, with the PIN of who sits there, by a code that changes. C6 */
export type TableEntry = 'code' | 'pin' | 'rotating'

/**
 * Whether one orders at a table that pays at the end only from a seat there: the store asks for more than the printed code,
 * or the table was named by its number (`typed`), which anybody can read. ORDER-3, C6
 */
export const asksSeat = (entry: TableEntry | undefined, typed: boolean): boolean =>
  typed || (entry !== undefined && entry !== 'code')
