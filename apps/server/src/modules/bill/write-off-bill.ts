import type { bill as calls } from '@comanda/contract/bill'
import { type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import { isBeingPaid } from '@comanda/domain/bill'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type Handler, once, type Staff } from '../../platform/http/index.ts'
import { changeBill } from './change-bill.ts'
import { endParties } from './close-bill.ts'
import type { Needs } from './needs.ts'
import { amountsOf, holdBill, readBill, standing } from './read-bill.ts'
import { freed } from './settle-table-bill.ts'
import { shownToStaff, type StaffBill } from './show-bill.ts'
import { serves } from './staff-at.ts'

type Ask = RequestOf<typeof calls.writeOffBill>
type Refused = Refusal<'notFound' | 'billMoved' | 'billClosed' | 'billBeingPaid'>

/** The rest of a bill is never paid: it is closed, its parties are over, its rounds stay unpaid and say who decided it and why. */
export const writeOffBill =
  (needs: Needs): Handler<typeof calls.writeOffBill> =>
  async (who, ask) =>
    serves(who, ask.shopId)
      ? once<StaffBill, Refused>(needs.db, who, '/api/console/writeOffBill', ask, tx => writeOff(tx, needs, who, ask))
      : refuse('notYourShop', { field: 'shopId' })

async function writeOff(tx: Tx, needs: Needs, who: Staff, ask: Ask): Promise<StaffBill | Refused> {
  const at = { corporationId: who.corporationId, billId: ask.billId }
  const held = await holdBill(needs, tx, at)
  if (held?.row.shop_id !== ask.shopId) return refuse('notFound', { field: 'billId' })
  if (held.row.state !== 'open') return refuse('billClosed')
  if (isBeingPaid(amountsOf(held)) && !ask.freeParts) return refuse('billBeingPaid')
  const whole = await freed(tx, held)
  if (standing(whole).restAmount !== ask.expectedAmount)
    return refuse('billMoved', { data: { bill: await shownToStaff(needs, tx, whole) } })
  const { staffId: id, name } = who.session.staff
  await changeBill(tx, needs, whole.row, { state: 'writtenOff', closed_by: id })
  await needs.rounds.writeOff(tx, { ...at, staff: { id, name }, reason: ask.reason })
  const { totalAmount, paidAmount, restAmount } = standing(whole)
  await writeAuditLine(tx, {
    corporationId: at.corporationId,
    shopId: ask.shopId,
    what: 'billWrittenOff',
    subject: at.billId,
    by: { id, name },
    before: { totalAmount, paidAmount },
    after: { writtenOffAmount: restAmount },
    cause: ask.reason,
    at: new Date(needs.clock()),
  })
  await endParties(tx, needs, at, whole.parties)
  const after = await readBill(needs, tx, at)
  if (!after) throw new Error('A bill went away under its lock')
  return shownToStaff(needs, tx, after)
}
