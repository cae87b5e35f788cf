import { refuse, type ResponseOf } from '@comanda/contract/core'
import { order as calls } from '@comanda/contract/order'
import { money } from '@comanda/domain/money'
import { isPaymentHeld, REFUND_DAYS } from '@comanda/domain/order'
import { handedBackOf } from '@comanda/domain/payment'
import type { Queries } from '../../../platform/db/index.ts'
import { change, type Guest, type Handler } from '../../../platform/http/index.ts'
import type { RefundRequests, RoundRefunds } from '../../../ports/payment.ts'
import { summaryOf } from '../answer.ts'
import type { Deps } from '../deps.ts'
import { findOwn } from '../queries.ts'
import type { OrderRow } from '../tables.ts'

type Applied = ResponseOf<typeof calls.refundApply>
type RequestView = Pick<Applied, 'asks' | 'mayAsk'>

const DAY_MS = 86_400_000

/**
 * Whether a refund of the order can be requested in the app: it was paid here, not too long ago. A round was paid with its
 * bill, once that is closed. ORDER-9
 */
const isOpen = (row: OrderRow, now: number): boolean =>
  isPaymentHeld(row.pay_state) &&
  (row.payment_method !== 'out-line' || row.bill_id !== null) &&
  now - row.created_at.getTime() < REFUND_DAYS * DAY_MS

/** The lines with an amount left to refund. */
const open = ({ lines }: RefundRequests) =>
  lines
    .filter(line => line.returnedQuantity < line.quantity && line.worth > line.returnedAmount)
    .map(({ itemKey, displayName, quantity, worth, returnedQuantity, returnedAmount }) => ({
      itemKey,
      displayName,
      quantity,
      worth,
      returnedQuantity,
      returnedAmount,
    }))

async function requestsOf(
  db: Queries,
  deps: Deps,
  row: OrderRow,
  shares: RoundRefunds['shares'] = [],
): Promise<RequestView> {
  const refunds = await deps.refundRequestsOf(db, row.corporation_id, row.order_id)
  const names = new Map(row.lines.map(line => [line.itemKey, line.displayName]))
  const lines = isOpen(row, deps.clock()) && !refunds.waits && refunds.left > 0 ? open(refunds) : []
  return {
    asks: refunds.asks.map(({ askedAt, decidedAt, lines: result, ...input }) => ({
      ...input,
      askedAt: askedAt.toISOString(),
      ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
      lines: result.flatMap(({ itemKey, quantity }) =>
        quantity > 0 ? [{ displayName: names.get(itemKey) ?? '', quantity }] : [],
      ),
      ...sharesOf(shares, input.refundId),
    })),
    ...(lines.length > 0 && { mayAsk: lines }),
  }
}

/** The share of a round's refund for the others at the table, and for those who had paid the staff. */
function sharesOf(shares: RoundRefunds['shares'], refundId: string) {
  const { othersAmount = money(0), venueAmount = money(0) } = shares.find(share => share.refundId === refundId) ?? {}
  return { ...(othersAmount > 0 && { othersAmount }), ...(venueAmount > 0 && { venueAmount }) }
}

/** What staff handed back of an order that was paid to them, by refund. PAY-23 */
const handedBackShares = ({ details }: OrderRow): RoundRefunds['shares'] =>
  [...Map.groupBy(details.handedBack ?? [], ({ refundId }) => refundId)].map(([refundId, back]) => ({
    refundId,
    othersAmount: money(0),
    venueAmount: handedBackOf(back),
  }))

const person = (caller: Guest) => ({ corporationId: caller.corporationId, owner: caller.session.owner })

/** The refunds of an order and the guest's requests for them; empty lists where there are none. ORDER-9 */
export const refundDetail =
  (deps: Deps): Handler<typeof calls.refundDetail> =>
  async (caller, { orderId }) => {
    const row = await findOwn(deps.db, person(caller), orderId)
    if (!row) return refuse('notFound')
    const { orderNo, currency, shop, billId } = summaryOf(row)
    const { corporationId } = caller
    const round = billId === undefined ? undefined : { ...person(caller), billId, orderId }
    const { refunds, shares } = round
      ? await deps.refundsOfRound(deps.db, round)
      : { refunds: await deps.refundsOf(corporationId, orderId), shares: handedBackShares(row) }
    return {
      orderId,
      orderNo,
      currency,
      timeZone: shop.timeZone,
      ...(billId !== undefined && { billId }),
      refunds: refunds.map(({ causeKey: _, ...story }) => story),
      ...(await requestsOf(deps.db, deps, row, shares)),
    }
  }

/** Requests a refund of some of the dishes; the store decides. ORDER-9, M9 */
export const refundApply = (deps: Deps): Handler<typeof calls.refundApply> =>
  change(calls.refundApply, deps, async (tx, caller, input) => {
    const { orderId, lines, reason } = input
    // Not locked here: the request locks the bill of a round before its order.
    const row = await findOwn(tx, person(caller), orderId)
    if (!row) return refuse('notFound', { field: 'orderId' })
    if (!isOpen(row, deps.clock())) return refuse('refundNotOffered')
    const { contact } = row.details
    const result = await deps.requestLineRefund(tx, {
      ...person(caller),
      orderId,
      shopId: row.shop_id,
      name: contact ? `${contact.firstName} ${contact.lastName}`.trim() : '',
      requestId: caller.requestId,
      lines,
      reason,
    })
    if ('refused' in result)
      return result.refused === 'waits' ? refuse('refundWaits') : refuse('refundNotOffered', { field: 'lines' })
    return { orderId, ...result, ...(await requestsOf(tx, deps, row)) }
  })
