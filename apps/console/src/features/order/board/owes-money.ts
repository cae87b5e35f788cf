import { isAnswering } from './asked.ts'
import type { BoardOrder } from './columns.ts'

type Owing = Pick<BoardOrder, 'payState' | 'paymentMethod' | 'billId' | 'state' | 'reason'>

/** Being made or handed over, to be paid in person, and not paid yet. A round is settled with its table's bill. PAY-3 */
export const owesMoney = (order: Owing): boolean =>
  order.payState === 'unpaid' &&
  order.paymentMethod === 'out-line' &&
  order.billId === undefined &&
  !isAnswering(order) &&
  order.state !== 'rejected' &&
  order.state !== 'cancelled' &&
  !order.reason
