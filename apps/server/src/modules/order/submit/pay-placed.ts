import type { Refusal } from '@comanda/contract/core'
import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import { firstEvent } from '../answer.ts'
import type { Ordering } from '../events/change-order.ts'
import { applyPayment } from '../pay/payments.ts'
import type { PaymentReady } from './reserve.ts'
import type { OrderRow } from '../tables.ts'

interface ToBePaid {
  /** The order as it is placed; not written yet. */
  row: OrderRow
  shop: ShopConfig
  ready: PaymentReady
}

/** Pays an order in the transaction that places it, and writes it as paid, with its history. PAY-9 */
export async function payPlaced(
  tx: Tx,
  ordering: Ordering,
  { row, shop, ready }: ToBePaid,
): Promise<{ row: OrderRow; events: ReturnType<typeof firstEvent>[] } | Refusal<'meansShort'>> {
  let after: OrderRow | undefined
  const short = await ready.pay(async input => {
    const done = await applyPayment(tx, ordering, row, { input, shop, places: true, settle: ready.settle })
    after = done.after
    return done.answer
  })
  if (short) return short
  if (after?.pay_state !== 'paid') throw new Error(`${row.order_id} was to be paid as it is placed, and is not`)
  const { version, state, pay_state, changed_at: at } = after
  const history = { kind: 'paid' as const, by_kind: 'payment', by_id: '', at, version, state, pay_state }
  return { row: after, events: [firstEvent(row), { ...firstEvent(after), ...history }] }
}
