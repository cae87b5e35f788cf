import { callNumberOf, isEnded } from '@comanda/domain/order'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { OrderDetail } from '../answer.ts'
import type { Deps } from '../deps.ts'
import { publishEvent } from '../events/events.ts'
import { findOrder, ordersOfCart } from '../queries.ts'
import type { OrderRow } from '../tables.ts'

interface Person {
  corporationId: number
  owner: string
}

/** The fields that decide whether a person may see an order. */
type VisibleOrder = Pick<OrderRow, 'owner' | 'cart_id' | 'biz_type' | 'created_at' | 'ended_at'>

/**
 * Whether a person shares an order: it was made from the cart of the party they sit with now, and is live or was placed
 * since they came. The next party never sees it. C6
 */
export async function shares(
  deps: Pick<Deps, 'sharedWith'>,
  db: Queries,
  caller: Person,
  row: VisibleOrder,
): Promise<boolean> {
  if (row.biz_type !== 1100) return false
  const sharing = await deps.sharedWith(db, { ...caller, cartId: row.cart_id })
  return sharing !== undefined && (row.ended_at === null || row.created_at.getTime() >= sharing.since)
}

/** An order of the caller, or shared with the caller; any other is not found. A1, C6 */
export async function findSeen(deps: Deps, caller: Person, orderId: string): Promise<OrderRow | undefined> {
  const row = await findOrder(deps.db, caller.corporationId, orderId)
  if (!row || row.owner === caller.owner) return row
  return (await shares(deps, deps.db, caller, row)) ? row : undefined
}

/**
 * An order as the others at the table see it: without the guest's contact data, and without the right to pay or cancel
 * it. A4
 */
export function asShared({ contact: _, payBefore: __, ...detail }: OrderDetail): OrderDetail {
  return { ...detail, mayCancel: false, shared: true }
}

/** Orders made from a shared cart, for those who share it. */
export async function partyOrders(db: Queries, corporationId: number, cartId: string, since: number) {
  const rows = await ordersOfCart(db, corporationId, { cartId, since: new Date(since) })
  return rows.map(({ order_id, state, owner, call_count }) => ({
    orderId: order_id,
    state,
    owner,
    ...(call_count === null ? {} : { callNumber: callNumberOf(call_count) }),
  }))
}

/** Notifies those who share a table that its last order has ended. C6 */
export async function lastServed(tx: Tx, deps: Deps, row: OrderRow): Promise<void> {
  // A table that pays at the end stays with its party until its bill is paid.
  if (row.biz_type !== 1100 || !row.details.table || row.bill_id !== null) return
  const rest = await ordersOfCart(tx, row.corporation_id, { cartId: row.cart_id, since: row.created_at })
  if (rest.some(order => order.order_id !== row.order_id && !isEnded(order.state))) return
  await publishEvent(tx, deps, 'partyServed', servedBy(row))
}

/** The party of an order: of its cart, or the one its guest sat with. */
export const servedBy = ({ corporation_id, cart_id, order_id, details: { sitting } }: OrderRow) => ({
  corporationId: corporation_id,
  cartId: cart_id,
  orderId: order_id,
  ...(sitting && { sessionId: sitting.sessionId }),
})
