import type { reportCalls as calls } from '@comanda/contract/report'
import { refuse } from '@comanda/contract/core'
import { inLanguage, type Money, money } from '@comanda/domain/money'
import { dayReport as reportOf } from '@comanda/domain/order'
import { addDays, instantOf, localTime } from '@comanda/domain/store'
import type { Handler, ManagerAt } from '../../platform/http/index.ts'
import type { PaidPart } from '../../ports/bill.ts'
import type { PlacedOrder } from '../../ports/order.ts'
import type { Deps } from './deps.ts'

const sum = (amounts: readonly number[]): Money => money(amounts.reduce((all, amount) => all + amount, 0))

interface Billed {
  orders: readonly PlacedOrder[]
  parts: readonly PaidPart[]
  /** What was refunded of dishes after their bill was closed: it was paid, and is owed no more. ORDER-9 */
  dishes: readonly { orderId: string; amount: Money }[]
}

/** The unpaid amount of these orders on table bills; never below zero. */
function restOf({ orders, parts, dishes }: Billed): Money {
  const owed = orders.map(({ orderId, total }) => total - (dishes.find(one => one.orderId === orderId)?.amount ?? 0))
  const paid = parts.map(({ amount, returnedAmount }) => amount - returnedAmount)
  return money(Math.max(0, sum(owed) - sum(paid)))
}

/** How the orders of a day were paid: by their own payments, or with the bills of their tables. */
async function paidHow(deps: Deps, corporationId: number, orders: readonly PlacedOrder[]) {
  const sold = orders.filter(({ state }) => state !== 'cancelled' && state !== 'rejected')
  const billIds = [...new Set(orders.flatMap(({ billId }) => billId ?? []))]
  const parts = await deps.paidPartsOf(corporationId, billIds)
  const dishes = await deps.dishReturnsFor(corporationId, billIds)
  const lost = new Set(await deps.writtenOffOf(corporationId, billIds))
  const byApp = parts.filter(({ atVenue }) => !atVenue).map(({ partId }) => partId)
  const alone = orders.filter(({ billId }) => billId === undefined).map(({ orderId }) => orderId)
  const takings = await deps.takingsFor(corporationId, [...alone, ...byApp])
  const toStaff = sold.filter(({ billId, paid, atVenue }) => billId === undefined && paid && atVenue)
  const venueParts = parts.filter(({ atVenue }) => atVenue)
  const venue = {
    paymentMethod: 'out-line',
    amount: sum([...toStaff.map(({ total }) => total), ...venueParts.map(({ amount }) => amount)]),
    returnedAmount: sum(venueParts.map(({ returnedAmount }) => returnedAmount)),
  }
  const onBill = sold.filter(({ billId }) => billId !== undefined)
  const isLost = ({ billId }: { billId?: string }) => billId !== undefined && lost.has(billId)
  const isOpen = (one: { billId?: string }) => !isLost(one)
  const unpaid = sold.filter(({ billId, paid }) => billId === undefined && !paid).map(({ total }) => total)
  return {
    means: venue.amount > 0 ? [...takings, venue] : takings,
    unpaidAmount: sum([...unpaid, restOf({ orders: onBill.filter(isOpen), parts: parts.filter(isOpen), dishes })]),
    /** The unpaid amount of bills that were written off. */
    writtenOff: {
      count: lost.size,
      amount: restOf({ orders: onBill.filter(isLost), parts: parts.filter(isLost), dishes }),
    },
  }
}

/** A day of a store as a period, with the report of its orders and payments; today if no day is given. */
export async function reportFor(
  deps: Deps,
  { shop, language }: Pick<ManagerAt, 'shop' | 'language'>,
  day: string | undefined,
) {
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
  const { parts, ...report } = reportOf(orders, timeZone)
  return {
    date,
    today,
    currency,
    stretch,
    ...report,
    parts: parts.map(({ kind, id, name, amount }) => ({ kind, id, amount, name: inLanguage(name, language) })),
    ...(await paidHow(deps, shop.corporationId, orders)),
  }
}

/** A store's sales of one of its business days, and how they were paid. */
export const dayReport =
  (deps: Deps): Handler<typeof calls.dayReport> =>
  async (caller, input) => {
    const result = await reportFor(deps, caller, input.date)
    if ('refused' in result) return result
    const { stretch, ...report } = result
    return { ...report, items: await deps.dishesOfDay(stretch) }
  }
