import { monthsAfter, takeFromLots } from '@comanda/domain/card'
import type { Tx } from '../../platform/db/index.ts'
import { addLot, endLots, lockPoints, lotsOf, type PointsAt, postPoints, postPointsSurely, takeUses } from './lots.ts'

/** Points to give, once per `causeKey`. */
export interface PointsGift extends PointsAt {
  points: number
  causeKey: string
  kind: 'pointsEarned' | 'pointsGiven' | 'adjustedUp' | 'opening'
  /** Months until they expire. */
  months: number
  at: number
  reference?: string
  shopId?: number
}

const OWED = {
  name: 'point_debt_owed',
  text: 'select owed from point_debt where corporation_id = $1 and customer_id = $2',
}
const SETTLE = {
  name: 'point_debt_settle',
  text: 'update point_debt set owed = owed - $3 where corporation_id = $1 and customer_id = $2',
}

/** Settles up to `points` of the debt that was read; returns how many. */
async function settleDebt(
  tx: Tx,
  { corporationId, customerId }: PointsAt,
  points: number,
  owed: number,
): Promise<number> {
  const settled = Math.min(owed, points)
  if (settled > 0) await tx.query(SETTLE, [corporationId, customerId, settled])
  return settled
}

/** Gives points as a new lot, minus the debt; false if this cause gave before. CARD-7, M4 */
export async function givePoints(tx: Tx, giving: PointsGift): Promise<boolean> {
  const { points, months, ...move } = giving
  if (points <= 0) return false
  // Sent together, the queries run in order: the points' account is locked by its posting when the debt is read.
  const [posted, debt] = await Promise.all([
    postPoints(tx, giving, { ...move, points }),
    tx.query<{ owed: number }>(OWED, [giving.corporationId, giving.customerId]),
  ])
  if (posted !== 'posted') return false
  const settled = await settleDebt(tx, giving, points, debt.rows[0]?.owed ?? 0)
  const settlement = {
    ...move,
    causeKey: `debt:${giving.causeKey}`,
    kind: 'pointsTakenBack' as const,
    points: -settled,
  }
  if (settled > 0) await postPoints(tx, giving, settlement)
  if (points > settled) {
    const { at: now, causeKey } = giving
    addLot(tx, giving, { points: points - settled, causeKey, expiresAt: monthsAfter(now, months), now })
  }
  return true
}

/**
 * Posts points of a new cause to a customer whose points are locked and whose debt is `owed`; returns what is left for
 * a lot, which the caller inserts. Not awaited if there is no debt. CARD-7, M4
 */
export async function giveUnderLock(tx: Tx, owed: number, giving: Omit<PointsGift, 'months'>): Promise<number> {
  const { points, ...move } = giving
  postPointsSurely(tx, giving, { ...move, points })
  const settled = await settleDebt(tx, giving, points, owed)
  const settlement = {
    ...move,
    causeKey: `debt:${giving.causeKey}`,
    kind: 'pointsTakenBack' as const,
    points: -settled,
  }
  if (settled > 0) postPointsSurely(tx, giving, settlement)
  return points - settled
}

/** Points to take back, once per `causeKey`. */
export interface Taking extends PointsAt {
  points: number
  causeKey: string
  at: number
  reference?: string
  /** The cause of the points: its own lot is used before others. */
  given?: string
}

const OWE = {
  name: 'point_debt_owe',
  text: `insert into point_debt (corporation_id, customer_id, owed) values ($1, $2, $3)
    on conflict (corporation_id, customer_id) do update set owed = point_debt.owed + excluded.owed`,
}

/**
 * Takes back as many points as there are; the rest becomes a debt of the next earned ones. The caller ensures it
 * happens once. M4, M10
 */
export async function takePointsBack(tx: Tx, { points, given, ...taking }: Taking): Promise<void> {
  if (points <= 0) return
  await endLots(tx, taking, taking.at)
  const balance = await lockPoints(tx, taking)
  const now = Math.min(points, balance)
  const uses = now > 0 ? takeFromLots(await lotsOf(tx, taking), now, taking.at, given) : []
  if (!uses) throw new Error(`the lots of ${taking.customerId} do not hold what the ledger says`)
  if (now > 0) {
    await postPoints(tx, taking, { ...taking, kind: 'pointsTakenBack', points: -now })
    await takeUses(tx, taking, uses)
  }
  if (points > now) await tx.query(OWE, [taking.corporationId, taking.customerId, points - now])
}
