import { dishReturnsFor, paidPartsOf, partsSettledAt, writtenOffOf } from '../modules/bill/index.ts'
import { dishesOfDay, ordersOfDay, settledAt } from '../modules/order/index.ts'
import { extrasFor, movedAt, takingsFor } from '../modules/payment/index.ts'
import { createReport } from '../modules/report/index.ts'
import type { Compose } from './modules.ts'

export const composeReport: Compose<'report'> = ({ db, clock }, { store }) =>
  createReport({
    db,
    clock,
    configOf: async ({ corporationId, shopId }) => (await store.shopNow(db, corporationId, shopId))?.config,
    ordersOfDay: period => ordersOfDay(db, period),
    dishesOfDay: period => dishesOfDay(db, period),
    paidPartsOf: (corporationId, billIds) => paidPartsOf(db, corporationId, billIds),
    dishReturnsFor: (corporationId, billIds) => dishReturnsFor(db, corporationId, billIds),
    writtenOffOf: (corporationId, billIds) => writtenOffOf(db, corporationId, billIds),
    takingsFor: (corporationId, ids) => takingsFor(db, corporationId, ids),
    extrasFor: (corporationId, ids) => extrasFor(db, corporationId, ids),
    movedAt: period => movedAt(db, period),
    counterMovesAt: async period => [...(await settledAt(db, period)), ...(await partsSettledAt(db, period))],
  })
