import { billsChanged, dishReturnsFor, paidPartsOf, partsSettledAt, writtenOffOf } from '../modules/bill/index.ts'
import {
  dishesOfDay,
  firstOrderAt,
  hoursChanged,
  orderFactsOf,
  ordersOfDay,
  settledAt,
  soldBefore,
  soldLinesOf,
} from '../modules/order/index.ts'
import { joinedByDay } from '../modules/card/index.ts'
import { couponsUsedOn } from '../modules/coupon/index.ts'
import { membersAmong } from '../modules/member/index.ts'
import { extrasFor, moneyMovedAt, payablesChanged, paymentsTaken } from '../modules/payment/index.ts'
import { createReport } from '../modules/report/index.ts'
import { managersOf } from '../modules/staff/index.ts'
import { countVisitsOfDay } from './member/visits.ts'
import type { Compose } from './registry/modules.ts'
import { originOf } from './registry/runtime.ts'
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
async function refundedDishesOf(
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

export const composeReport: Compose<'report'> = ({ config, db, clock, log }, { menu, notification, store }) =>
  createReport({
    db,
    clock,
    log,
    notify: notification.notify,
    channelOpen: notification.channelOpen,
    managersOf,
    origin: originOf(config),
    configOf: async ({ corporationId, shopId }) => (await store.shopNow(db, corporationId, shopId))?.config,
    ordersOfDay: period => ordersOfDay(db, period),
    dishesOfDay: period => dishesOfDay(db, period),
    paidPartsOf: (corporationId, billIds) => paidPartsOf(db, corporationId, billIds),
    dishReturnsFor: (corporationId, billIds) => dishReturnsFor(db, corporationId, billIds),
    writtenOffOf: (corporationId, billIds) => writtenOffOf(db, corporationId, billIds),
    takingsFor: (corporationId, ids) => paymentsTaken(db, corporationId, ids),
    extrasFor: (corporationId, ids) => extrasFor(db, corporationId, ids),
    moneyMovedAt: period => moneyMovedAt(db, period),
    counterMovesAt: async period => [...(await settledAt(db, period)), ...(await partsSettledAt(db, period))],
    shopsOf: store.shopsOf,
    menuOf: menu.menuNow,
    membersAmong: (corporationId, ids) => membersAmong(db, corporationId, ids),
    couponsUsedOn: (corporationId, orderIds) => couponsUsedOn(db, corporationId, orderIds),
    joinedByDay: (corporationId, shops, days) => joinedByDay(db, corporationId, shops, days),
    orderFactsOf: period => orderFactsOf(db, period),
    soldLinesOf: period => soldLinesOf(db, period),
    countVisits: countVisitsOfDay,
    refundedDishesOf: (corporationId, periods) => refundedDishesOf(db, corporationId, periods),
    soldBefore: (period, before) => soldBefore(db, period, before),
    firstOrderAt: shop => firstOrderAt(db, shop),
    async hoursChanged(corporationId, since) {
      const orderIds = await payablesChanged(db, corporationId, since)
      const billIds = await billsChanged(db, corporationId, since, orderIds)
      return hoursChanged(db, corporationId, since, { orderIds, billIds })
    },
  })
