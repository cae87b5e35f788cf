import { monthsAfter, pointsEarnedBy, type PointsAtCurrency, shareBack } from '@comanda/domain/card'
import { type Money, money } from '@comanda/domain/money'
import { account, POINT, flushPostings } from '../../ledger/index.ts'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { giveUnderLock, takePointsBack } from './points-gift.ts'
import type { MemberAt, PointsDeps } from './deps.ts'
import type { PointsTables } from './tables.ts'

/** The rule of a program at stores of one currency. */
export const ruleFor = (rules: readonly PointsAtCurrency[], currencyCode: string): PointsAtCurrency | undefined =>
  rules.find(rule => rule.currency.currencyCode === currencyCode)

/** A paid order: `amount` is what earns points (paid in money or by card), minor units of the store's currency. */
export interface Settled {
  corporationId: number
  orderId: string
  customerId: number
  shopId: number
  amount: Money
  at: number
}

/** What paying `amount` at a store earns a customer; undefined if nothing is earned there. CARD-7 */
export async function earnedAt(
  deps: PointsDeps,
  db: Queries,
  input: Omit<Settled, 'orderId' | 'at'>,
  known?: MemberAt,
) {
  const { corporationId, shopId, amount } = input
  const [shop, { program, bonus }] = await Promise.all([
    deps.shopOf(corporationId, shopId),
    known ?? deps.memberAt(db, input),
  ])
  const rule = program && ruleFor(program.pointsRules, shop?.currency.currencyCode ?? '')
  if (!rule) return undefined
  const base = pointsEarnedBy(amount, rule, 0)
  return { base, points: pointsEarnedBy(amount, rule, bonus ?? 0), isMember: bonus !== undefined, program }
}

const LOCK_TO_EARN = {
  name: 'point_lock_to_earn',
  text: 'select earned, owed from point_lock_to_earn($1, $2, $3, $4, $5)',
}

/** A customer's points before an order earns: whether it earned already, and the customer's debt. */
export interface EarnState {
  earned: boolean
  owed: number
}

/** Reads it with the points locked until the transaction ends. */
export async function lockToEarn(tx: Tx, order: Pick<Settled, 'corporationId' | 'customerId' | 'orderId'>) {
  const { corporationId, customerId, orderId } = order
  flushPostings(tx)
  const values = [corporationId, account.points(customerId), POINT, orderId, customerId]
  const { rows } = await tx.query<EarnState>(LOCK_TO_EARN, values)
  return rows[0] ?? { earned: false, owed: 0 }
}

/** The cause of the points an order earned. */
const earnedBy = (orderId: string): string => `points-earned:${orderId}`

/** Inserts an order's earning, once, and the lot of what is left of it; no lot if all of it settled a debt. */
const NOTE = {
  name: 'point_earning_note',
  text: `with noted as (
      insert into point_earning (corporation_id, order_id, customer_id, amount, points, returned, taken, at)
      values ($1, $2, $3, $4, $5, 0, 0, $6)
    )
    insert into point_lot (corporation_id, customer_id, point_lot_id, points, left_points, expires_at, created_at, cause_key)
    select $1, $3, $7::uuid, $8::bigint, $8::bigint, $9::timestamptz, $6, $10 where $8::bigint > 0`,
}

/** The member and their points, if already read. */
export interface ToSettle {
  member?: MemberAt
  earnState?: EarnState
}

/**
 * Gives a member what an order earned, once; returns the points without the level's bonus, which count as growth.
 * CARD-7
 */
export const settleOrder =
  (deps: PointsDeps) =>
  async (tx: Tx, order: Settled, known: ToSettle = {}): Promise<number> => {
    const earnState = known.earnState ?? (await lockToEarn(tx, order))
    const earned = earnState.earned ? undefined : await earnedAt(deps, tx, order, known.member)
    if (!earned?.isMember || earned.points <= 0) return 0
    const { corporationId, orderId, customerId, shopId, amount, at } = order
    const remaining = await giveUnderLock(tx, earnState.owed, {
      corporationId,
      customerId,
      points: earned.points,
      causeKey: earnedBy(orderId),
      kind: 'pointsEarned',
      at,
      reference: orderId,
      shopId,
    })
    const lot = [uuidv7(), remaining, new Date(monthsAfter(at, earned.program.pointsMonths)), earnedBy(orderId)]
    tx.send(NOTE, [corporationId, orderId, customerId, amount, earned.points, new Date(at), ...lot])
    return earned.base
  }

/** A refund of an order: `amount` of what had earned is returned, minor units, once per `causeKey`. */
export interface Returned {
  corporationId: number
  orderId: string
  causeKey: string
  amount: Money
  at: number
}

const DONE = {
  name: 'point_return_once',
  text: `insert into done_key (corporation_id, key, at) values ($1, $2, $3) on conflict do nothing`,
}

/**
 * Takes back what an order earned, in proportion to its refund, once per cause; partial refunds add up to the same as a
 * full one. Returns how much of the earning amount has been returned in total. M10
 */
export async function returnOrder(tx: Tx, { corporationId, orderId, causeKey, amount, at }: Returned) {
  const db = tx.withTables<PointsTables>()
  const row = await db
    .selectFrom('point_earning')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { count } = await tx.query(DONE, [corporationId, `points-returned:${causeKey}`, new Date(at)])
  const returned = Math.min(amount, row.amount - row.returned)
  if (count !== 1 || returned <= 0) return { whole: row.amount, returned: row.returned }
  const less = shareBack(row.points, money(row.amount), money(row.returned), money(returned))
  await db
    .updateTable('point_earning')
    .set({ returned: row.returned + returned, taken: row.taken + less })
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .execute()
  const taking = { corporationId, customerId: row.customer_id, points: less, at, reference: orderId }
  await takePointsBack(tx, { ...taking, causeKey: `points-returned:${causeKey}`, given: earnedBy(orderId) })
  return { whole: row.amount, returned: row.returned + returned }
}
