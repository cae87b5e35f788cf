import { money } from '@comanda/domain/money'
import { endedUnserved, statusAfterPartialRefund } from '@comanda/domain/order'
import { handBack, type StaffPayment, staffPayments } from '@comanda/domain/payment'
import { postCashRounding } from '../../../ledger/index.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { StaffReturn, TakenByStaff } from '../../../ports/payment.ts'
import { changeOrder, type Ordering } from '../events/change-order.ts'
import { findOrder, lockOrder } from '../queries.ts'
import type { OrderRow } from '../tables.ts'

interface OrderAt {
  corporationId: number
  orderId: string
}

/**
 * The payments that staff took of an order and can hand back. The parts of its bill hold the money of a round, a channel that of an
 * order paid there.
 */
function paymentsOf({ bill_id, payment_method, total, details }: OrderRow): StaffPayment[] {
  if (bill_id !== null || (payment_method !== 'out-line' && !details.counters)) return []
  return staffPayments({ ...details, total: money(total) }).filter(({ method }) => method !== 'channel')
}

/** What staff took of an order that was paid and served. PAY-23 */
export async function takenByStaff(db: Queries, at: OrderAt): Promise<TakenByStaff | undefined> {
  const row = await findOrder(db, at.corporationId, at.orderId)
  if (!row || row.pay_state === 'unpaid' || endedUnserved(row.state)) return undefined
  const payments = paymentsOf(row)
  if (row.bill_id === null && payments.length === 0) return undefined
  return { shopId: row.shop_id, currency: row.totals.currency, payments }
}

/** Records what staff hand back of an order, with the rounding of cash, in its history. PAY-23, PAY-19 */
export const handBackOf =
  (ordering: Ordering) =>
  async (tx: Tx, { corporationId, orderId, refundId, shares, parts, by }: StaffReturn & OrderAt): Promise<void> => {
    const { deps } = ordering
    const row = await lockOrder(tx, corporationId, orderId)
    if (!row) throw new Error('A refund of an order that does not exist')
    const shop = (await deps.shopNow(tx, corporationId, row.shop_id))?.config
    const payments = paymentsOf(row)
    const back = shares.flatMap(({ part, amount }) => {
      const payment = payments.find(one => one.part === part)
      return payment ? [handBack(payment, { refundId, amount, step: shop?.cashRounding })] : []
    })
    const status = { state: row.state, payState: row.pay_state }
    await changeOrder(tx, ordering, row, {
      next: statusAfterPartialRefund(status, parts) ?? status,
      kind: 'partBack',
      actor: { kind: 'staff', ...by },
      ...(shop && { shop }),
      handedBack: [...(row.details.handedBack ?? []), ...back],
      detail: { handedBack: back },
    })
    for (const { part, rounding } of back)
      await postCashRounding(tx, {
        corporationId,
        shopId: row.shop_id,
        currencyCode: row.totals.currency.currencyCode,
        reference: orderId,
        cause: `${orderId}:${refundId}:${part}`,
        amount: -rounding,
        at: new Date(deps.clock()),
      })
  }
