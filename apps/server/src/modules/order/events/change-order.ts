import type { Money } from '@comanda/domain/money'
import {
  startsRefund,
  endedUnserved,
  isEnded,
  releasesStock,
  statusAfterMove,
  type OrderActor,
  type OrderState,
  type OrderStatus,
} from '@comanda/domain/order'
import type { CounterPayment, StaffRequest } from '@comanda/domain/payment'
import { localTime, type ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import { observing } from '../../../platform/observe/index.ts'
import type { CallNumbers } from '../submit/call-numbers.ts'
import { returnPlates } from '../buffet-plates.ts'
import { notifyEarning } from '../pay/earning.ts'
import { announce } from './hints.ts'
import { insertStepped } from '../submit/insert-order.ts'
import type { Deps } from '../deps.ts'
import { publishEvent, publishRecorded } from './events.ts'
import type { OrderStep, SettleOrder } from '../../../ports/order.ts'
import { notifyGuest } from './notify-guest.ts'
import { type EventOf, updateOrder } from '../queries.ts'
import { chosenOrder } from '../board/store-view.ts'
import { lastServed } from '../guest/shared-orders.ts'
import type { EventKind, SavedTotals, OrderRow } from '../tables.ts'
import { isAutoAccepted, watchFrom } from './watch.ts'

/** The actor of a step: `id` and `name` go into the order's history. */
export interface Actor {
  kind: OrderActor
  id: string
  name?: string
}

/** One step of a locked order. */
export interface Change {
  next: OrderStatus
  kind: EventKind
  actor: Actor
  reason?: string
  promisedAt?: Date
  checked?: boolean
  /** The order's store as it is now, if it has been read already. */
  shop?: ShopConfig
  totals?: SavedTotals
  /** How staff took the money. PAY-10 */
  counter?: CounterPayment
  counters?: OrderRow['details']['counters']
  /** All that staff handed back until now. PAY-23 */
  handedBack?: OrderRow['details']['handedBack']
  /** A cancellation that waits for a second person. PAY-12 */
  cancelAsked?: StaffRequest
  /** The share of the paid amount that earns points; absent, all of it. CARD-7 */
  earning?: Money
  /** Settles the payment, if that has been prepared. */
  settle?: SettleOrder | undefined
  detail?: unknown
  /** The step places the order: the order's row is written together with it. */
  places?: boolean
}

export interface Ordering {
  deps: Deps
  callNumbers: CallNumbers
}

/**
 * Writes one step of a locked order with its consequences in the same transaction: reservations are released once, a
 * due refund is requested, the watchdog deadline is set, the event is appended to the history. O4, S2, M8
 */
export async function changeOrder(tx: Tx, ordering: Ordering, before: OrderRow, change: Change): Promise<OrderRow> {
  const { deps } = ordering
  const shop = change.shop ?? (await deps.shopNow(tx, before.corporation_id, before.shop_id))?.config
  if (!shop) throw new Error(`An order of a store that is not there: ${before.shop_id}`)
  const now = deps.clock()
  const after = await stepped(ordering, { before, change, shop, now })
  if (change.places) insertStepped(tx, { before, after, event: eventOf(change) })
  else updateOrder(tx, after, eventOf(change))
  if (owesRefund(before, change)) await refund(tx, deps, after, change)
  if (isEnded(after.state) && !isEnded(before.state)) await lastServed(tx, deps, after)
  await notifyBill(tx, deps, before, after)
  const { earning, settle } = change
  await notifyEarning(tx, deps, { before, after, earning, settle, inParts: change.kind === 'partBack' })
  // After the rows only this guest locks, in the same order as placing an order: two orders of a guest cannot
  // deadlock.
  if (releasesStock(before.state, after.state)) await releaseReserved(tx, deps, before)
  if (after.state !== before.state) {
    await publishEvent(tx, deps, 'stateChanged', stepOf(before, after))
    const { corporation_id: corporationId, order_id: orderId } = after
    if (!change.places) await publishEvent(tx, deps, 'left', { corporationId, orderId })
    await notifyGuest(tx, deps, after, before.state)
  }
  tx.afterCommit(() => {
    if (after.state !== before.state) observing.meter?.order(after.state)
    if (after.pay_state !== before.pay_state) observing.meter?.order(after.pay_state)
    announce(deps, after)
  })
  await publishRecorded(tx, deps, after, change.places ? undefined : before)
  return after
}

/** The event of a step in the order's history. */
const eventOf = ({ kind, actor, reason = '', detail = null }: Change): EventOf => ({
  kind,
  by_kind: actor.kind,
  by_id: actor.id,
  by_name: actor.name ?? '',
  reason,
  detail,
})

/** Notifies the table's bill of a round's step, except of steps that the bill itself takes. */
async function notifyBill(tx: Tx, deps: Deps, before: OrderRow, { state, changed_at: at }: OrderRow): Promise<void> {
  const { corporation_id: corporationId, order_id: orderId, bill_id: billId } = before
  if (billId === null || state === before.state) return
  await publishEvent(tx, deps, 'roundChanged', { corporationId, billId, orderId, fell: endedUnserved(state), at })
}

const stepOf = (before: OrderRow, after: OrderRow): OrderStep => ({
  corporationId: after.corporation_id,
  shopId: after.shop_id,
  from: before.state,
  to: after.state,
  version: after.version,
  chosen: () => chosenOrder(after, []),
})

interface Step {
  before: OrderRow
  change: Change
  shop: ShopConfig
  now: number
}

async function stepped({ callNumbers }: Ordering, { before, change, shop, now }: Step): Promise<OrderRow> {
  const { state, payState } = change.next
  const entered = state !== before.state
  const named = before.call_count ?? (needsCall(state) ? await callNumbers.take(dayAt(before, shop, now)) : null)
  return {
    ...before,
    state,
    pay_state: payState,
    version: before.version + 1,
    checked: change.checked ?? before.checked,
    call_count: named,
    promised_at: change.promisedAt ?? before.promised_at,
    watch_at: watchAfter(before, change, { shop, now }),
    totals: change.totals ?? before.totals,
    details: {
      ...before.details,
      ...(change.counter && { counter: change.counter }),
      ...(change.counters && { counters: change.counters }),
      ...(change.handedBack && { handedBack: change.handedBack }),
      ...(change.cancelAsked && { cancelAsked: change.cancelAsked }),
    },
    changed_at: new Date(now),
    ended_at: entered && isEnded(state) ? new Date(now) : before.ended_at,
  }
}

/**
 * The deadline after a step. An order paid in person is not ended by the clock, because its money could not be returned
 * automatically. O2, PAY-3
 */
function watchAfter(
  before: OrderRow,
  { next, kind, actor, counter }: Change,
  { shop, now }: Pick<Step, 'shop' | 'now'>,
) {
  if (kind === 'paid' && actor.kind === 'staff' && next.state === 'placed')
    return counter?.method === 'channel' && isAutoAccepted(shop, before.biz_type) ? new Date(now) : null
  if (next.state === before.state) return before.watch_at
  return watchFrom(next.state, { shop, bizType: before.biz_type, wanted: before.slot_start?.getTime(), now })
}

/** Whether the order needs a call number: once the store has received it. */
const needsCall = (state: OrderState): boolean => state === 'placed' || state === 'accepted'

const dayAt = (row: OrderRow, shop: ShopConfig, now: number) => ({
  corporationId: row.corporation_id,
  shopId: row.shop_id,
  day: localTime(now, shop.timeZone).date,
})

async function releaseReserved(tx: Tx, deps: Deps, row: OrderRow): Promise<void> {
  const shop = { corporationId: row.corporation_id, shopId: row.shop_id }
  const couponCodes = row.details.coupons ?? []
  if (couponCodes.length > 0)
    await deps.returnCoupons(tx, { corporationId: row.corporation_id, orderId: row.order_id, couponCodes })
  await returnPlates(tx, deps, row)
  if (row.slot_start) await deps.returnSlot(tx, { ...shop, bizType: row.biz_type, start: row.slot_start.getTime() })
  deps.returnStock(tx, shop, new Map(row.stock))
}

/**
 * Whether all that was paid is to be refunded now. Partial refunds were requested before; a round is paid on its
 * table's bill, so its excess is refunded from the bill's paid parts.
 */
const owesRefund = (before: OrderRow, { kind, next }: Change): boolean =>
  before.bill_id === null &&
  kind !== 'partBack' &&
  startsRefund({ state: before.state, payState: before.pay_state }, next)

const refund = (tx: Tx, deps: Deps, row: OrderRow, change: Change) =>
  deps.requestRefund(tx, {
    corporationId: row.corporation_id,
    orderId: row.order_id,
    causeKey: `order-ended:${row.order_id}`,
    reason: change.reason ?? '',
  })

/** The step that takes a locked order to another state; undefined where this actor has no such transition. O4 */
export function moveOf(row: OrderRow, to: OrderState, actor: Actor): Change | undefined {
  const next = statusAfterMove({ state: row.state, payState: row.pay_state }, to, actor.kind)
  return next && { next, kind: 'move', actor }
}
