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
import { countVisitsOfDay } from './member-visits.ts'
import type { Compose } from './modules.ts'
import { refundedDishesOf } from './refunded-dishes.ts'
import { originOf } from './runtime.ts'

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
