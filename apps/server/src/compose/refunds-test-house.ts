import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { SHOP } from '../modules/order/order-test-house.ts'
import type { PaymentModule } from '../modules/payment/index.ts'
import type { Database } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import { allThree, type MeansHouse, type Purse, someone } from './means-test-house.ts'

type Wish = Parameters<PaymentModule['askPartialRefund']>[1]

/** Who of the staff gives back. */
export const sam = { kind: 'staff' as const, id: 's:1', name: 'Sam' }

/** So much of an order is given back, or waits for somebody's yes. */
export const refundOf =
  (db: Database, house: MeansHouse) =>
  (orderId: string, amount: number, more: { causeKey?: string; waits?: boolean; by?: Wish['by'] } = {}) =>
    db.inTx(tx =>
      house.payment.askPartialRefund(tx, {
        corporationId: 1,
        kind: 'order',
        payableId: orderId,
        shopId: SHOP,
        causeKey: more.causeKey ?? randomUUID(),
        amount: money(amount),
        reason: 'cold',
        by: more.by ?? sam,
        waits: () => more.waits ?? false,
      }),
    )

/** An order of 12.50: points 3.00, card 5.00, gift card 2.00, bank card 2.50. */
export async function paidBySeveral(house: MeansHouse): Promise<{ ann: Guest; own: Purse; orderId: string }> {
  const ann = someone()
  const own = await house.purse(ann)
  const orderId = await house.order1(ann)
  await house.payBy(ann, orderId, allThree(own))
  await house.settle()
  return { ann, own, orderId }
}

/** What the provider holds of all payments. */
export const heldOutside = (house: MeansHouse): number => house.standin.provider.book.report().held['GBP'] ?? 0
