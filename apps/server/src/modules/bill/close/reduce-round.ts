import { type Refusal, refuse } from '@comanda/contract/core'
import { isBeingPaid, takenItems } from '@comanda/domain/bill'
import { mayDecide, refundLimit } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import type { RoundOff, RoundOffFault } from '../../../ports/bill.ts'
import type { Deps } from '../deps.ts'
import { amountsOf, holdBill, totalsOfBill } from '../show/read-bill.ts'
import { takeOff } from './reduce-bill.ts'

/**
 * Lowers the price of one round of an open bill, under the bill's lock and with the audit line of a reduction. A loss above the limit of
 * one person is refused: a system cannot wait for a second person. PAY-16, PAY-12
 */
export async function reduceRound(
  tx: Tx,
  deps: Deps,
  { orderId, off, reason, expectedTotal, by, refundAlone, ...at }: RoundOff,
): Promise<Refusal<RoundOffFault> | undefined> {
  const bill = await holdBill(deps, tx, at)
  const round = bill?.rounds.find(one => one.orderId === orderId)
  if (!bill || !round) return refuse('notFound', { field: 'orderId' })
  if (bill.row.state !== 'open') return refuse('orderPaid')
  if (isBeingPaid(amountsOf(bill))) return refuse('billBeingPaid')
  if (round.total !== expectedTotal) return refuse('priceChanged', { data: { total: round.total } })
  const { paidAmount } = totalsOfBill(bill)
  const paidItems = takenItems(amountsOf(bill).parts)
  const billAt = { corporationId: at.corporationId, billId: bill.row.bill_id }
  const reductionId = uuidv7(deps.clock)
  const reduction = { off, reductionId, paidAmount, paidItems, orderId, by: { ...by, reason } }
  const priced = await deps.rounds.reduce(tx, { ...billAt, ...reduction })
  if (typeof priced === 'string') return refuse(priced)
  const shop = await deps.shopOf(at.corporationId, bill.row.shop_id)
  const alone = shop && refundLimit(refundAlone, shop)
  if (!mayDecide({ amount: priced.lostAmount, alone, by: by.id })) return refuse('aboveLimit')
  await takeOff(tx, deps, bill, { priced, by, reason, after: { orderId, off } })
  return undefined
}
