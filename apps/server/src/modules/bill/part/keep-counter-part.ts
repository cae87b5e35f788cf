import { type Refusal, refuse } from '@comanda/contract/core'
import { cutPart } from '@comanda/domain/bill'
import type { Money } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { BillAt } from '../../../ports/bill.ts'
import { changeBill } from '../close/change-bill.ts'
import { newPart, withoutOwn } from './execute-payment-round.ts'
import type { Deps } from '../deps.ts'
import { insertPart } from '../queries.ts'
import { amountsOf, holdBill, standing } from '../show/read-bill.ts'

/** What a member at the counter pays of a store's bill. */
export interface CounterPart extends BillAt {
  shopId: number
  /** `c:<customerId>` */
  owner: string
  amount: Money
}

/**
 * Keeps so much of a bill for a member who stands at the counter, whoever's table it is: of what nobody else pays. Under the
 * bill's lock; a part the member kept before and did not pay makes way. ORDER-3, PAY-9
 */
export async function keepCounterPart(
  tx: Tx,
  deps: Deps,
  { corporationId, billId, shopId, owner, amount }: CounterPart,
): Promise<{ partId: string } | Refusal<'notFound' | 'billClosed' | 'billMoved'>> {
  const held = await holdBill(deps, tx, { corporationId, billId })
  if (held?.row.shop_id !== shopId) return refuse('notFound', { field: 'billId' })
  if (held.row.state !== 'open') return refuse('billClosed')
  const whole = await withoutOwn(tx, held, { owner })
  const rest = amount === standing(whole).restAmount
  const cut = cutPart(amountsOf(whole), rest ? { by: 'rest' } : { by: 'amount', amount })
  if (typeof cut === 'string') return refuse('billMoved', { field: 'amount' })
  const part = newPart({ corporationId, owner }, billId, cut, deps.clock())
  await insertPart(tx, part)
  await changeBill(tx, deps, held.row)
  return { partId: part.part_id }
}
