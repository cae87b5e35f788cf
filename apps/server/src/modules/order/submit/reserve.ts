import type { Tx } from '../../../platform/db/index.ts'
import { Undo } from '../../../platform/http/index.ts'
import { earns, toSettle } from '../pay/earning.ts'
import type { SettleOrder } from '../../../ports/order.ts'
import type { CartToOrder, PricedCart } from '../../../ports/cart.ts'
import type { LockedMethods, ReadyToPay } from '../pay/payment-deps.ts'
import { asPayable } from '../pay/payments.ts'
import { type Placing, abort, abortFor } from './placing.ts'
import type { OrderRow } from '../tables.ts'
import { soldOutByKeys } from '../price/price-order.ts'

/** The payment methods and earnings of an order that is paid as it is placed, locked before its price is known. */
export interface PaymentLocks {
  lockedMethods?: LockedMethods | undefined
  settle?: SettleOrder | undefined
}

/**
 * Locks the payment methods and earnings of an order that is paid at once: after the cart, before rows that other guests contend
 * for.
 */
export async function lockPayment(tx: Tx, { deps, caller, input }: Placing, orderId: string): Promise<PaymentLocks> {
  // A round of a table's bill pays nothing: its bill is locked before any payment method.
  if (!input.payments || input.paymentMethod === 'out-line') return {}
  const { corporationId, session } = caller
  const order = { corporation_id: corporationId, order_id: orderId, shop_id: input.shopId, owner: session.owner }
  // All must complete before anything is undone.
  const [ownMethods, settle] = await Promise.allSettled([
    deps.lockOwnMethods(tx, { caller, payments: input.payments }),
    earns(order) ? deps.readyToSettle(tx, toSettle(order)) : undefined,
  ])
  if (ownMethods.status === 'rejected') throw ownMethods.reason
  if (settle.status === 'rejected') throw settle.reason
  return { lockedMethods: ownMethods.value, settle: settle.value }
}

/** The payment methods are locked and their lines agreed, and the earnings are locked. */
export interface PaymentReady extends ReadyToPay {
  settle: SettleOrder | undefined
}

/** The payment of the order while it is placed; undefined if it is not paid then. */
export async function readyToPay(
  placing: Placing,
  row: OrderRow,
  ahead: PaymentLocks,
): Promise<PaymentReady | undefined> {
  if (!ahead.lockedMethods || row.state !== 'awaitingPayment') return undefined
  const order = asPayable({ ...row, coupons: row.details.coupons?.length ?? 0 })
  const ready = await ahead.lockedMethods({ shop: placing.circumstances.shop, order })
  if ('refused' in ready) throw new Undo(ready)
  return { ...ready, settle: ahead.settle }
}

/** Reserves the slot, or undoes everything. S5 */
export async function takeSlot(tx: Tx, { deps, caller, circumstances }: Placing): Promise<void> {
  const { shop, bizType, time } = circumstances
  if (typeof time !== 'number') return
  const verdict = await deps.takeSlot(tx, { corporationId: caller.corporationId, shop, bizType, start: time })
  if (verdict !== 'ok') throw abort(verdict === 'full' ? 'slotFull' : 'slotGone')
}

/** Reserves stock with the commit, or undoes everything. S1 */
export function takeStock(tx: Tx, { deps, caller, circumstances }: Placing, priced: PricedCart): void {
  const shop = { corporationId: caller.corporationId, shopId: circumstances.shop.shopId }
  deps.takeStock(tx, shop, priced.stock, short => abortFor(soldOutByKeys(priced, short, caller.language)))
}

/** Uses the coupons in the total, each once, or undoes everything. S6 */
export async function takeCoupons(tx: Tx, { deps, caller }: Placing, cart: CartToOrder, row: OrderRow): Promise<void> {
  const taken = row.details.coupons ?? []
  if (taken.length === 0) return
  const coupons = cart.coupons.filter(it => taken.includes(it.couponCode))
  const input = { corporationId: caller.corporationId, orderId: row.order_id, coupons }
  const removed = await deps.takeCoupons(tx, input)
  if (removed.length > 0) throw abort('couponGone', { data: { couponCodes: removed } })
}
