import type { Money } from '@comanda/domain/money'
import type { OrderState, PayState } from '@comanda/domain/order'
import type { BizType } from '@comanda/domain/store'
import type { Queries } from '../../../platform/db/index.ts'
import type { PlacedOrder, SoldDish } from '../../../ports/order.ts'
import type { Period } from '../../../ports/store.ts'
import type { SavedTotals } from '../tables.ts'

/** An order that takes longer than this to end (ms) no longer counts as an order of its day. */
const LASTS_MS = 3 * 86_400_000

/** Selects by the end time, or because the order has not ended: placed within the range, and seen by the store. */
const WITHIN = `from customer_order where corporation_id = $1 and shop_id = $2 and created_at >= $3 and created_at < $4
  and (ended_at is null or (ended_at >= $3 and ended_at < $5)) and state not in ('checking', 'awaitingPayment')`

const ORDERS = {
  name: 'orders_of_day',
  text: `select order_id, bill_id, biz_type, state, pay_state, payment_method, total, created_at,
    totals->'totalLines' as lines, coalesce(details->'origin'->>'channel', '') as channel ${WITHIN} order by order_id limit 20000`,
}
const DISHES = {
  name: 'dishes_of_day',
  text: `select line->>'foodId' as food_id,
      min(coalesce(line->'kitchen'->>'displayName', line->>'displayName')) as display_name,
      sum((line->>'quantity')::bigint)::bigint as count,
      sum((line->>'amount')::bigint - coalesce((line->>'discountAmount')::bigint, 0))::bigint as amount
    from (select lines ${WITHIN} and state not in ('cancelled', 'rejected')) as sold, json_array_elements(lines) as line
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
