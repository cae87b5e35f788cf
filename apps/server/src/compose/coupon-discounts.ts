import type { Currency } from '@comanda/domain/money'
import type { Queries } from '../platform/db/index.ts'

/** The discounts of a kind of coupon in one currency; `amount` in minor units. */
export interface CouponDiscount {
  id: string
  currency: Currency
  amount: number
}

const STATEMENT = {
  name: 'coupon_discounts',
  text: `select id, currency::json as currency, amount from (
      select c.coupon_template_id as id, (o.totals -> 'currency')::text as currency,
        (-sum((line ->> 'amount')::bigint))::bigint as amount
      from coupon c join customer_order o on o.corporation_id = c.corporation_id and o.order_id = c.order_id,
        json_array_elements(o.totals -> 'totalLines') line
      where c.corporation_id = $1 and c.order_id is not null
        and line ->> 'kind' = 'discount' and line ->> 'id' = c.coupon_code
      group by 1, 2) given
    order by id`,
}

/**
 * The discounts of a brand's used coupons, by kind and currency. It reads tables of two modules and is therefore part of the
 * composition. CARD-6
 */
export const couponDiscounts = async (db: Queries, corporationId: number): Promise<CouponDiscount[]> => {
  const { rows } = await db.query<CouponDiscount>(STATEMENT, [corporationId])
  return rows.map(row => ({ ...row, amount: Number(row.amount) }))
}
