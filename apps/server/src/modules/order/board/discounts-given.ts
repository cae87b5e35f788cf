import type { Queries } from '../../../platform/db/index.ts'
import type { ShopAt } from '../../../ports/store.ts'

/** What a promotion or coupon took off orders; `amount` in minor units. */
export interface DiscountGiven {
  id: string
  uses: number
  amount: number
}

const OF_SHOP = {
  name: 'discounts_given_at_shop',
  text: `select line ->> 'id' as id, count(*)::int as uses, (-sum((line ->> 'amount')::bigint))::bigint as amount
    from customer_order o, json_array_elements(o.totals -> 'totalLines') line
    where o.corporation_id = $1 and o.shop_id = $2 and o.ended_at >= $3 and o.state not in ('rejected', 'cancelled')
      and line ->> 'kind' = 'discount'
    group by 1`,
}

/** The discounts of a store's orders that ended since a time, by promotion. An order that came to nothing gave none. PRICE-2 */
export const discountsGiven = async (
  db: Queries,
  { corporationId, shopId }: ShopAt,
  since: Date,
): Promise<DiscountGiven[]> => {
  const { rows } = await db.query<DiscountGiven>(OF_SHOP, [corporationId, shopId, since])
  return rows.map(row => ({ ...row, amount: Number(row.amount) }))
}
