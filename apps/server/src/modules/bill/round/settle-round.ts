import { isBeingPaid, takenItems } from '@comanda/domain/bill'
import type { Tx } from '../../../platform/db/index.ts'
import type { BillPort } from '../../../ports/bill.ts'
import { closeIfPaid } from '../close/close-bill.ts'
import type { Deps } from '../deps.ts'
import { amountsOf, holdBill } from '../show/read-bill.ts'
import { paidToStaff } from '../close/settle-table-bill.ts'

/** A round that its guest pays to the staff. */
export type SettleRound = Parameters<BillPort['settleRound']>[1]

/**
 * Records one round of a bill as paid to the staff: those of its dishes that are not reserved become a paid part. False
 * if the bill is closed or being paid, or nothing of the round is left to pay. Locks the bill before the order. PAY-3
 */
export async function settleRound(tx: Tx, deps: Deps, input: SettleRound): Promise<boolean> {
  const bill = await holdBill(deps, tx, input)
  if (bill?.row.state !== 'open') return false
  const amounts = amountsOf(bill)
  const taken = takenItems(amounts.parts)
  const lines = bill.rounds.find(({ orderId }) => orderId === input.orderId)?.lines ?? []
  const items = lines.flatMap(({ itemKey }) =>
    taken.has(`${input.orderId} ${itemKey}`) ? [] : [{ orderId: input.orderId, itemKey }],
  )
  if (isBeingPaid(amounts) || items.length === 0) return false
  const part = await paidToStaff(tx, deps, {
    bill,
    owner: input.staff.owner,
    request: { by: 'items', items },
    counter: input.counter,
  })
  if (!part) return false
  await closeIfPaid(tx, deps, { ...bill, parts: [...bill.parts, part] }, { ref: input.staff.id, staff: input.staff })
  return true
}
