import { beganRefund, type Standing } from '@comanda/domain/order'
import { type Money, money } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'
import type { Needs } from './needs.ts'
import type { OrderRow } from './tables.ts'

const standing = ({ state, pay_state }: OrderRow): Standing => ({ state, payState: pay_state })

/** Whether this step settles the order: it was paid, or eaten where it is paid at the venue. */
const settles = (before: OrderRow, after: OrderRow): boolean =>
  (after.pay_state === 'paid' && before.pay_state === 'unpaid') ||
  (after.state === 'completed' && before.state !== 'completed' && after.pay_state === 'unpaid')

interface EarningStep {
  before: OrderRow
  after: OrderRow
  /** What of what it cost earns; all of it where nothing is said. */
  earning: Money | undefined
  /** It goes back in parts, each of which told for itself. */
  inParts: boolean
}

/** Tells of the steps that points and growth hang on; only an account's orders earn. CARD-7, M10 */
export async function tellEarning(
  tx: Tx,
  needs: Needs,
  { before, after, earning, inParts }: EarningStep,
): Promise<void> {
  if (!after.owner.startsWith('c:')) return
  const { corporation_id: corporationId, order_id: orderId, shop_id: shopId } = after
  const order = { corporationId, orderId, shopId, customerId: Number(after.owner.slice(2)), at: needs.clock() }
  const whole = money(after.total)
  if (settles(before, after)) await needs.settled(tx, { ...order, amount: earning ?? whole })
  if (!inParts && beganRefund(standing(before), standing(after))) await needs.returned(tx, { ...order, amount: whole })
}
