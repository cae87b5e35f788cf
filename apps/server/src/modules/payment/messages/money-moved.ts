import type { Queries } from '../../../platform/db/index.ts'
import type { MovedMoney } from '../../../ports/payment.ts'

/** An attempt that the guest does not finish is given back within hours: one that was authorised later is returned. */
const MOVED_WITHIN = "interval '2 days'"

/**
 * Totals by the time the money moved. What banks took back counts on the day they did, and negatively on the day they had to
 * return it. A duplicate charge that was returned at once is in none of them. `returning` is what was requested and has not
 * arrived, whenever it was requested; a failed part counts in it until a person settles it.
 * `near`: the attempts of the store that may have moved in the period, each found by an index of its own, so that the cost is that
 * of the period and not of all attempts before it.
 */
const MOVED = {
  name: 'payments_moved',
  text: `with near as (
      select payable_id, attempt_no from payment_attempt where corporation_id = $1 and shop_id = $2
        and created_at >= $3::timestamptz - ${MOVED_WITHIN} and created_at < $4
      union
      select payable_id, attempt_no from payment_attempt where corporation_id = $1 and shop_id = $2
        and state in ('returned', 'returning', 'returnFailed') and (changed_at >= $3 or state in ('returning', 'returnFailed'))
      union
      select payable_id, attempt_no from payment_line
        where corporation_id = $1 and state = 'returned' and changed_at >= $3 and changed_at < $4
      union
      select payable_id, attempt_no from payment_refund_part where corporation_id = $1 and ended_at >= $3 and ended_at < $4
      union
      select payable_id, attempt_no from payment_refund_part where corporation_id = $1 and state in ('asked', 'sent', 'failed')
      union
      select payable_id, attempt_no from payment_step
        where corporation_id = $1 and state = 'chargeback' and at >= $3::timestamptz - interval '400 days' and at < $4
    ), came as (
      select a.*, s.at as came_at from near n join payment_attempt a
        on a.corporation_id = $1 and a.payable_id = n.payable_id and a.attempt_no = n.attempt_no
      join lateral (
        select min(at) as at from payment_step s where s.corporation_id = a.corporation_id and s.payable_id = a.payable_id
          and s.attempt_no = a.attempt_no and s.state in ('authorised', 'captured', 'captureFailed')) s on s.at is not null
      where a.shop_id = $2 and a.created_at < $4
    ), moves as (
      select 'taken' as what, kind, payment_method, charged_amount as amount from came
        where charged_amount > 0 and came_at >= $3 and came_at < $4
      union all
      select 'taken', c.kind, l.payment_method, l.amount + l.tip_amount from came c join payment_line l
        on l.corporation_id = c.corporation_id and l.payable_id = c.payable_id and l.attempt_no = c.attempt_no
        where l.state in ('captured', 'returned') and c.came_at >= $3 and c.came_at < $4
      union all
      select case when p.state in ('done', 'elsewhere') then 'returned' else 'returning' end, c.kind,
          case when p.state = 'elsewhere' then 'out-line' else p.payment_method end, p.amount
        from came c join payment_refund_part p
        on p.corporation_id = c.corporation_id and p.payable_id = c.payable_id and p.attempt_no = c.attempt_no
        where (p.state in ('done', 'elsewhere') and p.ended_at >= $3 and p.ended_at < $4) or p.state in ('asked', 'sent', 'failed')
      union all
      select 'returned', c.kind, c.payment_method, c.charged_amount - c.returned_amount from came c
        where c.state = 'returned' and c.charged_amount > c.returned_amount and c.changed_at >= $3 and c.changed_at < $4
      union all
      select 'returning', kind, payment_method, charged_amount - returned_amount from came where state in ('returning', 'returnFailed')
      union all
      select 'returned', c.kind, l.payment_method, l.amount + l.tip_amount - coalesce((select sum(p.amount) from payment_refund_part p
          where p.corporation_id = l.corporation_id and p.payable_id = l.payable_id and p.attempt_no = l.attempt_no and p.line_no = l.line_no), 0)
        from came c join payment_line l
        on l.corporation_id = c.corporation_id and l.payable_id = c.payable_id and l.attempt_no = c.attempt_no
        where l.state = 'returned' and l.changed_at >= $3 and l.changed_at < $4
      union all
      select 'chargedBack', c.kind, c.payment_method,
          (c.charged_amount - c.returned_amount) * case when s.state = 'chargeback' then 1 else -1 end
        from came c join (select *, lag(state) over (partition by corporation_id, payable_id, attempt_no order by version) as before
          from payment_step where corporation_id = $1 and (payable_id, attempt_no) in (select payable_id, attempt_no from payment_step
            where corporation_id = $1 and state = 'chargeback' and at >= $3::timestamptz - interval '400 days' and at < $4)) s
        on s.corporation_id = c.corporation_id and s.payable_id = c.payable_id and s.attempt_no = c.attempt_no
        where s.at >= $3 and s.at < $4 and s.state <> s.before
          and (s.state = 'chargeback' or (s.before = 'chargeback' and s.state = 'captured'))
    )
    select what, kind, payment_method as "paymentMethod", count(*)::int as count, sum(amount)::bigint as amount
    from moves where amount <> 0 group by 1, 2, 3 order by 1, 2, 3`,
}

/** The money moved at a store from `from` to before `until`, epoch ms. */
export async function moneyMovedAt(
  db: Queries,
  at: { corporationId: number; shopId: number; from: number; until: number },
): Promise<MovedMoney[]> {
  const { rows } = await db.query<MovedMoney>(MOVED, [
    at.corporationId,
    at.shopId,
    new Date(at.from),
    new Date(at.until),
  ])
  return rows
}
