import { isBeingPaid, takenItems } from '@comanda/domain/bill'
import type { Tx } from '../../platform/db/index.ts'
import { closeIfPaid } from './close-bill.ts'
import type { BillAt, Needs } from './needs.ts'
import { amountsOf, holdBill } from './read-bill.ts'
import { paidToStaff } from './settle-table-bill.ts'

/** One round that its guest pays to the staff. */
export interface SettleRound extends BillAt {
  orderId: string
  staff: { id: string; name: string; owner: string }
}

/**
 * One round of a bill was paid to the staff: what of its dishes nobody pays yet is a part of the bill. False where the bill
 * is closed, is being paid, or nothing of the round is left to pay. The bill is locked here, before the order. PAY-3
 */
export async function settleRound(tx: Tx, needs: Needs, ask: SettleRound): Promise<boolean> {
  const whole = await holdBill(needs, tx, ask)
  if (whole?.row.state !== 'open') return false
  const amounts = amountsOf(whole)
  const taken = takenItems(amounts.parts)
  const lines = whole.rounds.find(({ orderId }) => orderId === ask.orderId)?.lines ?? []
  const items = lines.flatMap(({ itemKey }) =>
    taken.has(`${ask.orderId} ${itemKey}`) ? [] : [{ orderId: ask.orderId, itemKey }],
  )
  if (isBeingPaid(amounts) || items.length === 0) return false
  const part = await paidToStaff(tx, needs, { whole, owner: ask.staff.owner, wish: { by: 'items', items } })
  if (!part) return false
  await closeIfPaid(tx, needs, { ...whole, parts: [...whole.parts, part] }, { ref: ask.staff.id, staff: ask.staff })
  return true
}
