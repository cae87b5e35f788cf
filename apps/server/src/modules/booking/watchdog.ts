import type { BookingState } from '@comanda/domain/booking'
import { createInterval } from '../../platform/interval.ts'
import { moveBooking } from './end-booking.ts'
import type { Deps } from './deps.ts'
import { recordChange } from './history.ts'
import { lockBooking } from './queries.ts'
import { returnUnclaimed } from './staff/staff-deposit.ts'
import type { BookingTables } from './tables.ts'
import { lockWaiting } from './waiting-queries.ts'
import { moveWaiting } from './guest/waitlist.ts'

/** The next state of a booking at its deadline: deposit missing, no-show, or end of the stay. */
const outOfTime: Partial<Record<BookingState, BookingState>> = {
  awaitingDeposit: 'lapsed',
  booked: 'noShow',
  seated: 'completed',
}

const BATCH_SIZE = 100
const INTERVAL_MS = 5000

export interface BookingWatchdog {
  /** Ends every booking and wait past its deadline and returns how many. Safe to run in several processes at once. */
  sweep(): Promise<number>
  start(): void
  stop(): Promise<void>
}

/**
 * Ends bookings of guests who did not come and called parties that did not come. The deadline is stored in the row.
 * BOOK-1
 */
export function bookingWatchdog(deps: Deps): BookingWatchdog {
  const { db, clock, log } = deps

  const due = async (table: 'booking' | 'waiting_party') => {
    const id = table === 'booking' ? 'booking_id' : 'waiting_id'
    const rows = await db
      .withTables<BookingTables>()
      .selectFrom(table)
      .select(['corporation_id', `${id} as id`])
      .where('watch_at', '<=', new Date(clock()))
      .orderBy('watch_at')
      .limit(BATCH_SIZE)
      .execute()
    return rows as { corporation_id: number; id: string }[]
  }
  const isDue = (row: { watch_at: Date | null } | undefined) =>
    row?.watch_at !== null && row?.watch_at !== undefined && row.watch_at.getTime() <= clock()

  const endBooking = (corporationId: number, bookingId: string) =>
    db.inTx(async tx => {
      const row = await lockBooking(tx, corporationId, bookingId)
      if (!row || !isDue(row)) return undefined
      const to = outOfTime[row.state]
      const after = to ? await moveBooking(tx, deps, row, { to, by: 'watchdog' }) : await returnUnclaimed(tx, deps, row)
      if (after) await recordChange(tx, { before: row, after }, { kind: 'watchdog' })
      return after
    })
  const endWaiting = (corporationId: number, waitingId: string) =>
    db.inTx(async tx => {
      const row = await lockWaiting(tx, corporationId, waitingId)
      return row && isDue(row) ? moveWaiting(tx, deps, row, { to: 'lapsed', by: 'watchdog' }) : undefined
    })

  const sweep = async () => {
    let ended = 0
    for (const [table, end] of [['booking', endBooking] as const, ['waiting_party', endWaiting] as const]) {
      for (const { corporation_id, id } of await due(table)) {
        try {
          if (await end(corporation_id, id)) ended += 1
        } catch (error) {
          // A row that fails must not delay the others.
          log.error('a booking could not be ended', { id, error })
        }
      }
    }
    return ended
  }
  const rounds = createInterval(INTERVAL_MS, sweep, error =>
    log.warn('the watchdog of bookings could not look', { error }),
  )
  return { sweep, start: rounds.start, stop: rounds.stop }
}
