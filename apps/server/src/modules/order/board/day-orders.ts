import { type Money, ZERO } from '@comanda/domain/money'
import type { OrderState, PayState } from '@comanda/domain/order'
import type { CounterMethod } from '@comanda/domain/payment'
import type { BizType } from '@comanda/domain/store'
import type { TillMove } from '@comanda/domain/till'
import type { Queries } from '../../../platform/db/index.ts'
import type { PlacedOrder, SoldDish } from '../../../ports/order.ts'
import type { CounterMove } from '../../../ports/payment.ts'
import type { Period } from '../../../ports/store.ts'
import type { SavedTotals } from '../tables.ts'

/**
 * Orders that the store saw, by the time of placing; the rounds of a bill belong to the day of its first round, because the bill is
 * paid as one.
 */
export const ORDERS_OF_PERIOD = `from (
    with placed as (select order_id, bill_id from customer_order
      where corporation_id = $1 and shop_id = $2 and created_at >= $3 and created_at < $4)
    select o.* from placed join customer_order o on o.corporation_id = $1 and o.order_id = placed.order_id
      where placed.bill_id is null
    union all
    select o.* from (select distinct bill_id from placed where bill_id is not null) as bill
      join customer_order o on o.corporation_id = $1 and o.bill_id = bill.bill_id
      where not exists (select from customer_order r
        where r.corporation_id = $1 and r.bill_id = bill.bill_id and r.created_at < $3)
  ) as o where state not in ('checking', 'awaitingPayment')`

const ORDERS = {
  name: 'orders_of_day',
  text: `select order_id, bill_id, biz_type, state, pay_state, payment_method, created_at,
    (totals->>'totalPaidAmount')::bigint as total, details->'counter'->>'method' as counter,
    totals->'totalLines' as lines, coalesce(details->'origin'->>'channel', '') as channel,
    coalesce((details->>'people')::int, 0) as people ${ORDERS_OF_PERIOD} order by order_id limit 20000`,
}
const DISHES = {
  name: 'dishes_of_day',
  text: `select line->>'foodId' as food_id,
      min(coalesce(line->'kitchen'->>'displayName', line->>'displayName')) as display_name,
      sum((line->>'quantity')::bigint)::bigint as count,
      sum((line->>'amount')::bigint - coalesce((line->>'discountAmount')::bigint, 0))::bigint as amount
    from (select lines ${ORDERS_OF_PERIOD} and state not in ('placed', 'cancelled', 'rejected')) as sold, json_array_elements(lines) as line
    where line->>'voided' is null group by line->>'foodId' order by count desc, food_id limit 1000`,
}

interface OrderRow {
  order_id: string
  bill_id: string | null
  biz_type: BizType
  state: OrderState
  pay_state: PayState
  payment_method: string
  total: Money
  created_at: Date
  channel: string
  people: number
  counter: CounterMethod | null
  lines: SavedTotals['totalLines']
}
interface DishRow {
  food_id: string
  display_name: string
  count: number
  amount: Money
}

export const valuesOf = ({ corporationId, shopId, from, until }: Period) => [
  corporationId,
  shopId,
  new Date(from),
  new Date(until),
]

/** The orders a store received in a period, oldest first. */
export async function ordersOfDay(db: Queries, period: Period): Promise<PlacedOrder[]> {
  const { rows } = await db.query<OrderRow>(ORDERS, valuesOf(period))
  return rows.map(row => ({
    orderId: row.order_id,
    ...(row.bill_id !== null && { billId: row.bill_id }),
    bizType: row.biz_type,
    channel: row.channel,
    people: row.people,
    state: row.state,
    total: row.total,
    lines: row.lines,
    at: row.created_at.getTime(),
    paid: row.pay_state !== 'unpaid',
    atVenue: row.payment_method === 'out-line',
    ...(row.counter !== null && { counter: row.counter }),
  }))
}

/** The dishes of these orders, most sold first. */
export async function dishesOfDay(db: Queries, period: Period): Promise<SoldDish[]> {
  const { rows } = await db.query<DishRow>(DISHES, valuesOf(period))
  return rows.map(row => ({
    foodId: row.food_id,
    displayName: row.display_name,
    count: Number(row.count),
    amount: row.amount,
  }))
}

const SOLD_BEFORE = {
  name: 'orders_sold_before',
  text: `select count(*)::int as count, coalesce(sum((select sum((part->>'amount')::bigint)
      from json_array_elements(totals->'totalLines') as part where part->>'kind' in ('items', 'discount'))), 0)::bigint as net
    ${ORDERS_OF_PERIOD} and state not in ('placed', 'cancelled', 'rejected') and created_at < $5`,
}

/** How many of the orders of a period that were placed before a time (epoch ms) the store sold, and their dishes less discounts. */
export async function soldBefore(db: Queries, period: Period, before: number): Promise<{ count: number; net: Money }> {
  const { rows } = await db.query<{ count: number; net: Money }>(SOLD_BEFORE, [...valuesOf(period), new Date(before)])
  return rows[0] ?? { count: 0, net: ZERO }
}

/** What staff took for an order, with tip and rounding. */
const WITH_EXTRAS =
  "o.total + coalesce((o.details->'counter'->>'tip')::bigint, 0) + coalesce((o.details->'counter'->>'rounding')::bigint, 0)"

/** Money of orders that staff took in a period, and handed back because the order was cancelled. The rounds of a bill are paid with it. */
const SETTLED = {
  name: 'orders_settled',
  text: `select case when e.kind = 'paid' then 'taken' else 'returned' end as what,
      coalesce(o.details->'counter'->>'method', 'out-line') as method, count(*)::int as count,
      sum(${WITH_EXTRAS})::bigint as amount
    from order_event e join customer_order o on o.corporation_id = e.corporation_id and o.order_id = e.order_id
    where e.corporation_id = $1 and e.at >= $3 and e.at < $4
      and (e.kind = 'refunded' or (e.kind = 'paid' and e.by_kind = 'staff'))
      and o.shop_id = $2 and o.bill_id is null and o.payment_method = 'out-line'
    group by 1, 2`,
}

/** What staff took for orders in a period, and what they handed back. PAY-10 */
export const settledAt = async (db: Queries, { corporationId, shopId, from, until }: Period): Promise<CounterMove[]> =>
  (await db.query<CounterMove>(SETTLED, [corporationId, shopId, new Date(from), new Date(until)])).rows

const TILL = {
  name: 'orders_till',
  text: `select e.at, case when e.kind = 'paid' then 'taken' else 'returned' end as what,
      coalesce(o.details->'counter'->>'method', 'out-line') as method,
      ${WITH_EXTRAS} as amount,
      case when e.kind = 'paid' then coalesce((o.details->'counter'->>'tip')::bigint, 0) else 0 end as tip,
      case when e.by_kind = 'staff' then e.by_id else '' end as "staffId"
    from order_event e join customer_order o on o.corporation_id = e.corporation_id and o.order_id = e.order_id
    where e.corporation_id = $1 and e.at >= $3 and e.at < $4
      and (e.kind = 'refunded' or (e.kind = 'paid' and e.by_kind = 'staff'))
      and o.shop_id = $2 and o.bill_id is null and o.payment_method = 'out-line'`,
}

/** Each amount that staff took, with its tip, or handed back for orders in a period. TILL-1 */
export async function tillMovesOfOrders(db: Queries, period: Period): Promise<TillMove[]> {
  const { rows } = await db.query<Omit<TillMove, 'at'> & { at: Date }>(TILL, valuesOf(period))
  return rows.map(row => ({ ...row, at: row.at.getTime() }))
}
