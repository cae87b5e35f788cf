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
 * One round of a bill was paid to the staff: what of its dishes nobody pays yet is a part of the bill. False where the bill
 * is closed, is being paid, or nothing of the round is left to pay. The bill is locked here, before the order. PAY-3
 */
export async function settleRound(tx: Tx, deps: Deps, input: SettleRound): Promise<boolean> {
  const whole = await holdBill(deps, tx, input)
  if (whole?.row.state !== 'open') return false
  const amounts = amountsOf(whole)
  const taken = takenItems(amounts.parts)
  const lines = whole.rounds.find(({ orderId }) => orderId === input.orderId)?.lines ?? []
  const items = lines.flatMap(({ itemKey }) =>
    taken.has(`${input.orderId} ${itemKey}`) ? [] : [{ orderId: input.orderId, itemKey }],
  )
  if (isBeingPaid(amounts) || items.length === 0) return false
  const part = await paidToStaff(tx, deps, { whole, owner: input.staff.owner, wish: { by: 'items', items } })
  if (!part) return false
  await closeIfPaid(tx, deps, { ...whole, parts: [...whole.parts, part] }, { ref: input.staff.id, staff: input.staff })
  return true
}
