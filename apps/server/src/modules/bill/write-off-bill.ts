import type { bill as calls } from '@comanda/contract/bill'
import { type Refusal, type RequestOf, refuse } from '@comanda/contract/core'
import { isBeingPaid } from '@comanda/domain/bill'
import { writeAuditLine } from '../../platform/audit-line.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type Handler, once, type Staff } from '../../platform/http/index.ts'
import { changeBill } from './change-bill.ts'
import { endParties } from './close-bill.ts'
import type { Deps } from './deps.ts'
import { amountsOf, holdBill, readBill, standing } from './read-bill.ts'
import { freed } from './settle-table-bill.ts'
import { shownToStaff, type StaffBill } from './show-bill.ts'
import { serves } from './staff-at.ts'

type Input = RequestOf<typeof calls.writeOffBill>
type Refused = Refusal<'notFound' | 'billMoved' | 'billClosed' | 'billBeingPaid'>

/** The rest of a bill is never paid: it is closed, its parties are over, its rounds stay unpaid and say who decided it and why. */
export const writeOffBill =
  (deps: Deps): Handler<typeof calls.writeOffBill> =>
  async (caller, input) =>
    serves(caller, input.shopId)
      ? once<StaffBill, Refused>(deps.db, caller, '/api/console/writeOffBill', input, tx =>
          writeOff(tx, deps, caller, input),
        )
      : refuse('notYourShop', { field: 'shopId' })

async function writeOff(tx: Tx, deps: Deps, caller: Staff, input: Input): Promise<StaffBill | Refused> {
  const at = { corporationId: caller.corporationId, billId: input.billId }
  const held = await holdBill(deps, tx, at)
  if (held?.row.shop_id !== input.shopId) return refuse('notFound', { field: 'billId' })
  if (held.row.state !== 'open') return refuse('billClosed')
  if (isBeingPaid(amountsOf(held)) && !input.freeParts) return refuse('billBeingPaid')
  const whole = await freed(tx, held)
  if (standing(whole).restAmount !== input.expectedAmount)
    return refuse('billMoved', { data: { bill: await shownToStaff(deps, tx, whole) } })
  const { staffId: id, name } = caller.session.staff
  await changeBill(tx, deps, whole.row, { state: 'writtenOff', closed_by: id })
  await deps.rounds.writeOff(tx, { ...at, staff: { id, name }, reason: input.reason })
  const { totalAmount, paidAmount, restAmount } = standing(whole)
  await writeAuditLine(tx, {
    corporationId: at.corporationId,
    shopId: input.shopId,
    what: 'billWrittenOff',
    subject: at.billId,
    by: { id, name },
    before: { totalAmount, paidAmount },
    after: { writtenOffAmount: restAmount },
    cause: input.reason,
    at: new Date(deps.clock()),
  })
  await endParties(tx, deps, at, whole.parties)
  const after = await readBill(deps, tx, at)
  if (!after) throw new Error('A bill went away under its lock')
  return shownToStaff(deps, tx, after)
}
