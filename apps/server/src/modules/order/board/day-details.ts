import type { OrderFacts } from '@comanda/domain/report'
import type { Queries } from '../../../platform/db/index.ts'
import type { SoldLine } from '../../../ports/order.ts'
import type { Period, ShopAt } from '../../../ports/store.ts'
import { SOLD, SOLD_PIECES, valuesOf } from './day-orders.ts'

const FACTS = {
  name: 'order_facts_of_day',
  text: `select o.order_id, case when o.owner like 'c:%' then substr(o.owner, 3)::bigint else 0 end as customer_id,
      min(e.at) filter (where e.state = 'placed') as placed_at,
      min(e.at) filter (where e.state = 'accepted') as accepted_at,
      min(e.at) filter (where e.state = 'ready') as ready_at,
      (array_agg(e.by_id order by e.version) filter (where e.state = 'accepted' and e.by_kind = 'staff'
        and e.kind in ('move', 'placed')))[1] as by_id,
      (array_agg(e.by_name order by e.version) filter (where e.state = 'accepted' and e.by_kind = 'staff'
        and e.kind in ('move', 'placed')))[1] as by_name
    from (select order_id, owner ${SOLD}) as o join order_event e on e.corporation_id = $1 and e.order_id = o.order_id
    group by o.order_id, o.owner`,
}

interface FactsRow {
  order_id: string
  customer_id: number
  placed_at: Date | null
  accepted_at: Date | null
  ready_at: Date | null
  by_id: string | null
  by_name: string | null
}

const secondsBetween = (from: Date | null, until: Date | null): number | undefined =>
  from && until ? Math.round((until.getTime() - from.getTime()) / 1000) : undefined

function factsOf({ placed_at, accepted_at, ready_at, by_id, by_name }: FactsRow): OrderFacts {
  const toAccept = secondsBetween(placed_at, accepted_at)
  const toReady = secondsBetween(accepted_at, ready_at)
  return {
    employee: { id: by_id ?? '', name: by_name ?? '' },
    ...(toAccept !== undefined && { secondsToAccept: toAccept }),
    ...(toReady !== undefined && { secondsToReady: toReady }),
  }
}

/** With the account that ordered; 0 for a guest without one. */
type AccountedFacts = OrderFacts & { customerId: number }

/** Who accepted the sold orders of a period, and how long they took; by order. */
export async function orderFactsOf(db: Queries, period: Period): Promise<Map<string, AccountedFacts>> {
  const { rows } = await db.query<FactsRow>(FACTS, valuesOf(period))
  return new Map(rows.map(row => [row.order_id, { ...factsOf(row), customerId: row.customer_id }]))
}

const LINES = {
  name: 'sold_lines_of_day',
  text: `with line as materialized (
      select line from (select lines ${SOLD}) as sold, json_array_elements(lines) as line
    )
    select 'dish' as kind, line->>'foodId' as key, min(coalesce(line->'kitchen'->>'displayName', line->>'displayName')) as name,
      sum(${SOLD_PIECES})::bigint as count, sum((line->>'amount')::bigint)::bigint as gross,
      sum(coalesce((line->>'discountAmount')::bigint, 0))::bigint as discounts
    from line group by 2
    union all
    select 'group', coalesce(line->>'menuGroupId', ''), '', sum(${SOLD_PIECES})::bigint,
      sum((line->>'amount')::bigint)::bigint, sum(coalesce((line->>'discountAmount')::bigint, 0))::bigint
    from line group by 2
    union all
    select 'modifier', (m->>'modifierGroupId') || ' ' || (m->>'modifierItemId'), '',
      sum(${SOLD_PIECES} * coalesce((m->>'quantity')::bigint, 1))::bigint, 0, 0
    from line, json_array_elements(line->'modifiers') as m group by 2`,
}

/** Dishes, menu groups and modifiers of the sold orders of a period, with their quantities. */
export async function soldLinesOf(db: Queries, period: Period): Promise<SoldLine[]> {
  return (await db.query<SoldLine>(LINES, valuesOf(period))).rows
}

const CHANGED = {
  name: 'orders_changed',
  text: `with changed as (
      select order_id from order_event where corporation_id = $1 and at >= $2
      union select unnest($3::uuid[])
      union select order_id from customer_order where corporation_id = $1 and bill_id = any($4::uuid[])
    )
    select distinct o.shop_id as "shopId", date_trunc('hour', coalesce((select min(r.created_at) from customer_order r
      where r.corporation_id = o.corporation_id and r.bill_id = o.bill_id), o.created_at)) as at
    from changed join customer_order o on o.corporation_id = $1 and o.order_id = changed.order_id`,
}

/** What changed beside orders: ids of orders and bills whose payments changed. */
interface ChangedIds {
  orderIds: readonly string[]
  billIds: readonly string[]
}

/** Stores with the hours (UTC) of the orders that changed since a time; for a bill, the hour of its first round. */
export async function hoursChanged(db: Queries, corporationId: number, since: Date, { orderIds, billIds }: ChangedIds) {
  const values = [corporationId, since, orderIds, billIds]
  return (await db.query<{ shopId: number; at: Date }>(CHANGED, values)).rows
}

const FIRST = {
  name: 'orders_first',
  text: `select created_at as at from customer_order where corporation_id = $1 and shop_id = $2 order by created_at limit 1`,
}

/** When the first order of a store was placed; undefined if it has none. */
export const firstOrderAt = async (db: Queries, { corporationId, shopId }: ShopAt): Promise<Date | undefined> =>
  (await db.query<{ at: Date }>(FIRST, [corporationId, shopId])).rows[0]?.at
