import type { orderHistoryCalls as calls } from '@comanda/contract/order'
import type { Handler, StaffAt } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import { findOrders } from './find-orders.ts'

const PAGE = 50

/** The orders of a store by number, phone, name, day, amount, status, type or table, the newest first. ORDER-12 */
export const orderHistory =
  (deps: Deps): Handler<typeof calls.orderHistory> =>
  async ({ shop }: StaffAt, filters) => {
    const config = (await deps.shopNow(deps.db, shop.corporationId, shop.shopId))?.config
    const timeZone = config?.timeZone ?? 'UTC'
    const orders = await findOrders(deps.db, { shop, filters, timeZone, limit: PAGE + 1 })
    return { orders: orders.slice(0, PAGE), more: orders.length > PAGE }
  }
