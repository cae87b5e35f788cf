import type { Money } from '@comanda/domain/money'
import {
  beganRefund,
  fellThrough,
  isEnded,
  letsGo,
  moved,
  type OrderActor,
  type OrderState,
  type Standing,
} from '@comanda/domain/order'
import { localTime, type ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import type { CallNumbers } from '../submit/call-numbers.ts'
import { returnPlates } from '../buffet-plates.ts'
import { tellEarning } from '../pay/earning.ts'
import { announce } from './hints.ts'
import { insertStepped } from '../submit/insert-order.ts'
import type { Deps } from '../deps.ts'
import { publishEvent } from './events.ts'
import type { OrderStep, SettleOrder } from '../../../ports/order.ts'
import { tellNews } from './news.ts'
import { type EventOf, updateOrder } from '../queries.ts'
import { chosenOrder } from '../board/store-view.ts'
import { lastServed } from '../guest/shared-orders.ts'
import type { EventKind, KeptTotals, OrderRow } from '../tables.ts'
import { watchFrom } from './watch.ts'

/** Who did it: `id` and `name` go into the order's story. */
export interface By {
  kind: OrderActor
  id: string
  name?: string
}

/** One step of a locked order. */
export interface Change {
  next: Standing
  kind: EventKind
  by: By
  reason?: string
  promisedAt?: Date
  checked?: boolean
  /** The order's store as it is now, where it was read already. */
  shop?: ShopConfig
  totals?: KeptTotals
  /** What of what was paid earns; all of it where nothing is said. CARD-7 */
  earning?: Money
  /** How it is settled, where that was made ready. */
  settle?: SettleOrder | undefined
  detail?: unknown
  /** It is the first step of an order that this transaction places: the order is written with it. */
  places?: boolean
}

export interface Ordering {
  deps: Deps
  callNumbers: CallNumbers
}

/**
 * Writes one step of a locked order with all it brings along, in the same transaction: what it held is let go of once,
 * a refund that is owed is asked for, the watchdog is set, the story gets its line. O4, S2, M8
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
  await tellBill(tx, deps, before, after)
  const { earning, settle } = change
  await tellEarning(tx, deps, { before, after, earning, settle, inParts: change.kind === 'partBack' })
  // Behind what the guest alone holds, as an order takes it: two of a guest's orders never wait for each other in a ring.
  if (letsGo(before.state, after.state)) await letGo(tx, deps, before)
  if (after.state !== before.state) {
    await publishEvent(tx, deps, 'stateChanged', stepOf(before, after))
    await tellNews(tx, deps, after, before.state)
  }
  tx.afterCommit(() => announce(deps, after))
  return after
}

/** The line of the order's story. */
const eventOf = ({ kind, by, reason = '', detail = null }: Change): EventOf => ({
  kind,
  by_kind: by.kind,
  by_id: by.id,
  by_name: by.name ?? '',
  reason,
  detail,
})

/** The bill of its table hears of a round's steps; of those that the bill itself takes it knows. */
async function tellBill(tx: Tx, deps: Deps, before: OrderRow, { state, changed_at: at }: OrderRow): Promise<void> {
  const { corporation_id: corporationId, order_id: orderId, bill_id: billId } = before
  if (billId === null || state === before.state) return
  await publishEvent(tx, deps, 'roundChanged', { corporationId, billId, orderId, fell: fellThrough(state), at })
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
    watch_at: entered ? watchFrom(state, { shop, bizType: before.biz_type, now }) : before.watch_at,
    totals: change.totals ?? before.totals,
    changed_at: new Date(now),
    ended_at: entered && isEnded(state) ? new Date(now) : before.ended_at,
  }
}

/** From when on it is called by a number: once the store has it for good. */
const needsCall = (state: OrderState): boolean => state === 'placed' || state === 'accepted'

const dayAt = (row: OrderRow, shop: ShopConfig, now: number) => ({
  corporationId: row.corporation_id,
  shopId: row.shop_id,
  day: localTime(now, shop.timeZone).date,
})

async function letGo(tx: Tx, deps: Deps, row: OrderRow): Promise<void> {
  const shop = { corporationId: row.corporation_id, shopId: row.shop_id }
  const couponCodes = row.details.coupons ?? []
  if (couponCodes.length > 0)
    await deps.returnCoupons(tx, { corporationId: row.corporation_id, orderId: row.order_id, couponCodes })
  await returnPlates(tx, deps, row)
  if (row.slot_start) await deps.returnSlot(tx, { ...shop, bizType: row.biz_type, start: row.slot_start.getTime() })
  deps.returnStock(tx, shop, new Map(row.stock))
}

/**
 * Whether all that was paid is to be sent back now. What goes back in parts was asked for already; a round was paid on its
 * table's bill: what is too much there goes back from the parts that were paid of it.
 */
const owesRefund = (before: OrderRow, { kind, next }: Change): boolean =>
  before.bill_id === null &&
  kind !== 'partBack' &&
  beganRefund({ state: before.state, payState: before.pay_state }, next)

const refund = (tx: Tx, deps: Deps, row: OrderRow, change: Change) =>
  deps.askRefund(tx, {
    corporationId: row.corporation_id,
    orderId: row.order_id,
    causeKey: `order-ended:${row.order_id}`,
    reason: change.reason ?? '',
  })

/** The step that takes a locked order to another state; undefined where its life has no such edge for this actor. O4 */
export function moveOf(row: OrderRow, to: OrderState, by: By): Change | undefined {
  const next = moved({ state: row.state, payState: row.pay_state }, to, by.kind)
  return next && { next, kind: 'move', by }
}
