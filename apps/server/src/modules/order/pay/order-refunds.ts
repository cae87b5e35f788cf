import { money } from '@comanda/domain/money'
import {
  type LineRefund,
  refundableLines,
  type RefundableLine,
  type PartialRefundProgress,
  statusAfterPartialRefund,
  type SoldLine,
  dishesShare,
  endedUnserved,
} from '@comanda/domain/order'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { NamedLine, StaffReturn, TakenByStaff } from '../../../ports/payment.ts'
import { changeOrder, type Ordering } from '../events/change-order.ts'
import { dishesBack, type RefundedDishes } from './dishes-back.ts'
import { handBackOf, takenByStaff } from './hand-back.ts'
import { findBillOf, findOrder, lockOrder } from '../queries.ts'
import type { SavedLine, OrderRow } from '../tables.ts'

/** The port for partial refunds of an order. */
export interface OrderRefunds {
  /** The bill an order is a round of. */
  billOf(db: Queries, input: { corporationId: number; orderId: string }): Promise<string | undefined>
  /** Whether all that was paid for it is being refunded. */
  isRefunding(db: Queries, input: { corporationId: number; orderId: string }): Promise<boolean>
  /** Records that parts of the paid amount were refunded; the order's state stays. M9 */
  partsBack(tx: Tx, input: { corporationId: number; orderId: string; parts: PartialRefundProgress }): Promise<void>
  /** Dishes that were refunded before they were ready are not made: the kitchen is notified. PAY-16 */
  dishesBack(tx: Tx, input: RefundedDishes): Promise<void>
  /** What staff took of it; undefined if it was not paid to them. PAY-23 */
  takenByStaff(db: Queries, input: { corporationId: number; orderId: string }): Promise<TakenByStaff | undefined>
  /** Records what staff hand back of it. PAY-23 */
  handBack(tx: Tx, input: StaffReturn & { corporationId: number; orderId: string }): Promise<void>
  /** The order's lines with the amount of each that can still be refunded after these refunds. */
  linesToReturn(
    db: Queries,
    input: { corporationId: number; orderId: string },
    backs: readonly LineRefund[],
  ): Promise<NamedLine[]>
}

const namedLines = ({ lines }: OrderRow, worths: RefundableLine[]): NamedLine[] =>
  worths.map((worth, i) => {
    const { displayName = '', kitchen } = lines[i] ?? {}
    return { ...worth, displayName, staffName: kitchen?.displayName ?? displayName }
  })

/** The cost of a line. */
const soldLine = ({ itemKey, quantity, amount, discountAmount }: SavedLine): SoldLine => ({
  itemKey,
  quantity,
  amount: money(amount - discountAmount),
})

/** Creates the port for partial refunds. M9 */
export const orderRefunds = (ordering: Ordering): OrderRefunds => ({
  billOf: (db, { corporationId, orderId }) => findBillOf(db, corporationId, orderId),

  async isRefunding(db, { corporationId, orderId }) {
    const row = await findOrder(db, corporationId, orderId)
    return row?.pay_state === 'refunding' && !endedUnserved(row.state)
  },

  async partsBack(tx, { corporationId, orderId, parts }) {
    const row = await lockOrder(tx, corporationId, orderId)
    const next = row && statusAfterPartialRefund({ state: row.state, payState: row.pay_state }, parts)
    if (next) await changeOrder(tx, ordering, row, { next, kind: 'partBack', actor: { kind: 'payment', id: '' } })
  },

  takenByStaff,

  handBack: handBackOf(ordering),

  dishesBack: (tx, input) => dishesBack(tx, ordering.deps, input),

  async linesToReturn(db, { corporationId, orderId }, backs) {
    const row = await findOrder(db, corporationId, orderId)
    if (!row) return []
    const worth = dishesShare(money(row.total), row.totals.totalLines)
    return namedLines(row, refundableLines(worth, row.lines.map(soldLine), backs))
  },
})
