import { LIFE_AFTER_RETURN, type LotUse, type PointLot } from '@comanda/domain/card'
import {
  account,
  lockBalances,
  move,
  POINT,
  post,
  type Posting,
  type PostingKind,
  postWithCommit,
} from '../../ledger/index.ts'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'

/** Key of a customer's points. */
export interface PointsAt {
  corporationId: number
  customerId: number
}

const LOTS = {
  name: 'point_lots',
  text: `select point_lot_id as id, left_points as "left", expires_at, cause_key from point_lot
    where corporation_id = $1 and customer_id = $2 and left_points > 0 order by expires_at, point_lot_id`,
}

interface LotRow {
  id: string
  left: number
  expires_at: Date
  cause_key: string | null
}

/** A customer's lots that are not empty, those that expire first at the front. */
export async function lotsOf(db: Queries, { corporationId, customerId }: PointsAt): Promise<PointLot[]> {
  const { rows } = await db.query<LotRow>(LOTS, [corporationId, customerId])
  return rows.map(({ id, left: remaining, expires_at, cause_key }) => ({
    pointLotId: id,
    left: remaining,
    expiresAt: expires_at.getTime(),
    ...(cause_key !== null && { causeKey: cause_key }),
  }))
}

const STANDING = {
  name: 'point_standing',
  text: `select coalesce((select balance from ledger_balance where corporation_id = $1 and account = $4), 0)
      - coalesce((select sum(left_points) from point_lot where corporation_id = $1 and customer_id = $2 and left_points > 0
        and expires_at <= $3), 0)::bigint as points, next.left_points as "left", next.expires_at as "expiresAt"
    from (values (1)) as one left join lateral (select left_points, expires_at from point_lot where corporation_id = $1
      and customer_id = $2 and left_points > 0 and expires_at > $3 order by expires_at, point_lot_id limit 1) next on true`,
}

/** A customer's usable points, and the lot that expires next. */
export interface PointsState {
  points: number
  next?: { left: number; expiresAt: number }
}

/**
 * The same as the sum of the unexpired lots, from the account that always holds that of all lots (M1): its cost does not grow with
 * the lots.
 */
export async function pointsStateOf(
  db: Queries,
  { corporationId, customerId }: PointsAt,
  now: number,
): Promise<PointsState> {
  const values = [corporationId, customerId, new Date(now), account.points(customerId)]
  const { rows } = await db.query<{ points: number; left: number | null; expiresAt: Date | null }>(STANDING, values)
  const { points = 0, left = null, expiresAt = null } = rows[0] ?? {}
  return { points, ...(left !== null && expiresAt && { next: { left, expiresAt: expiresAt.getTime() } }) }
}

/** Locks a customer's points: the balance read after this is the one that is changed. M4 */
export const lockPoints = async (tx: Tx, { corporationId, customerId }: PointsAt): Promise<number> =>
  (await lockBalances(tx, corporationId, [account.points(customerId)]))[0] ?? 0

const TAKE = {
  name: 'point_lot_take',
  text: `update point_lot set left_points = left_points - $4
    where corporation_id = $1 and customer_id = $2 and point_lot_id = $3 and left_points >= $4`,
}

/** Takes points out of their lots; too few in a lot is a fault, because the account is locked. */
export async function takeUses(
  tx: Tx,
  { corporationId, customerId }: PointsAt,
  uses: readonly LotUse[],
): Promise<void> {
  for (const { pointLotId, points } of uses) {
    const { count } = await tx.query(TAKE, [corporationId, customerId, pointLotId, points])
    if (count !== 1) throw new Error(`points of ${pointLotId} are gone under the lock`)
  }
}

const PUT_BACK = {
  name: 'point_lot_put_back',
  text: `update point_lot set left_points = left_points + $4,
      expires_at = case when expires_at <= $5 then $6 else expires_at end
    where corporation_id = $1 and customer_id = $2 and point_lot_id = $3`,
}

/** Returns points to their lots; an expired lot is valid for thirty more days, with the returned points only. */
export async function putBack(tx: Tx, at: PointsAt, uses: readonly LotUse[], now: number): Promise<void> {
  await endLots(tx, at, now)
  const until = new Date(now + LIFE_AFTER_RETURN)
  for (const { pointLotId, points } of uses)
    await tx.query(PUT_BACK, [at.corporationId, at.customerId, pointLotId, points, new Date(now), until])
}

const ADD = {
  name: 'point_lot_add',
  text: `insert into point_lot
    (corporation_id, customer_id, point_lot_id, points, left_points, expires_at, created_at, cause_key)
    values ($1, $2, $3, $4, $4, $5, $6, $7)`,
}

interface NewLot {
  points: number
  causeKey: string
  expiresAt: number
  now: number
}

/** Inserts a lot. Queued, not awaited. */
export const addLot = (tx: Tx, at: PointsAt, { points, causeKey, expiresAt, now }: NewLot): void =>
  tx.send(ADD, [at.corporationId, at.customerId, uuidv7(), points, new Date(expiresAt), new Date(now), causeKey])

const EMPTY = {
  name: 'point_lot_empty',
  text: `update point_lot set left_points = 0
    where corporation_id = $1 and customer_id = $2 and expires_at <= $3 and left_points > 0
    returning point_lot_id as id, (select l.left_points from point_lot l where l.corporation_id = $1
      and l.customer_id = $2 and l.point_lot_id = point_lot.point_lot_id) as ended`,
}

/** Expires the lots that are over at `now`: ledger and lots together, under the account's lock. CARD-7 */
export async function endLots(tx: Tx, at: PointsAt, now: number): Promise<number> {
  await lockPoints(tx, at)
  const { rows } = await tx.query<{ id: string; ended: number }>(EMPTY, [
    at.corporationId,
    at.customerId,
    new Date(now),
  ])
  const ended = rows.reduce((sum, row) => sum + row.ended, 0)
  if (ended === 0) return 0
  await postPoints(tx, at, { points: -ended, causeKey: `points-ended:${uuidv7()}`, kind: 'pointsExpired', at: now })
  return ended
}

/** A movement of points between a customer and the brand; positive = to the customer. */
export interface PointsMove {
  points: number
  causeKey: string
  kind: PostingKind
  at: number
  reference?: string
  shopId?: number
}

function postingOf({ corporationId, customerId }: PointsAt, { points, at, ...more }: PointsMove): Posting {
  const [own, brandAccount] = [account.points(customerId), account.brand('points')]
  const entries = points > 0 ? move(points, brandAccount, own) : move(-points, own, brandAccount)
  return { corporationId, currencyCode: POINT, entries, at: new Date(at), ...more }
}

/** Posts a movement of points against the brand. M1 */
export const postPoints = (tx: Tx, at: PointsAt, moved: PointsMove) => post(tx, postingOf(at, moved))

/** The same for a new cause, under the points' lock: queued, not awaited. M1 */
export const postPointsSurely = (tx: Tx, at: PointsAt, moved: PointsMove): void =>
  postWithCommit(tx, postingOf(at, moved))
