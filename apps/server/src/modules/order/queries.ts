import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { EventRow, OrderRow, OrderTables } from './tables.ts'

const UPDATE = {
  name: 'order_change',
  text: `with changed as (
      update customer_order
      set state = $3, pay_state = $4, version = version + 1, call_count = $5, promised_at = $6, watch_at = $7,
        totals = $8, details = $9, checked = $10, changed_at = $11, ended_at = $12, payment_method = $20
      where corporation_id = $1 and order_id = $2 and version = $13
      returning corporation_id, order_id, version, state, pay_state, changed_at
    )
    insert into order_event
      (corporation_id, order_id, version, kind, state, pay_state, by_kind, by_id, by_name, reason, detail, at)
    select corporation_id, order_id, version, $14, state, pay_state, $15, $16, $17, $18, $19, changed_at from changed`,
}

export type EventOf = Pick<EventRow, 'kind' | 'by_kind' | 'by_id' | 'by_name' | 'reason' | 'detail'>

/**
 * Writes a locked order as it is after a step, with the event of its history, without waiting. A concurrent write in
 * between is an error.
 */
export function updateOrder(tx: Tx, row: OrderRow, event: EventOf): void {
  const values = [
    row.corporation_id,
    row.order_id,
    row.state,
    row.pay_state,
    row.call_count,
    row.promised_at,
    row.watch_at,
    JSON.stringify(row.totals),
    JSON.stringify(row.details),
    row.checked,
    row.changed_at,
    row.ended_at,
    row.version - 1,
    event.kind,
    event.by_kind,
    event.by_id,
    event.by_name,
    event.reason,
    event.detail === undefined || event.detail === null ? null : JSON.stringify(event.detail),
    row.payment_method,
  ]
  tx.send(UPDATE, values, 1)
}

const PRICE = {
  name: 'order_price',
  text: `with changed as (
      update customer_order set total = $3, lines = $4, totals = $5, version = $6, changed_at = $7, details = $9, stock = $14
      where corporation_id = $1 and order_id = $2 and version = $6 - 1
      returning corporation_id, order_id, version, state, pay_state, changed_at
    )
    insert into order_event
      (corporation_id, order_id, version, kind, state, pay_state, by_kind, by_id, by_name, reason, detail, at)
    select corporation_id, order_id, version, 'price', state, pay_state, $10, $11, $12, $13, $8, changed_at from changed`,
}

/** A person or an API key that changed the price of an order. */
export interface PriceChanger {
  id: string
  name: string
  reason: string
}

/**
 * Writes the new price of a locked order; without `by` it follows from its bill.
 * @throws where it was changed in between
 */
export async function writePrice(
  tx: Tx,
  row: OrderRow,
  detail: { was: number; is: number },
  by?: PriceChanger,
): Promise<void> {
  const { count } = await tx.query(PRICE, [
    row.corporation_id,
    row.order_id,
    row.total,
    JSON.stringify(row.lines),
    JSON.stringify(row.totals),
    row.version,
    row.changed_at,
    JSON.stringify(detail),
    JSON.stringify(row.details),
    by ? 'staff' : 'bill',
    by?.id ?? '',
    by?.name ?? '',
    by?.reason ?? '',
    JSON.stringify(row.stock),
  ])
  if (count !== 1) throw new Error('A round changed under its lock')
}

const LOCK = {
  name: 'order_lock',
  text: 'select * from customer_order where corporation_id = $1 and order_id = $2 for update',
}

/** The order, locked until the transaction ends; undefined if there is none. */
export const lockOrder = async (tx: Tx, corporationId: number, orderId: string): Promise<OrderRow | undefined> =>
  (await tx.query<OrderRow>(LOCK, [corporationId, orderId])).rows[0]

const LOCK_TO_PAY = {
  name: 'order_lock_to_pay',
  text: `select order_id, owner, shop_id, biz_type, state, pay_state, payment_method, total, totals, watch_at, bill_id, details -> 'counters' as counters,
      coalesce(jsonb_array_length(details -> 'coupons'), 0) as coupons
    from customer_order where corporation_id = $1 and order_id = $2 for update`,
}

type ToPay = Pick<
  OrderRow,
  | 'order_id'
  | 'owner'
  | 'shop_id'
  | 'biz_type'
  | 'state'
  | 'pay_state'
  | 'payment_method'
  | 'total'
  | 'totals'
  | 'watch_at'
  | 'bill_id'
>

/**
 * The fields of an order that payment reads, locked until the transaction ends. Leaves out the dishes, which are most
 * of a row.
 */
export const lockToPay = async (tx: Tx, corporationId: number, orderId: string) =>
  (
    await tx.query<ToPay & { coupons: number; counters: OrderRow['details']['counters'] | null }>(LOCK_TO_PAY, [
      corporationId,
      orderId,
    ])
  ).rows[0]

/** An order of the brand by any guest; undefined if there is none. The caller checks who may see it. */
export const findOrder = (db: Queries, corporationId: number, orderId: string): Promise<OrderRow | undefined> =>
  db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()

const BILL_OF = {
  name: 'order_bill_of',
  text: 'select bill_id from customer_order where corporation_id = $1 and order_id = $2',
}

/** The bill an order is a round of. */
export const findBillOf = async (db: Queries, corporationId: number, orderId: string): Promise<string | undefined> =>
  (await db.query<{ bill_id: string | null }>(BILL_OF, [corporationId, orderId])).rows[0]?.bill_id ?? undefined

/** A person's own order; undefined for another person's. A1 */
export async function findOwn(db: Queries, caller: { corporationId: number; owner: string }, orderId: string) {
  const row = await findOrder(db, caller.corporationId, orderId)
  return row?.owner === caller.owner ? row : undefined
}

/** The order placed from this version of a cart. O3 */
export const findByCart = (
  db: Queries,
  corporationId: number,
  cart: { cartId: string; cartVersion: number },
): Promise<OrderRow | undefined> =>
  db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('cart_id', '=', cart.cartId)
    .where('cart_version', '=', cart.cartVersion)
    .executeTakeFirst()

/** The order placed by this request of the person, if it was answered before. ORDER-10 */
export const findByRequest = (db: Queries, caller: { corporationId: number; owner: string }, requestId: string) =>
  db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .selectAll()
    .where('corporation_id', '=', caller.corporationId)
    .where('owner', '=', caller.owner)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

/** The history of an order, oldest event first. */
export const eventsOf = (db: Queries, corporationId: number, orderId: string): Promise<EventRow[]> =>
  db
    .withTables<OrderTables>()
    .selectFrom('order_event')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .orderBy('version')
    .execute()

/** The histories of several orders, each with its oldest event first. */
export async function storiesOf(
  db: Queries,
  corporationId: number,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, EventRow[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .withTables<OrderTables>()
    .selectFrom('order_event')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('order_id')
    .orderBy('version')
    .execute()
  return Map.groupBy(rows, row => row.order_id)
}

/** Orders from one cart that are live or were placed since, newest first: those of a shared table. */
export const ordersOfCart = (
  db: Queries,
  corporationId: number,
  cart: { cartId: string; since: Date },
): Promise<Pick<OrderRow, 'order_id' | 'state' | 'owner' | 'call_count'>[]> =>
  db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .select(['order_id', 'state', 'owner', 'call_count'])
    .where('corporation_id', '=', corporationId)
    .where('cart_id', '=', cart.cartId)
    .where(where => where.or([where('ended_at', 'is', null), where('created_at', '>=', cart.since)]))
    .orderBy('order_id', 'desc')
    .limit(20)
    .execute()
