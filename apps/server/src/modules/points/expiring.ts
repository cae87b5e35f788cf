import { once } from '../../platform/jobs/index.ts'
import type { PointsDeps } from './deps.ts'

const DAY_MS = 86_400_000
/** How long before they expire points are announced. */
const AHEAD_MS = 14 * DAY_MS

const EXPIRING = {
  name: 'point_lots_expiring',
  text: `select customer_id, sum(left_points) as points, min(expires_at) as expires_at from point_lot
    where corporation_id = $1 and left_points > 0 and expires_at > $2 and expires_at <= $3
    group by customer_id, date_trunc('day', expires_at at time zone 'UTC') order by 3, 1`,
}

interface ExpiringRow {
  customer_id: number
  points: number
  expires_at: Date
}

/**
 * Announces points that expire in the next two weeks, once a day by one of several processes; points of one day are one notice.
 * Returns the number of notices. NOTIFY-5
 */
export async function announceExpiring(deps: PointsDeps, corporationId: number): Promise<number> {
  const { db, clock } = deps
  const now = clock()
  const at = new Date(now)
  const [day] = at.toISOString().split('T')
  const isFirst = await db.inTx(tx => once(tx, { corporationId, key: `points-expiring:${day}`, at }))
  if (!isFirst) return 0
  const { rows } = await db.query<ExpiringRow>(EXPIRING, [corporationId, at, new Date(now + AHEAD_MS)])
  for (const { customer_id: customerId, points, expires_at: expiresAt } of rows) {
    const [expiryDay] = expiresAt.toISOString().split('T')
    const eventKey = `points-expiring:${customerId}:${expiryDay}`
    await db.inTx(tx =>
      deps.notifyExpiring(tx, {
        corporationId,
        customerId,
        points: Number(points),
        expiresAt: expiresAt.getTime(),
        eventKey,
      }),
    )
  }
  return rows.length
}
