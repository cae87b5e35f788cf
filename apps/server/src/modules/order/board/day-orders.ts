import { type Money, money, ZERO } from '@comanda/domain/money'
import type { OrderState, PayState } from '@comanda/domain/order'
import { type CounterMethod, type CounterPart, extrasOf, type HandedBack, handedBackOf } from '@comanda/domain/payment'
import type { BizType } from '@comanda/domain/store'
import type { TillMove } from '@comanda/domain/till'
import type { Queries } from '../../../platform/db/index.ts'
import type { PlacedOrder, SoldDish, StaffTaking } from '../../../ports/order.ts'
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
    (totals->>'totalPaidAmount')::bigint as total, details->'counter'->>'method' as counter, details->'counters' as counters,
    details->'handedBack' as handed_back, totals->'totalLines' as lines, coalesce(details->'origin'->>'channel', '') as channel,
    coalesce((details->>'people')::int, 0) as people ${ORDERS_OF_PERIOD} order by order_id limit 20000`,
}

/** Adds to the orders of a period that the store sold them. */
export const SOLD = `${ORDERS_OF_PERIOD} and state not in ('placed', 'cancelled', 'rejected')`

/**
 * The pieces of a line that were sold: none of a dish that staff voided, whose price they took off; all of a dish that was refunded,
 * because refunds are counted by themselves. PAY-16, PAY-18
 */
export const SOLD_PIECES = `((line->>'quantity')::bigint * (line->>'voided' is null or line->>'unserved' is not null)::int)`

const DISHES = {
  name: 'dishes_of_day',
  text: `select line->>'foodId' as food_id,
      min(coalesce(line->'kitchen'->>'displayName', line->>'displayName')) as display_name,
      sum(${SOLD_PIECES})::bigint as count,
      sum((line->>'amount')::bigint - coalesce((line->>'discountAmount')::bigint, 0))::bigint as amount
    from (select lines ${SOLD}) as sold, json_array_elements(lines) as line
    group by line->>'foodId' having sum(${SOLD_PIECES}) > 0 or sum((line->>'amount')::bigint - coalesce((line->>'discountAmount')::bigint, 0)) <> 0
    order by count desc, food_id limit 1000`,
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
  counters: readonly CounterPart[] | null
  handed_back: readonly HandedBack[] | null
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

/** What staff took for an order, and handed back of it, with tips and rounding. PAY-10, PAY-21, PAY-23 */
function takingsOf({ pay_state, payment_method, total, counter, counters, handed_back }: OrderRow): StaffTaking[] {
  if (pay_state === 'unpaid') return []
  const returnedOf = (at: number) => handedBackOf(handed_back?.filter(({ part }) => part === at))
  if (counters)
    return counters.map((part, at) => ({
      amount: money(part.amount + extrasOf(part)),
      returnedAmount: returnedOf(at),
      counter: part.method,
    }))
  const whole = { amount: total, returnedAmount: returnedOf(0), ...(counter !== null && { counter }) }
  return payment_method === 'out-line' ? [whole] : []
}

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
    takings: takingsOf(row),
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

/** The payments that staff took of an order `o`, by their position from 0; `amount` without tip and rounding. */
const PAYMENTS = `select position - 1 as part, p->>'method' as method, (p->>'amount')::bigint as amount,
        coalesce((p->>'tip')::bigint, 0) as tip, coalesce((p->>'rounding')::bigint, 0) as rounding,
        coalesce(p->>'shiftId', '') as shift_id, p->>'staffId' as by_id
      from jsonb_array_elements(o.details->'counters') with ordinality as c (p, position)
      union all
      select 0, coalesce(o.details->'counter'->>'method', 'out-line'), o.total, coalesce((o.details->'counter'->>'tip')::bigint, 0),
        coalesce((o.details->'counter'->>'rounding')::bigint, 0), coalesce(o.details->'counter'->>'shiftId', ''), null
      where o.details->'counters' is null and o.payment_method = 'out-line'`

/**
 * Each payment that staff took for an order in a period, and handed back: by a refund, or because the order was cancelled, then what
 * refunds had left of it; `amount` without tip and rounding. The rounds of a bill are paid with it. PAY-10, PAY-21, PAY-23
 */
const TAKEN = `select e.at, case when e.kind = 'paid' then 'taken' else 'returned' end as what, part.method,
      case when e.kind = 'paid' then part.amount else part.amount - coalesce((select sum((h->>'amount')::bigint + (h->>'rounding')::bigint)
        from jsonb_array_elements(o.details->'handedBack') as h where (h->>'part')::int = part.part), 0)::bigint end as amount,
      part.tip, part.rounding, part.shift_id, case when e.kind = 'paid' then coalesce(part.by_id, e.by_id) else '' end as staff_id
    from order_event e join customer_order o on o.corporation_id = e.corporation_id and o.order_id = e.order_id
    cross join lateral (${PAYMENTS}) as part
    where e.corporation_id = $1 and e.at >= $3 and e.at < $4
      and ((e.kind = 'refunded' and o.state in ('cancelled', 'rejected')) or (e.kind = 'paid' and e.by_kind = 'staff'))
      and o.shop_id = $2 and o.bill_id is null
    union all
    select e.at, 'returned', h->>'method', (h->>'amount')::bigint, 0, (h->>'rounding')::bigint, '', e.by_id
    from order_event e join customer_order o on o.corporation_id = e.corporation_id and o.order_id = e.order_id
    cross join lateral jsonb_array_elements(e.detail->'handedBack') as h
    where e.corporation_id = $1 and e.at >= $3 and e.at < $4 and e.kind = 'partBack' and e.by_kind = 'staff' and o.shop_id = $2`

const SETTLED = {
  name: 'orders_settled',
  text: `select what, method, count(*)::int as count, sum(amount + tip + rounding)::bigint as amount from (${TAKEN}) as moves group by 1, 2`,
}

/** What staff took for orders in a period, and what they handed back. PAY-10 */
export const settledAt = async (db: Queries, period: Period): Promise<CounterMove[]> =>
  (await db.query<CounterMove>(SETTLED, valuesOf(period))).rows

const TILL = {
  name: 'orders_till',
  text: `select at, what, method, amount + tip + rounding as amount, case when what = 'taken' then tip else 0 end as tip,
      staff_id as "staffId", shift_id as "shiftId" from (${TAKEN}) as moves`,
}

/** Each amount that staff took, with its tip, or handed back for orders in a period. TILL-1 */
export async function tillMovesOfOrders(db: Queries, period: Period): Promise<TillMove[]> {
  const { rows } = await db.query<Omit<TillMove, 'at'> & { at: Date }>(TILL, valuesOf(period))
  return rows.map(row => ({ ...row, at: row.at.getTime() }))
}
