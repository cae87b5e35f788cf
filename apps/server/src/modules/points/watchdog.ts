import { createInterval, type Interval } from '../../platform/interval.ts'
import { announceExpiring } from './expiring.ts'
import { endLots } from './lots.ts'
import type { PointsDeps } from './deps.ts'

const INTERVAL_MS = 60_000
const BATCH_SIZE = 200

const DUE = {
  name: 'point_lots_due',
  text: `select distinct corporation_id, customer_id from point_lot
    where left_points > 0 and expires_at <= $1 limit ${BATCH_SIZE}`,
}

/** Expires points. Safe to run in several processes at once. */
export interface PointsWatchdog extends Interval {
  /** Expires what is due and returns the number of customers. */
  sweep(): Promise<number>
}

export function pointsWatchdog(deps: PointsDeps): PointsWatchdog {
  const { db, clock, log } = deps
  const sweep = async () => {
    const now = clock()
    const { rows } = await db.query<{ corporation_id: number; customer_id: number }>(DUE, [new Date(now)])
    for (const { corporation_id, customer_id } of rows)
      await db.inTx(tx => endLots(tx, { corporationId: corporation_id, customerId: customer_id }, now))
    for (const corporationId of await deps.corporations()) await announceExpiring(deps, corporationId)
    return rows.length
  }
  const rounds = createInterval(INTERVAL_MS, sweep, error => log.warn('points could not be ended', { error }))
  return { ...rounds, sweep }
}
