import { beganRefund, type Standing } from '@comanda/domain/order'
import { money } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'
import type { Needs } from './needs.ts'
import type { OrderRow } from './tables.ts'

const standing = ({ state, pay_state }: OrderRow): Standing => ({ state, payState: pay_state })

/** Whether this step settles the order: it was paid, or eaten where it is paid at the venue. */
const settles = (before: OrderRow, after: OrderRow): boolean =>
  (after.pay_state === 'paid' && before.pay_state === 'unpaid') ||
  (after.state === 'completed' && before.state !== 'completed' && after.pay_state === 'unpaid')

/** Tells of the steps that points and growth hang on; only an account's orders earn. CARD-7, M10 */
export async function tellEarning(tx: Tx, needs: Needs, before: OrderRow, after: OrderRow): Promise<void> {
  if (!after.owner.startsWith('c:')) return
  const { corporation_id: corporationId, order_id: orderId, shop_id: shopId } = after
  const order = { corporationId, orderId, shopId, customerId: Number(after.owner.slice(2)) }
  const ask = { ...order, amount: money(after.total), at: needs.clock() }
  if (settles(before, after)) await needs.settled(tx, ask)
  if (beganRefund(standing(before), standing(after))) await needs.returned(tx, ask)
}
