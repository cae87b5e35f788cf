import { bill as calls } from '@comanda/contract/bill'
import { isRefusal } from '@comanda/contract/core'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import { changeBill } from './change-bill.ts'
import { endParties } from './close-bill.ts'
import type { Deps } from '../deps.ts'
import { totalsOfBill } from '../show/read-bill.ts'
import { billToClose, changedBill } from '../staff-at.ts'

/**
 * Closes a bill whose rest is never paid: its parties end, its rounds stay unpaid and record the person and the reason. ORDER-3
 */
export const writeOffBill = (deps: Deps): Handler<typeof calls.writeOffBill> =>
  change(calls.writeOffBill, deps, async (tx, caller, input) => {
    const bill = await billToClose(tx, deps, caller.shop, input)
    if (isRefusal(bill)) return bill
    const at = { corporationId: caller.corporationId, billId: input.billId }
    const { staffId: id, name } = caller.session.staff
    await changeBill(tx, deps, bill.row, { state: 'writtenOff', closed_by: id })
    await deps.rounds.writeOff(tx, { ...at, staff: { id, name }, reason: input.reason })
    const { totalAmount, paidAmount, restAmount } = totalsOfBill(bill)
    await writeAuditLine(tx, {
      ...caller.shop,
      what: 'billWrittenOff',
      subject: at.billId,
      by: { id, name },
      before: { totalAmount, paidAmount },
      after: { writtenOffAmount: restAmount },
      cause: input.reason,
      at: new Date(deps.clock()),
    })
    await endParties(tx, deps, at, bill.parties)
    return changedBill(tx, deps, at)
  })
