import type { Tx } from '../../platform/db/index.ts'
import { isOfBuffet } from './buffet-plates.ts'
import { earns, toSettle } from './earning.ts'
import type { SettleOrder } from './earning-needs.ts'
import type { CartToOrder, PricedCart } from './needs.ts'
import type { ReadyToPay } from './payment-needs.ts'
import { asPayable } from './payments.ts'
import { type Placing, Stop, stop, stopFor } from './placing.ts'
import type { OrderRow } from './tables.ts'
import { soldOutByKeys } from './work-out.ts'

/** What pays is locked, and what the order earns with it where that could be locked by now. */
export interface Ready extends ReadyToPay {
  settle: SettleOrder | undefined
}

/** Takes stock and the slot and locks the means that are to pay at once, asked together; the first to say no is heard. */
export async function takeAndLock(
  tx: Tx,
  placing: Placing,
  priced: PricedCart,
  row: OrderRow,
): Promise<Ready | undefined> {
  // All have come to their end before anything is undone.
  const [taken, ready, settle] = await Promise.allSettled([
    takeAll(tx, placing, priced),
    readyToPay(tx, placing, row),
    paysNow(placing, row) && isAllTaken(row) ? placing.needs.readyToSettle(tx, toSettle(row)) : undefined,
  ])
  if (taken.status === 'rejected') throw taken.reason
  if (ready.status === 'rejected') throw ready.reason
  if (settle.status === 'rejected') throw settle.reason
  if (ready.value && 'refused' in ready.value) throw new Stop(ready.value)
  return ready.value && { ...ready.value, settle: settle.value }
}

const paysNow = ({ ask }: Placing, row: OrderRow): boolean =>
  ask.payments !== undefined && row.state === 'awaitingPayment'

async function readyToPay(tx: Tx, placing: Placing, row: OrderRow) {
  const { needs, who, ask, around } = placing
  if (!ask.payments || !paysNow(placing, row)) return undefined
  const order = asPayable({ ...row, coupons: row.details.coupons?.length ?? 0 })
  return needs.readyToPay(tx, { who, shop: around.shop, order, payments: ask.payments })
}

/**
 * Its stock is all an order has to take: what it earns is locked last here as everywhere, after the slot, coupons and plates
 * of those that have any.
 */
const isAllTaken = (row: OrderRow): boolean =>
  earns(row) && row.slot_start === null && (row.details.coupons ?? []).length === 0 && !row.lines.some(isOfBuffet)

/** Takes stock and the slot, or undoes everything. S1, S5 */
async function takeAll(tx: Tx, { needs, who, around }: Placing, priced: PricedCart): Promise<void> {
  const { corporationId } = who
  const { shop, bizType, time } = around
  const short = await needs.takeStock(tx, { corporationId, shopId: shop.shopId }, priced.stock)
  if (short.length > 0) throw stopFor(soldOutByKeys(priced, short))
  if (typeof time !== 'number') return
  const verdict = await needs.takeSlot(tx, { corporationId, shop, bizType, start: time })
  if (verdict !== 'ok') throw stop(verdict === 'full' ? 'slotFull' : 'slotGone')
}

/** Takes the coupons the total counts on, each once, or undoes everything. S6 */
export async function takeCoupons(tx: Tx, { needs, who }: Placing, cart: CartToOrder, row: OrderRow): Promise<void> {
  const taken = row.details.coupons ?? []
  if (taken.length === 0) return
  const coupons = cart.coupons.filter(it => taken.includes(it.couponCode))
  const ask = { corporationId: who.corporationId, orderId: row.order_id, coupons }
  const gone = await needs.takeCoupons(tx, ask)
  if (gone.length > 0) throw stop('couponGone', { data: { couponCodes: gone } })
}
