import type { Money } from '@comanda/domain/money'
import type { OrderState, PayState } from '@comanda/domain/order'
import type { CounterMethod } from '@comanda/domain/payment'
import type { BizType } from '@comanda/domain/store'
import type { Queries } from '../../../platform/db/index.ts'
import type { PlacedOrder, SoldDish } from '../../../ports/order.ts'
import type { CounterMove } from '../../../ports/payment.ts'
import type { Period } from '../../../ports/store.ts'
import type { SavedTotals } from '../tables.ts'

/** An order that takes longer than this to end (ms) no longer counts as an order of its day. */
const LASTS_MS = 3 * 86_400_000

/**
 * Orders that the store saw, by the time of placing; the rounds of a bill belong to the day of its first round, because the bill is
 * paid as one.
 */
const WITHIN = `from customer_order o where corporation_id = $1 and shop_id = $2
  and created_at >= $3 and created_at < $4::timestamptz + interval '2 days'
  and (ended_at is null or (ended_at >= $3 and ended_at < $5)) and state not in ('checking', 'awaitingPayment')
  and (case when bill_id is null then created_at else (select min(r.created_at) from customer_order r
    where r.corporation_id = o.corporation_id and r.bill_id = o.bill_id) end) between $3 and $4::timestamptz - interval '1 microsecond'`

const ORDERS = {
  name: 'orders_of_day',
  text: `select order_id, bill_id, biz_type, state, pay_state, payment_method, created_at,
    (totals->>'totalPaidAmount')::bigint as total, details->'counter'->>'method' as counter,
    totals->'totalLines' as lines, coalesce(details->'origin'->>'channel', '') as channel ${WITHIN} order by order_id limit 20000`,
}
const DISHES = {
  name: 'dishes_of_day',
  text: `select line->>'foodId' as food_id,
      min(coalesce(line->'kitchen'->>'displayName', line->>'displayName')) as display_name,
      sum((line->>'quantity')::bigint)::bigint as count,
      sum((line->>'amount')::bigint - coalesce((line->>'discountAmount')::bigint, 0))::bigint as amount
    from (select lines ${WITHIN} and state not in ('placed', 'cancelled', 'rejected')) as sold, json_array_elements(lines) as line
    group by line->>'foodId' order by count desc, food_id limit 1000`,
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
  counter: CounterMethod | null
  lines: SavedTotals['totalLines']
}
interface DishRow {
  food_id: string
  display_name: string
  count: number
  amount: Money
}

const valuesOf = ({ corporationId, shopId, from, until }: Period) => [
  corporationId,
  shopId,
  new Date(from),
  new Date(until),
  new Date(until + LASTS_MS),
]

/** The orders a store received in a period, oldest first. */
export async function ordersOfDay(db: Queries, period: Period): Promise<PlacedOrder[]> {
  const { rows } = await db.query<OrderRow>(ORDERS, valuesOf(period))
  return rows.map(row => ({
    orderId: row.order_id,
    ...(row.bill_id !== null && { billId: row.bill_id }),
    bizType: row.biz_type,
    channel: row.channel,
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

/**
 * Money of orders that staff took in a period, and handed back because the order was cancelled. An order is settled within a month;
 * the rounds of a bill are paid with it.
 */
const SETTLED = {
  name: 'orders_settled',
  text: `select case when e.kind = 'paid' then 'taken' else 'returned' end as what,
      coalesce(o.details->'counter'->>'method', 'out-line') as method, count(*)::int as count, sum(o.total)::bigint as amount
    from customer_order o join order_event e on e.corporation_id = o.corporation_id and e.order_id = o.order_id
    where o.corporation_id = $1 and o.shop_id = $2 and o.bill_id is null and o.payment_method = 'out-line'
      and (o.ended_at is null or o.ended_at >= $3::timestamptz - interval '31 days') and o.created_at < $4
      and e.at >= $3 and e.at < $4 and ((e.kind = 'paid' and e.by_kind = 'staff') or e.kind = 'refunded')
    group by 1, 2`,
}

/** What staff took for orders in a period, and what they handed back. PAY-10 */
export const settledAt = async (db: Queries, { corporationId, shopId, from, until }: Period): Promise<CounterMove[]> =>
  (await db.query<CounterMove>(SETTLED, [corporationId, shopId, new Date(from), new Date(until)])).rows
