import type { CodeEntry } from '../core/code-entry.ts'

/** Refusals of finding a table: each says what is wrong with the code. */
export const tableCodes = {
  /** No table of this number here. */
  tableUnknown: { code: 'BASE-02-0001', message: 'refusal.tableUnknown', shows: 'toast' },
  /** The code scanned is of no table of ours. */
  tableCodeUnknown: { code: 'BASE-02-0002', message: 'refusal.tableCodeUnknown', shows: 'toast' },
  /** A table of another store. `data`: `{ shopId, shopName }`. */
  tableElsewhere: { code: 'BASE-02-0003', message: 'refusal.tableElsewhere', shows: 'dialog' },
} as const satisfies Record<string, CodeEntry>
