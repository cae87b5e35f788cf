import type { Tx } from '../../../platform/db/index.ts'
import { followDeposit, isUndecided } from '../deposit/deposit.ts'
import { announceBooking } from '../hints.ts'
import type { Deps } from '../deps.ts'
import { notifyOfDeposit } from '../notices.ts'
import { writeBooking } from '../queries.ts'
import type { BookingRow } from '../tables.ts'

/**
 * Applies the decision of staff about a locked booking's deposit after a no-show, including a correction; undefined if
 * there is nothing to decide. BOOK-1
 */
export async function decideDeposit(
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  keep: boolean,
): Promise<BookingRow | undefined> {
  const mayKeep = isUndecided(row)
  const mayReturn = mayKeep || row.deposit_state === 'kept'
  if (keep ? !mayKeep : !mayReturn) return undefined
  const to = keep ? ('kept' as const) : ('returning' as const)
  await followDeposit(tx, deps, row, to, 'staff')
  const after: BookingRow = {
    ...row,
    deposit_state: to,
    version: row.version + 1,
    watch_at: null,
    changed_at: new Date(deps.clock()),
  }
  await writeBooking(tx, after)
  await notifyOfDeposit(tx, deps, after, 'bookingDeposit')
  announceBooking(tx, deps, after)
  return after
}

/** Returns the deposit of a no-show that staff did not decide in time. */
export const returnUnclaimed = (tx: Tx, deps: Deps, row: BookingRow): Promise<BookingRow | undefined> =>
  isUndecided(row) ? decideDeposit(tx, deps, row, false) : Promise.resolve(undefined)
