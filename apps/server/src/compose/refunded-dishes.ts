import type { Deps } from '../modules/report/deps.ts'
import type { Queries } from '../platform/db/index.ts'
import type { Period } from '../ports/store.ts'

type Refunded = Awaited<ReturnType<Deps['refundedDishesOf']>>

const REFUNDED = {
  name: 'report_refunded_dishes',
  text: `with given as (
      select p.payable_id, p.amount, p.lines from unnest($2::bigint[], $3::timestamptz[], $4::timestamptz[]) as s (shop_id, since, before)
      join payment_refund p on p.corporation_id = $1 and p.shop_id = s.shop_id and p.state = 'given'
        and p.decided_at >= s.since and p.decided_at < s.before
      where p.kind = 'order'
    ), returned as (
      select d.line, (r ->> 'quantity')::bigint as count, (r ->> 'amount')::bigint as amount
      from given cross join jsonb_array_elements(given.lines) r left join lateral (
        select line from customer_order o, json_array_elements(o.lines) line
        where o.corporation_id = $1 and o.order_id = given.payable_id and line ->> 'itemKey' = r ->> 'itemKey' limit 1) d on true
      union all
      select null, 1, amount - coalesce((select sum((r ->> 'amount')::bigint) from jsonb_array_elements(lines) r), 0) from given
    )
    select coalesce(line ->> 'foodId', '') as key,
      min(coalesce(line -> 'kitchen' ->> 'displayName', line ->> 'displayName', '')) as name,
      sum(count)::bigint as count, sum(amount)::bigint as refunded
    from returned where amount <> 0 group by 1 order by 1`,
}

/** The dishes whose refunds were approved in these periods. It reads tables of several modules, and therefore stands here. PAY-18 */
export async function refundedDishesOf(
  db: Queries,
  corporationId: number,
  periods: readonly Omit<Period, 'corporationId'>[],
): Promise<Refunded> {
  const values = [
    corporationId,
    periods.map(({ shopId }) => shopId),
    periods.map(({ from }) => new Date(from)),
    periods.map(({ until }) => new Date(until)),
  ]
  return (await db.query<Refunded[number]>(REFUNDED, values)).rows
}
