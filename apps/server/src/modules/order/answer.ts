import type { ResponseOf } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import { callNumberOf, endedUnserved, guestMayCancel, orderNumber, type OrderState } from '@comanda/domain/order'
import { detailsOpened } from './personal-order.ts'
import type { EventRow, SavedLine, OrderRow } from './tables.ts'

export type OrderDetail = ResponseOf<typeof calls.queryOrderDetail>
export type OrderSummary = ResponseOf<typeof calls.list>['orders'][number]
type Step = OrderDetail['steps'][number]

const iso = (at: Date): string => at.toISOString()

/** The call number: once the store has received the order, never for a failed order. */
const callNumber = (row: OrderRow) => (row.call_count === null ? {} : { callNumber: callNumberOf(row.call_count) })

const promised = (row: OrderRow) => (row.promised_at === null ? {} : { promisedAt: iso(row.promised_at) })

const payBefore = (row: OrderRow) =>
  row.state === 'awaitingPayment' && row.watch_at !== null ? { payBefore: iso(row.watch_at) } : {}

/** An order as a list shows it. */
export function summaryOf(row: OrderRow): OrderSummary {
  const { shopId, shopName, timeZone } = row.details.shop
  return {
    orderId: row.order_id,
    orderNo: orderNumber(row.order_id),
    version: row.version,
    shop: { shopId, shopName, timeZone },
    orderType: row.biz_type,
    state: row.state,
    payState: row.pay_state,
    ...callNumber(row),
    pictures: row.lines.flatMap(line => line.picture ?? []).slice(0, 4),
    itemNames: row.lines.slice(0, 12).map(line => line.displayName),
    itemCount: row.lines.reduce((sum, line) => sum + line.quantity, 0),
    currency: row.totals.currency,
    totalPaidAmount: row.totals.totalPaidAmount,
    time: row.details.time,
    ...promised(row),
    ...payBefore(row),
    ...(row.bill_id === null ? {} : { billId: row.bill_id }),
    createdAt: iso(row.created_at),
  }
}

export function lineOf(line: SavedLine): OrderDetail['lines'][number] {
  const { itemKey, foodId, displayName, detail, unitName, quantity, unitAmount, amount, discountAmount, remark } = line
  return {
    itemKey,
    foodId,
    displayName,
    detail,
    unitName,
    quantity,
    unitAmount,
    amount,
    discountAmount,
    remark,
    ...(line.picture === undefined ? {} : { picture: line.picture }),
    ...(line.quantityDecimal === undefined ? {} : { quantityDecimal: line.quantityDecimal }),
    ...(line.seat === undefined ? {} : { seat: line.seat }),
    ...(line.course === undefined ? {} : { course: line.course }),
    ...(line.giftOf === undefined ? {} : { giftOf: line.giftOf }),
  }
}

/** The events that changed the order's state; a changed promise or a payment is not a step. */
export function stepsOf(events: readonly Omit<EventRow, 'detail'>[]): Step[] {
  let last: OrderState | undefined
  const steps: Step[] = []
  for (const event of events) {
    if (event.state === last) continue
    last = event.state
    const actorKind = event.by_kind as Step['by']
    steps.push({
      state: event.state,
      at: iso(event.at),
      by: actorKind,
      ...(event.reason === '' ? {} : { reason: event.reason }),
    })
  }
  return steps
}

const tableOf = ({ tableId, tableName, serviceAreaName }: NonNullable<OrderRow['details']['table']>) => ({
  tableId,
  tableName,
  serviceAreaName,
})

/** The whole order, for the guest who placed it. */
export function detailOf(row: OrderRow, events: readonly Omit<EventRow, 'detail'>[]): OrderDetail {
  const { shop, table, people, contact, deliveryAddress, utensils, remark } = detailsOpened(row)
  const steps = stepsOf(events)
  const last = steps.at(-1)
  const promised = events.findLast(event => event.kind === 'promise')
  return {
    ...summaryOf(row),
    shop,
    paymentMethod: row.payment_method,
    lines: row.lines.map(lineOf),
    totals: row.totals,
    ...(table ? { table: tableOf(table) } : {}),
    people,
    ...(contact ? { contact } : {}),
    ...(deliveryAddress ? { deliveryAddress } : {}),
    utensils,
    remark,
    steps,
    ...(promised === undefined ? {} : { newTimeAt: iso(promised.at) }),
    ...(endedUnserved(row.state) && last?.reason !== undefined ? { reason: last.reason } : {}),
    mayCancel: guestMayCancel(row.state),
  }
}

/** The first event of an order's history, as the insert wrote it. */
export const firstEvent = (row: OrderRow): Omit<EventRow, 'detail'> => ({
  corporation_id: row.corporation_id,
  order_id: row.order_id,
  version: 1,
  kind: 'placed',
  state: row.state,
  pay_state: row.pay_state,
  by_kind: 'guest',
  by_id: row.owner,
  by_name: '',
  reason: '',
  at: row.created_at,
})
