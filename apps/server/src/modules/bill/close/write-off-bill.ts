import { bill as calls } from '@comanda/contract/bill'
import { isRefusal, refuse } from '@comanda/contract/core'
import { mayDecide, refundLimit } from '@comanda/domain/payment'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import { change, type Handler } from '../../../platform/http/index.ts'
import { changeBill } from './change-bill.ts'
import { endParties } from './close-bill.ts'
import type { Deps } from '../deps.ts'
import { holdBill, totalsOfBill } from '../show/read-bill.ts'
import { billToClose, changedBill } from '../staff-at.ts'

/**
 * Closes a bill whose rest is never paid: its parties end, its rounds stay unpaid and record the person and the reason. Above the
 * limit of one person the first one only asks, and another confirms. ORDER-3, PAY-12
 */
export const writeOffBill = (deps: Deps): Handler<typeof calls.writeOffBill> =>
  change(calls.writeOffBill, deps, async (tx, caller, input) => {
    const bill = await billToClose(tx, deps, caller.shop, input)
    if (isRefusal(bill)) return bill
    const at = { corporationId: caller.corporationId, billId: input.billId }
    const { staffId: id, name } = caller.session.staff
    const { restAmount: amount } = totalsOfBill(bill)
    const { write_off_asked: earlier } = bill.row
    const shop = await deps.shopOf(caller.corporationId, caller.shop.shopId)
    const alone = shop && refundLimit(caller.session.staff.refundAlone, shop)
    if (!mayDecide({ amount, alone, earlier, by: id })) {
      const request = { by: id, name, reason: input.reason, amount, at: deps.clock() }
      await changeBill(tx, deps, bill.row, { write_off_asked: request })
      return changedBill(tx, deps, at, id)
    }
    await changeBill(tx, deps, bill.row, { state: 'writtenOff', closed_by: id, write_off_asked: null })
    await deps.rounds.writeOff(tx, { ...at, staff: { id, name }, reason: input.reason })
    const { totalAmount, paidAmount } = totalsOfBill(bill)
    await writeAuditLine(tx, {
      ...caller.shop,
      what: 'billWrittenOff',
      subject: at.billId,
      by: { id, name },
      before: { totalAmount, paidAmount },
      after: { writtenOffAmount: amount, ...(earlier && earlier.by !== id && { askedBy: earlier.name }) },
      cause: input.reason,
      at: new Date(deps.clock()),
    })
    await endParties(tx, deps, at, bill.parties)
    return changedBill(tx, deps, at)
  })

/** Withdraws or declines a write-off that waits for a second person. PAY-12 */
export const declineWriteOff = (deps: Deps): Handler<typeof calls.declineWriteOff> =>
  change(calls.declineWriteOff, deps, async (tx, { corporationId, shop }, { billId }) => {
    const bill = await holdBill(deps, tx, { corporationId, billId })
    if (bill?.row.shop_id !== shop.shopId) return refuse('notFound', { field: 'billId' })
    if (bill.row.state !== 'open') return refuse('billClosed')
    await changeBill(tx, deps, bill.row, { write_off_asked: null })
    return changedBill(tx, deps, { corporationId, billId })
  })
