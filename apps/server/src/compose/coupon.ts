import { createCoupon } from '../modules/coupon/index.ts'
import { dishesOf } from './menu.ts'
import { derivedCode } from '../platform/ids.ts'
import type { Compose } from './registry/modules.ts'
import { secretOf } from './registry/runtime.ts'
import type { Currency } from '@comanda/domain/money'
import type { Queries } from '../platform/db/index.ts'

/** The discounts of a kind of coupon in one currency; `amount` in minor units. */
interface CouponDiscount {
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
const couponDiscounts = async (db: Queries, corporationId: number): Promise<CouponDiscount[]> => {
  const { rows } = await db.query<CouponDiscount>(STATEMENT, [corporationId])
  return rows.map(row => ({ ...row, amount: Number(row.amount) }))
}

export const composeCoupon: Compose<'coupon'> = ({ config, db, clock, jobs }, modules) => {
  const secret = secretOf(config)
  const { shopOf, shopsOf, guestShopsOf, addressLinesOf } = modules.store
  return createCoupon({
    db,
    clock,
    jobs,
    // Read when they are needed: the member module reads coupons itself.
    countOfSegment: (...of) => modules.member.countOfSegment(...of),
    membersOfSegment: (...of) => modules.member.membersOfSegment(...of),
    shopOf,
    shopsOf,
    guestShopsOf,
    addressLinesOf,
    discountsOf: corporationId => couponDiscounts(db, corporationId),
    takeLimit: modules.limits.tryUse,
    codeOf: (corporationId, batchId, number) => derivedCode(secret, ['coupon', corporationId, batchId, number]),
    foodIdsOf: async corporationId => (await dishesOf(modules, corporationId)).map(({ foodId }) => foodId),
    isCustomer: async (on, corporationId, customerId) =>
      (await modules.auth.knownCustomer(on, corporationId, customerId)) !== undefined,
  })
}
