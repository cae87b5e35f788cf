import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import type { StaffSession } from '../../../platform/http/caller.ts'
import { changeOrder, moveOf, type Ordering } from '../events/change-order.ts'
import { usualPromise } from '../events/watch.ts'
import type { OrderRow } from '../tables.ts'

/** An order that staff entered; its row is not written yet. */
interface ToAccept {
  row: OrderRow
  shop: ShopConfig
  staff: StaffSession
}

/** Writes an order that staff entered: it is accepted with it, for the usual time, and goes to the kitchen at once. ORDER-3 */
export async function acceptEntered(tx: Tx, ordering: Ordering, { row, shop, staff }: ToAccept): Promise<void> {
  const change = moveOf(row, 'accepted', { kind: 'staff', id: staff.staffId, name: staff.name })
  if (!change) throw new Error('A new order cannot be accepted')
  const promisedAt = new Date(usualPromise(shop, row, ordering.deps.clock()))
  await changeOrder(tx, ordering, row, { ...change, shop, promisedAt, places: true })
}
