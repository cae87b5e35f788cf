import { type Money, money } from '@comanda/domain/money'
import { isPending, isSold } from '@comanda/domain/order'
import { billExtras } from '@comanda/domain/payment'
import type { PaidPart, RoundReturn } from '../../ports/bill.ts'
import type { PlacedOrder } from '../../ports/order.ts'
import type { PaidExtras, Taking } from '../../ports/payment.ts'
import type { Deps } from './deps.ts'

const sum = (amounts: readonly number[]): Money => money(amounts.reduce((all, amount) => all + amount, 0))

interface Billed {
  orders: readonly PlacedOrder[]
  parts: readonly PaidPart[]
  /** What was refunded of dishes after their bill was closed: it was paid, and is owed no more. ORDER-9 */
  dishes: readonly RoundReturn[]
}

/** What these orders of table bills cost beyond what is paid of them; below zero: paid before they are accepted. */
function owedOf({ orders, parts, dishes }: Billed): number {
  const owed = orders.map(({ orderId, total }) => total - (dishes.find(one => one.orderId === orderId)?.amount ?? 0))
  const paid = parts.map(({ amount, returnedAmount }) => amount - returnedAmount)
  return sum(owed) - sum(paid)
}

type WithExtras = Pick<DayPayments, 'parts' | 'extras' | 'dishes'>

/** Tips, card fees and rounding that were paid with the parts of a bill, beyond their amounts. PRICE-7, PAY-19 */
function extrasOf(billId: string, { parts, extras, dishes }: WithExtras) {
  const own = parts.filter(part => part.billId === billId)
  return billExtras({
    parts: own,
    inApp: extras.filter(({ payableId }) => own.some(({ partId }) => partId === payableId)),
    dishes: dishes.filter(dish => dish.billId === billId),
  })
}

/** Adds tips, card fees and rounding that were paid with the parts of a bill to the first of its orders that is sold. */
export function withExtras(orders: readonly PlacedOrder[], day: WithExtras): PlacedOrder[] {
  const done = new Set<string>()
  return orders.map(order => {
    const { billId } = order
    if (billId === undefined || done.has(billId) || !isSold(order)) return order
    done.add(billId)
    const lines = extrasOf(billId, day)
    return {
      ...order,
      total: sum([order.total, ...lines.map(({ amount }) => amount)]),
      lines: [...order.lines, ...lines.map(line => ({ ...line, id: line.kind, name: {} }))],
    }
  })
}

/** Amounts received by staff with their tips and rounding, by recorded method. PAY-10, PAY-19 */
function counterTakings(paid: readonly Omit<PaidPart, 'partId' | 'billId' | 'atVenue'>[]): Taking[] {
  const groups = Map.groupBy(paid, ({ counter }) => counter ?? 'out-line')
  return [...groups].map(([paymentMethod, some]) => ({
    paymentMethod,
    amount: sum(some.map(({ amount, tip = 0, rounding = 0 }) => amount + tip + rounding)),
    returnedAmount: sum(some.map(({ returnedAmount, returnedRounding = 0 }) => returnedAmount + returnedRounding)),
    chargedBackAmount: money(0),
  }))
}

function addTakings(takings: readonly Taking[]): Taking[] {
  const groups = Map.groupBy(takings, ({ paymentMethod }) => paymentMethod)
  return [...groups].map(([paymentMethod, some]) => ({
    paymentMethod,
    amount: sum(some.map(({ amount }) => amount)),
    returnedAmount: sum(some.map(({ returnedAmount }) => returnedAmount)),
    chargedBackAmount: sum(some.map(({ chargedBackAmount }) => chargedBackAmount)),
  }))
}

/** The orders of a day that count in its money, and how their bills were paid. */
export interface DayPayments {
  /** Orders that the store accepted, or may still accept. */
  orders: readonly PlacedOrder[]
  parts: readonly PaidPart[]
  /** Tips and card fees of the parts that were paid in the app. */
  extras: readonly PaidExtras[]
  dishes: Billed['dishes']
  /** Bills that were written off. */
  lost: ReadonlySet<string>
}

/**
 * What the bills of a day still owe, what of them was written off, and what was paid ahead of an acceptance: until an order of the bill
 * is accepted, with tips and card fees, which no order carries yet.
 */
function restsOf({ orders, parts, extras, dishes, lost }: DayPayments) {
  const [unpaid, ahead, writtenOff]: [number[], number[], number[]] = [[], [], []]
  const bills = Map.groupBy(
    orders.filter(({ billId }) => billId !== undefined),
    ({ billId }) => billId ?? '',
  )
  for (const [billId, some] of bills) {
    const sold = some.filter(isSold)
    const owed = owedOf({ orders: sold, parts: parts.filter(part => part.billId === billId), dishes })
    if (sold.length === 0) ahead.push(...extrasOf(billId, { parts, extras, dishes }).map(({ amount }) => amount))
    if (owed < 0) ahead.push(-owed)
    else if (owed > 0) (lost.has(billId) ? writtenOff : unpaid).push(owed)
  }
  return { unpaid, ahead, writtenOff }
}

/** How the orders of a day were paid: by their own payments, or with the bills of their tables. */
export async function paidHow(deps: Deps, corporationId: number, day: DayPayments) {
  const { orders, parts, dishes, lost } = day
  const alone = orders.filter(({ billId }) => billId === undefined)
  const ids = (some: readonly PlacedOrder[]) => some.map(({ orderId }) => orderId)
  const [own, ofBills] = await Promise.all([
    deps.takingsFor(corporationId, ids(alone)),
    deps.takingsFor(
      corporationId,
      parts.filter(({ atVenue }) => !atVenue).map(({ partId }) => partId),
    ),
  ])
  const toStaff = alone.flatMap(({ takings }) => takings)
  const rests = restsOf(day)
  const waiting = alone.filter(order => isPending(order) && order.paid)
  const unpaid = [...alone.filter(order => isSold(order) && !order.paid).map(({ total }) => total), ...rests.unpaid]
  const sold = new Set(ids(orders.filter(isSold)))
  return {
    means: addTakings([...own, ...ofBills, ...counterTakings([...toStaff, ...parts.filter(part => part.atVenue)])]),
    aheadAmount: sum([...waiting.map(({ total }) => total), ...rests.ahead]),
    refundedAmount: sum([
      ...[...own, ...toStaff].map(({ returnedAmount }) => returnedAmount),
      ...dishes.filter(({ orderId }) => sold.has(orderId)).map(({ amount, rounding }) => amount + rounding),
    ]),
    unpaidAmount: sum(unpaid),
    unpaidCount: unpaid.length,
    /** The unpaid amount of bills that were written off. */
    writtenOff: { count: lost.size, amount: sum(rests.writtenOff) },
  }
}

/** The orders that count in a day's money, with the parts of their bills. A bill without an order that counts has none. */
export async function paymentsOf(deps: Deps, corporationId: number, all: readonly PlacedOrder[]): Promise<DayPayments> {
  const orders = all.filter(order => isSold(order) || isPending(order))
  const billIds = [...new Set(orders.flatMap(({ billId }) => billId ?? []))]
  const [parts, dishes, lost] = await Promise.all([
    deps.paidPartsOf(corporationId, billIds),
    deps.dishReturnsFor(corporationId, billIds),
    deps.writtenOffOf(corporationId, billIds),
  ])
  const inApp = parts.filter(({ atVenue }) => !atVenue).map(({ partId }) => partId)
  return { orders, parts, extras: await deps.extrasFor(corporationId, inApp), dishes, lost: new Set(lost) }
}
