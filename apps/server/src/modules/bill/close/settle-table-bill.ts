import { bill as calls } from '@comanda/contract/bill'
import { isRefusal, refuse } from '@comanda/contract/core'
import { type PartSplit, splitOffPart, type SplitRequest } from '@comanda/domain/bill'
import { changeDue, type CounterPayment } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { closeBill } from './close-bill.ts'
import type { Deps } from '../deps.ts'
import { insertPart } from '../queries.ts'
import { amountsOf, totalsOfBill, type FullBill } from '../show/read-bill.ts'
import { billToClose, changedBill } from '../staff-at.ts'
import type { PartRow } from '../tables.ts'

/** Closes a bill whose rest was paid to the staff, and ends its parties. ORDER-2, PAY-3 */
export const settleTableBill = (deps: Deps): Handler<typeof calls.settleTableBill> =>
  change(calls.settleTableBill, deps, async (tx, caller, input) => {
    const bill = await billToClose(tx, deps, caller.shop, input)
    if (isRefusal(bill)) return bill
    const { counter } = input
    if (counter && changeDue(counter, totalsOfBill(bill).restAmount) === undefined)
      return refuse('tenderedTooLittle', { field: 'counter.tendered' })
    await paidToStaff(tx, deps, { bill, owner: caller.session.owner, request: { by: 'rest' }, counter })
    const { staffId: id, name } = caller.session.staff
    await closeBill(tx, deps, bill, { ref: id, staff: { id, name } })
    return changedBill(tx, deps, { corporationId: caller.corporationId, billId: input.billId })
  })

/** An amount of a bill that staff received. */
interface PaidToStaff {
  bill: FullBill
  owner: string
  request: SplitRequest
  /** How they took it. PAY-10 */
  counter?: CounterPayment | undefined
}

/** Records the amount staff received as a part of the bill; undefined if nothing was left to pay. */
export async function paidToStaff(
  tx: Tx,
  deps: Deps,
  { bill, owner, request, counter }: PaidToStaff,
): Promise<PartRow | undefined> {
  const cut = splitOffPart(amountsOf(bill), request)
  if (typeof cut === 'string') return undefined
  const part = { ...takenPart(bill, owner, cut, new Date(deps.clock())), counter: counter ?? null }
  await insertPart(tx, part)
  return part
}

const takenPart = (
  { row }: FullBill,
  owner: string,
  { amount, cut }: PartSplit,
  at: Date,
): Omit<PartRow, 'counter'> => ({
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
