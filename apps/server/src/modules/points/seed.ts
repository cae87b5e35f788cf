import type { Tx } from '../../platform/db/index.ts'
import { givePoints } from './points-gift.ts'

/** Initial points, earned some days before today. */
export interface PointsSeed {
  customerId: number
  points: number
  daysAgo: number
  shopId: number
}

const DAY = 86_400_000

/** Inserts points into an empty database. */
export async function seedPoints(
  tx: Tx,
  corporationId: number,
  seeds: readonly PointsSeed[],
  months: number,
  now: Date,
) {
  for (const [at, { customerId, points, daysAgo, shopId }] of seeds.entries())
    await givePoints(tx, {
      corporationId,
      customerId,
      points,
      causeKey: `seed:points:${customerId}:${at}`,
      kind: 'pointsEarned',
      months,
      at: now.getTime() - daysAgo * DAY,
      shopId,
    })
}
