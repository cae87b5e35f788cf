import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Period } from '../../ports/store.ts'

/** Sold orders of accounts with what is left of them after refunds. It reads tables of several modules, which is why it stands here. */
const sold = (of: string) => `select o.corporation_id, o.order_id, substr(o.owner, 3)::bigint as customer_id,
    coalesce(o.bill_id, o.order_id) as visit_id, o.shop_id, (o.created_at at time zone (s.config ->> 'timeZone'))::date as day,
    o.created_at as at, o.totals -> 'currency' ->> 'currencyCode' as currency,
    greatest(0, o.total
      - coalesce((select sum(p.amount) from payment_refund_part p
          where p.corporation_id = o.corporation_id and p.payable_id = o.order_id and p.state = 'done'), 0)
      - coalesce((select sum((h ->> 'amount')::bigint) from jsonb_array_elements(o.details -> 'handedBack') h), 0)
      - coalesce((select sum(r.amount) from bill_return r
          where r.corporation_id = o.corporation_id and r.order_id = o.order_id), 0))::bigint as spent
  from customer_order o join shop s on s.corporation_id = o.corporation_id and s.shop_id = o.shop_id
  where o.corporation_id = $1 and ${of} and o.owner like 'c:%'
    and (o.pay_state in ('paid', 'partRefunded') or (o.state = 'completed' and o.pay_state = 'unpaid'))`

const WRITE = `written as (
    insert into member_visit (corporation_id, order_id, customer_id, visit_id, shop_id, day, at, currency, spent)
    select corporation_id, order_id, customer_id, visit_id, shop_id, day, at, currency, spent from sold order by order_id
    on conflict (corporation_id, order_id) do update set customer_id = excluded.customer_id, spent = excluded.spent
      where (member_visit.customer_id, member_visit.spent) is distinct from (excluded.customer_id, excluded.spent)
    returning customer_id
  )`

const LOCK = {
  name: 'member_visit_lock',
  text: `select from customer c where c.corporation_id = $1 and c.customer_id in (
      select substr(o.owner, 3)::bigint from customer_order o where o.corporation_id = $1 and o.shop_id = $2
        and o.created_at >= $3 and o.created_at < $4 and o.owner like 'c:%')
    order by c.customer_id for no key update`,
}
const OF_DAY = {
  name: 'member_visit_of_day',
  text: `with sold as (${sold('o.shop_id = $2 and o.created_at >= $3 and o.created_at < $4')}),
    gone as (
      delete from member_visit v where v.corporation_id = $1 and v.shop_id = $2 and v.at >= $3 and v.at < $4
        and v.day in ($5::date - 1, $5::date, $5::date + 1) and not exists (select from sold where sold.order_id = v.order_id)
      returning v.customer_id
    ), ${WRITE}
    select distinct customer_id as id from (select customer_id from gone union all select customer_id from written) changed`,
}
const OF_OWNER = {
  name: 'member_visit_of_owner',
  text: `with sold as (${sold('o.owner = $2')}), ${WRITE} select distinct customer_id as id from written`,
}
const COUNT = {
  name: 'member_visit_count',
  text: `update customer c set visits = coalesce(v.visits, 0), last_visit_at = coalesce(v.last, 'epoch'),
      favourite_shop_id = f.shop_id
    from unnest($2::bigint[]) as changed (id) left join lateral (
      select count(distinct m.visit_id) as visits, max(m.at) as last from member_visit m
      where m.corporation_id = $1 and m.customer_id = changed.id) v on true
    left join lateral (
      select m.shop_id from member_visit m where m.corporation_id = $1 and m.customer_id = changed.id
      group by m.shop_id order by count(distinct m.visit_id) desc, max(m.at) desc limit 1) f on true
    where c.corporation_id = $1 and c.customer_id = changed.id and c.closed_at is null`,
}

/** The sums of members by currency; a currency whose last order is gone keeps zeros. */
const SPEND = {
  name: 'member_spend_sum',
  text: `insert into member_spend (corporation_id, customer_id, currency, spent, visits)
    select $1, s.customer_id, s.currency, coalesce(sum(v.spent), 0), count(distinct v.visit_id) from (
        select customer_id, currency from member_visit where corporation_id = $1 and customer_id = any($2::bigint[])
        union select customer_id, currency from member_spend where corporation_id = $1 and customer_id = any($2::bigint[])) s
      left join member_visit v on v.corporation_id = $1 and v.customer_id = s.customer_id and v.currency = s.currency
    group by 2, 3 order by 2, 3
    on conflict (corporation_id, customer_id, currency) do update set spent = excluded.spent, visits = excluded.visits`,
}

/** Writes the figures of members anew from their orders. The customers' rows are locked before the sums are read. */
async function writeFigures(tx: Queries, corporationId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.query(COUNT, [corporationId, ids])
  await tx.query(SPEND, [corporationId, ids])
}

const idsOf = async (tx: Queries, statement: typeof OF_DAY, values: unknown[]): Promise<number[]> =>
  (await tx.query<{ id: number }>(statement, values)).rows.map(row => row.id)

/**
 * Counts the visits of a store's day again: with the figures of the day, whenever one of its orders changes, however late. CARD-12
 */
export async function countVisitsOfDay(tx: Tx, period: Period, day: string): Promise<void> {
  const { corporationId, shopId, from, until } = period
  const at = [corporationId, shopId, new Date(from), new Date(until)]
  await tx.query(LOCK, at)
  const ids = await idsOf(tx, OF_DAY, [...at, day])
  await writeFigures(tx, corporationId, ids)
}

/** Counts the orders a guest brings into an account. LOGIN-4 */
export async function countVisitsOfOwner(tx: Tx, corporationId: number, owner: string): Promise<void> {
  const ids = await idsOf(tx, OF_OWNER, [corporationId, owner])
  await writeFigures(tx, corporationId, ids)
}

const ERASE = {
  name: 'member_visit_erase',
  text: `with sums as (delete from member_spend where corporation_id = $1 and customer_id = $2)
    delete from member_visit where corporation_id = $1 and customer_id = $2`,
}

export const eraseVisits = async (tx: Tx, corporationId: number, customerId: number): Promise<void> => {
  await tx.query(ERASE, [corporationId, customerId])
}
