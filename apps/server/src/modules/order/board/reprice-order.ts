import { type Refusal, refuse } from '@comanda/contract/core'
import { type Money, money } from '@comanda/domain/money'
import { endedUnserved, isPaymentHeld, type PriceOff, refundsOfOff } from '@comanda/domain/order'
import { mayDecide, refundLimit } from '@comanda/domain/payment'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { servedShop, type Staff } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { OrderOff, Repricing, RepricingFault } from '../../../ports/order.ts'
import type { BillReduction, LowerPrices } from '../../../ports/bill.ts'
import { reduceRows } from '../bill/reduce-bill.ts'
import { notifyKitchen, returnVoidedStock } from '../bill/void-dishes.ts'
import type { Deps } from '../deps.ts'
import { publishRecorded } from '../events/events.ts'
import { announce } from '../events/hints.ts'
import { findOrder, lockOrder, writePrice } from '../queries.ts'
import type { OrderRow, SavedLine } from '../tables.ts'

type Answer = Refusal<RepricingFault> | undefined

/** What is taken off, with the dishes of this order. */
function offOf(orderId: string, off: OrderOff): BillReduction | LowerPrices {
  if ('prices' in off) return { kind: 'discount', prices: off.prices.map(price => ({ ...price, orderId })) }
  if ('items' in off) return { kind: off.kind, items: off.items.map(itemKey => ({ orderId, itemKey })) }
  return off
}

const costOf = ({ amount, discountAmount }: SavedLine): Money => money(amount - discountAmount)

/** Whether a single price is not lower than the line costs. */
const raises = ({ lines }: OrderRow, off: OrderOff): boolean =>
  'prices' in off &&
  off.prices.some(({ itemKey, amount }) => lines.some(line => line.itemKey === itemKey && amount >= costOf(line)))

/** Lowers the price of an order, within the limit of one person; what is paid too much goes back. API-11, PAY-16 */
export async function repriceOrder(tx: Tx, deps: Deps, caller: Staff, repricing: Repricing): Promise<Answer> {
  const { orderId, off, reason, expectedTotal } = repricing
  const { corporationId } = caller
  const seen = await findOrder(tx, corporationId, orderId)
  if (!seen || !servedShop(caller, seen.shop_id)) return refuse('notFound', { field: 'orderId' })
  if (endedUnserved(seen.state)) return refuse('orderMoved', { data: { state: seen.state } })
  if (raises(seen, off)) return refuse('priceNotLower', { field: 'off.prices' })
  if (seen.pay_state !== 'unpaid') return lowerPaid(tx, deps, caller, repricing)
  if (seen.bill_id === null) return lowerUnpaid(tx, deps, caller, repricing)
  const { staffId: id, name, refundAlone } = caller.session.staff
  const at = { corporationId, billId: seen.bill_id, orderId }
  return deps.reduceRound(tx, { ...at, off: offOf(orderId, off), reason, expectedTotal, by: { id, name }, refundAlone })
}

/**
 * Lowers the price of an order without a bill whose payment staff will take, under the lock that its payment takes, with the audit line
 * of a reduction. A loss above the limit of one person is refused: a system cannot wait for a second person. API-11, PAY-12
 */
async function lowerUnpaid(
  tx: Tx,
  deps: Deps,
  caller: Staff,
  { orderId, off, reason, expectedTotal }: Repricing,
): Promise<Answer> {
  const { corporationId } = caller
  const row = await lockOrder(tx, corporationId, orderId)
  const fault = row ? faultOfUnpaid(row, expectedTotal) : refuse('notFound', { field: 'orderId' })
  if (!row || fault) return fault
  const { staffId: id, name, refundAlone } = caller.session.staff
  const [reductionId, by] = [uuidv7(deps.clock), { id, name, reason }]
  const reduction = { off: offOf(orderId, off), paidAmount: money(0), paidItems: new Set<string>() }
  const priced = await reduceRows(tx, deps, [row], { corporationId, ...reduction, reductionId, by })
  if (typeof priced === 'string') return refuse(priced)
  if (priced.lostAmount <= 0) return refuse('nothingDue')
  const shop = (await deps.shopNow(tx, corporationId, row.shop_id))?.config
  const alone = shop && refundLimit(refundAlone, shop)
  if (!mayDecide({ amount: priced.lostAmount, alone, by: id })) return refuse('aboveLimit')
  await priced.write()
  await writeAuditLine(tx, {
    corporationId,
    shopId: row.shop_id,
    what: 'orderReduced',
    subject: orderId,
    by: { id, name },
    before: { totalAmount: row.total },
    after: { totalAmount: priced.totalAmount, off },
    cause: reason,
    at: new Date(deps.clock()),
  })
  return undefined
}

/** Why a locked order without a bill keeps its price: its guest pays online, has paid meanwhile, or it has another total. */
function faultOfUnpaid(row: OrderRow, expectedTotal: number): Answer {
  const { state, pay_state, payment_method, total, details } = row
  if (pay_state !== 'unpaid') return refuse('orderPaid')
  if (endedUnserved(state) || payment_method !== 'out-line') return refuse('orderMoved', { data: { state } })
  if (!details.round) return refuse('noOpenBill', { field: 'orderId' })
  return total === expectedTotal ? undefined : refuse('priceChanged', { data: { total } })
}

/** The lower price as a refund sees it: free dishes and dishes that are not served go back alike. */
const priceOff = (off: OrderOff): PriceOff => ('items' in off ? { items: off.items } : off)

/**
 * Returns what a paid order costs less to the methods that paid it, once per request, under the lock of its payment. What the guest
 * agreed to stays its total; the refund says what is less. API-11, M9
 */
async function lowerPaid(
  tx: Tx,
  deps: Deps,
  caller: Staff,
  { orderId, off, reason, expectedTotal, requestId }: Repricing,
): Promise<Answer> {
  const { corporationId } = caller
  await deps.holdPaid(tx, { corporationId, orderId })
  const row = await lockOrder(tx, corporationId, orderId)
  if (!row || endedUnserved(row.state)) return refuse('orderMoved', { data: { state: row?.state } })
  if (!isPaymentHeld(row.pay_state)) return refuse('nothingDue')
  const { asks, lines, left } = await deps.refundRequestsOf(tx, corporationId, orderId)
  const refunded = asks.reduce((all, { state, amount }) => (state === 'declined' ? all : all + amount), 0)
  const total = row.totals.totalPaidAmount - refunded
  if (total !== expectedTotal) return refuse('priceChanged', { data: { total } })
  if (left === 0) return refuse('orderPaid')
  const costs = new Map(row.lines.map(line => [line.itemKey, costOf(line)]))
  const priced = lines.map(line => ({ ...line, cost: costs.get(line.itemKey) ?? money(0) }))
  const lowered = refundsOfOff(priceOff(off), priced)
  if (typeof lowered === 'string') return refuse(lowered)
  const { staffId: id, name, refundAlone } = caller.session.staff
  const shop = (await deps.shopNow(tx, corporationId, row.shop_id))?.config
  const returned = await deps.requestPriceRefund(tx, {
    corporationId,
    orderId,
    shopId: row.shop_id,
    causeKey: `staff:${id}:${requestId}`,
    lowered,
    reason,
    by: { id, name },
    alone: shop && refundLimit(refundAlone, shop),
  })
  if (typeof returned === 'string') return refuse(returned)
  const voided = off.kind === 'void' ? off.items : []
  await recordLower(tx, deps, { corporationId, orderId, total, returned, voided }, { id, name, reason })
  return undefined
}

interface Lowered {
  corporationId: number
  orderId: string
  /** What was held before, minor units. */
  total: number
  /** What goes back, minor units: the lower price, or the next amount that the payment methods can move. M9 */
  returned: Money
  /** The lines that are not served. */
  voided: readonly string[]
}

/** The order with lines that are not served, and without their stock where the kitchen has not started them. PAY-16 */
const withVoided = (tx: Tx, deps: Deps, row: OrderRow, voided: readonly string[]): Promise<OrderRow> =>
  returnVoidedStock(tx, deps, row, {
    ...row,
    lines: row.lines.map(line => (voided.includes(line.itemKey) ? { ...line, voided: true as const } : line)),
  })

/** Adds the lower price to the order's history, for its guest, the board, the kitchen and other systems. */
async function recordLower(
  tx: Tx,
  deps: Deps,
  { corporationId, orderId, total, returned, voided }: Lowered,
  by: { id: string; name: string; reason: string },
): Promise<void> {
  const row = await lockOrder(tx, corporationId, orderId)
  if (!row) return
  const after = await withVoided(tx, deps, row, voided)
  const next = { ...after, version: row.version + 1, changed_at: new Date(deps.clock()) }
  await writePrice(tx, next, { was: total, is: total - returned }, by)
  await publishRecorded(tx, deps, next, row, { lowered: true })
  await notifyKitchen(tx, deps, row, after)
  tx.afterCommit(() => announce(deps, next))
}
