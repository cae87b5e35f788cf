import { type Refusal, refuse } from '@comanda/contract/core'
import { isEnded } from '@comanda/domain/order'
import type { Tx } from '../../../platform/db/index.ts'
import { servedShop, type Staff } from '../../../platform/http/index.ts'
import type { OrderOff, Repricing, RepricingFault } from '../../../ports/order.ts'
import type { BillReduction, LowerPrices } from '../../../ports/bill.ts'
import type { Deps } from '../deps.ts'
import { findOrder } from '../queries.ts'

/** What is taken off, with the dishes of this order. */
function offOf(orderId: string, off: OrderOff): BillReduction | LowerPrices {
  if ('prices' in off) return { kind: 'discount', prices: off.prices.map(price => ({ ...price, orderId })) }
  if ('items' in off) return { kind: off.kind, items: off.items.map(itemKey => ({ orderId, itemKey })) }
  return off
}

/** Lowers the price of an order that is not paid, within the limit of one person. API-11, PAY-16 */
export async function repriceOrder(
  tx: Tx,
  deps: Deps,
  caller: Staff,
  { orderId, off, reason, expectedTotal }: Repricing,
): Promise<Refusal<RepricingFault> | undefined> {
  const { corporationId } = caller
  const seen = await findOrder(tx, corporationId, orderId)
  if (!seen || !servedShop(caller, seen.shop_id)) return refuse('notFound', { field: 'orderId' })
  if (seen.pay_state !== 'unpaid') return refuse('orderPaid')
  if (isEnded(seen.state) && seen.state !== 'completed') return refuse('orderMoved', { data: { state: seen.state } })
  if (seen.bill_id === null) return refuse('noOpenBill', { field: 'orderId' })
  const { staffId: id, name, refundAlone } = caller.session.staff
  const at = { corporationId, billId: seen.bill_id, orderId }
  return deps.reduceRound(tx, { ...at, off: offOf(orderId, off), reason, expectedTotal, by: { id, name }, refundAlone })
}
