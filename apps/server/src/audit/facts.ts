/** One query of the audit; its rows form a list of the report. */
export interface Question {
  readonly name: string
  readonly text: string
}

/**
 * The ledger, stock and orders as they are. Written as queries over the tables alone: an audit that reused the code
 * which writes them would share its mistakes. Only accounts that hold value of guests store a balance.
 */
export const facts: readonly Question[] = [
  {
    name: 'accounts',
    text: `select coalesce(e.corporation_id, b.corporation_id) as "corporationId", coalesce(e.account, b.account) as account,
        coalesce(e.sum, 0)::bigint as entries, b.balance as stored, b.currency
      from (select corporation_id, account, sum(amount)::bigint as sum from ledger_entry group by 1, 2) e
        full join ledger_balance b on b.corporation_id = e.corporation_id and b.account = e.account
      order by 1, 2`,
  },
  {
    name: 'stock',
    text: `select corporation_id as "corporationId", shop_id as "shopId", stock_key as "stockKey", left_count as "left",
        supplied_count as supplied, taken_count as taken, sold_out as "soldOut"
      from menu_stock order by 1, 2, 3`,
  },
  {
    name: 'orders',
    text: `select o.corporation_id as "corporationId", o.order_id as "orderId", o.state, o.pay_state as "payState", o.total,
        o.payment_method as "paymentMethod", o.bill_id as "billId",
        coalesce(a.charged, 0)::bigint as charged, coalesce(a.returned, 0)::bigint as returned,
        coalesce(e.sum, 0)::bigint as "onAccount"
      from customer_order o
        left join (select corporation_id, payable_id,
            sum(charged_amount) filter (where authorised)::bigint as charged,
            sum(charged_amount) filter (where authorised and state = 'returned')::bigint as returned
          from payment_attempt where kind = 'order' group by 1, 2) a
          on a.corporation_id = o.corporation_id and a.payable_id = o.order_id
        left join (select corporation_id, account, sum(amount)::bigint as sum from ledger_entry
          where account like 'order:%' group by 1, 2) e
          on e.corporation_id = o.corporation_id and e.account = 'order:' || o.order_id
      order by 1, 2`,
  },
  {
    name: 'couponUses',
    text: `select c.corporation_id as "corporationId", c.coupon_code as "couponCode", c.order_id as "orderId",
        count(u.*) filter (where u.kind = 'taken')::int as taken, count(u.*) filter (where u.kind = 'returned')::int as returned
      from coupon c join coupon_use u on u.corporation_id = c.corporation_id and u.coupon_code = c.coupon_code
      group by 1, 2, 3 order by 1, 2`,
  },
  {
    name: 'openHolds',
    text: `select corporation_id as "corporationId", 'value' as kind, account as subject, sum(amount)::bigint as amount
      from ledger_entry where account like 'hold:%' group by 1, 3 having sum(amount) <> 0
      union all
      select corporation_id, 'payment', payable_id || '#' || attempt_no || ' ' || state, charged_amount from payment_attempt
      where state in ('created', 'authenticating', 'pending', 'unknown', 'authorised', 'returning')
      order by 1, 2, 3`,
  },
]

/** Jobs by name and state; the queue creates its own tables after the migrations. */
export const jobs: Question = {
  name: 'jobs',
  text: `select name, state::text as state, count(*)::int as count,
      count(*) filter (where state < 'active' and start_after < now() - interval '10 minutes')::int as overdue
    from jobs.job group by 1, 2 order by 1, 2`,
}
