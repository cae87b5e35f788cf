import type { reportCalls as calls } from '@comanda/contract/report'
import { refuse } from '@comanda/contract/core'
import { inLanguage } from '@comanda/domain/money'
import { dayReport as reportOf } from '@comanda/domain/order'
import { addDays, instantOf, localTime } from '@comanda/domain/store'
import type { Handler } from '../../platform/http/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import { paidHow, paymentsOf, withExtras } from './day-payments.ts'
import type { Deps } from './deps.ts'

/** A day of a store as a period, with the report of its orders and payments; today if no day is given. */
export async function reportFor(deps: Deps, shop: ShopAt, day: string | undefined) {
  const config = await deps.configOf(shop)
  if (!config) return refuse('notFound', { field: 'shopId' })
  const { timeZone, currency } = config
  const today = localTime(deps.clock(), timeZone).date
  const date = day ?? today
  const stretch = {
    ...shop,
    from: instantOf(date, 0, timeZone),
    until: instantOf(addDays(date, 1), 0, timeZone),
  }
  const orders = await deps.ordersOfDay(stretch)
  const payments = await paymentsOf(deps, shop.corporationId, orders)
  const withTips = withExtras(orders, payments)
  return {
    date,
    today,
    currency,
    timeZone,
    stretch,
    orders: withTips,
    ...reportOf(withTips, timeZone),
    ...(await paidHow(deps, shop.corporationId, payments)),
  }
}

/** A store's sales of one of its business days, and how they were paid. */
export const dayReport =
  (deps: Deps): Handler<typeof calls.dayReport> =>
  async (caller, input) => {
    const result = await reportFor(deps, caller.shop, input.date)
    if ('refused' in result) return result
    const { stretch, unpaidCount: _, orders: __, timeZone: ___, parts, ...report } = result
    return {
      ...report,
      parts: parts.map(part => ({ ...part, name: inLanguage(part.name, caller.language) })),
      items: await deps.dishesOfDay(stretch),
    }
  }
