import { type Refusal, refuse } from '@comanda/contract/core'
import { splitOffPart } from '@comanda/domain/bill'
import type { Money } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { BillAt } from '../../../ports/bill.ts'
import { changeBill } from '../close/change-bill.ts'
import { newPart, withoutOwn } from './execute-payment-round.ts'
import type { Deps } from '../deps.ts'
import { insertPart } from '../queries.ts'
import { amountsOf, holdBill, totalsOfBill } from '../show/read-bill.ts'

/** The part of a store's bill that a member pays at the counter. */
export interface CounterPart extends BillAt {
  shopId: number
  /** `c:<customerId>` */
  owner: string
  amount: Money
}

/**
 * Reserves an unreserved amount of any table's bill for a member at the counter. Under the bill's lock; replaces an unpaid part
 * the member reserved before. ORDER-3, PAY-9
 */
export async function reserveCounterPart(
  tx: Tx,
  deps: Deps,
  { corporationId, billId, shopId, owner, amount }: CounterPart,
): Promise<{ partId: string } | Refusal<'notFound' | 'billClosed' | 'billMoved'>> {
  const locked = await holdBill(deps, tx, { corporationId, billId })
  if (locked?.row.shop_id !== shopId) return refuse('notFound', { field: 'billId' })
  if (locked.row.state !== 'open') return refuse('billClosed')
  const bill = await withoutOwn(tx, locked, { owner })
  const rest = amount === totalsOfBill(bill).restAmount
  const cut = splitOffPart(amountsOf(bill), rest ? { by: 'rest' } : { by: 'amount', amount })
  if (typeof cut === 'string') return refuse('billMoved', { field: 'amount' })
  const part = newPart({ corporationId, owner }, billId, cut, deps.clock())
  await insertPart(tx, part)
  await changeBill(tx, deps, locked.row)
  return { partId: part.part_id }
}
