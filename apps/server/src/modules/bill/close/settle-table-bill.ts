import { bill as calls } from '@comanda/contract/bill'
import { isRefusal } from '@comanda/contract/core'
import { type Cut, cutPart, type SplitWish } from '@comanda/domain/bill'
import type { Tx } from '../../../platform/db/index.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { closeBill } from './close-bill.ts'
import type { Deps } from '../deps.ts'
import { insertPart } from '../queries.ts'
import { amountsOf, type Whole } from '../show/read-bill.ts'
import { billToClose, changedBill } from '../staff-at.ts'
import type { PartRow } from '../tables.ts'

/** Closes a bill whose rest was paid to the staff, and ends its parties. ORDER-2, PAY-3 */
export const settleTableBill = (deps: Deps): Handler<typeof calls.settleTableBill> =>
  change(calls.settleTableBill, deps, async (tx, caller, input) => {
    const whole = await billToClose(tx, deps, caller.shop, input)
    if (isRefusal(whole)) return whole
    await paidToStaff(tx, deps, { whole, owner: caller.session.owner, wish: { by: 'rest' } })
    const { staffId: id, name } = caller.session.staff
    await closeBill(tx, deps, whole, { ref: id, staff: { id, name } })
    return changedBill(tx, deps, { corporationId: caller.corporationId, billId: input.billId })
  })

/** Records what the staff took as a part of the bill; undefined where nothing was left to pay. */
export async function paidToStaff(
  tx: Tx,
  deps: Deps,
  { whole, owner, wish }: { whole: Whole; owner: string; wish: SplitWish },
): Promise<PartRow | undefined> {
  const cut = cutPart(amountsOf(whole), wish)
  if (typeof cut === 'string') return undefined
  const part = takenPart(whole, owner, cut, new Date(deps.clock()))
  await insertPart(tx, part)
  return part
}

const takenPart = ({ row }: Whole, owner: string, { amount, cut }: Cut, at: Date): PartRow => ({
  corporation_id: row.corporation_id,
  part_id: uuidv7(),
  bill_id: row.bill_id,
  owner,
  state: 'paid',
  cut,
  amount,
  returned_amount: 0,
  earning_amount: amount,
  at_venue: true,
  watch_at: null,
  paid_at: at,
  made_at: at,
})
