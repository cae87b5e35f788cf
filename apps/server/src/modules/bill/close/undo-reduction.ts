import { bill as calls } from '@comanda/contract/bill'
import { isRefusal, refuse } from '@comanda/contract/core'
import { takenItems } from '@comanda/domain/bill'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import { changeBill } from './change-bill.ts'
import { billToLower } from './reduce-bill.ts'
import type { Deps } from '../deps.ts'
import { amountsOf, totalsOfBill } from '../show/read-bill.ts'
import { changedBill } from '../staff-at.ts'

/** Undoes a discount or free dishes on an open bill, with an audit line. Under the bill's lock. PAY-16 */
export const undoReduction = (deps: Deps): Handler<typeof calls.undoReduction> =>
  change(calls.undoReduction, deps, async (tx, caller, input) => {
    const bill = await billToLower(tx, deps, caller.shop, input)
    if (isRefusal(bill)) return bill
    const at = { corporationId: caller.corporationId, billId: input.billId }
    const { paidAmount, totalAmount } = totalsOfBill(bill)
    const paidItems = takenItems(amountsOf(bill).parts)
    const { reductionId } = input
    const priced = await deps.rounds.undoReduction(tx, { ...at, reductionId, paidAmount, paidItems })
    if (priced === 'notFound') return refuse('notFound', { field: 'reductionId' })
    if (priced === 'reductionPaid') return refuse('reductionPaid')
    await priced.write()
    const { staffId: id, name } = caller.session.staff
    await writeAuditLine(tx, {
      ...caller.shop,
      what: 'reductionUndone',
      subject: at.billId,
      by: { id, name },
      before: { totalAmount },
      after: { totalAmount: priced.totalAmount },
      cause: '',
      at: new Date(deps.clock()),
    })
    await changeBill(tx, deps, bill.row)
    return changedBill(tx, deps, at, id)
  })
