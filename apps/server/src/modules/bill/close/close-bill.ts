import { isPaidUp } from '@comanda/domain/bill'
import { type Money, money } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { BillAt } from '../../../ports/bill.ts'
import { changeBill } from './change-bill.ts'
import type { Deps } from '../deps.ts'
import { closeParties, partiesAt } from '../queries.ts'
import { amountsOf, type FullBill } from '../show/read-bill.ts'
import type { BillRow } from '../tables.ts'

/** The actor that closed it: the last payment, or staff. */
export interface ClosedBy {
  ref: string
  staff?: { id: string; name: string }
}

/** Closes a locked bill as paid: its rounds are paid and its parties end. ORDER-3, C6 */
export async function closeBill(
  tx: Tx,
  deps: Deps,
  { row, parties, parts }: FullBill,
  closedBy: ClosedBy,
): Promise<BillRow> {
  const at = { corporationId: row.corporation_id, billId: row.bill_id }
  const after = await changeBill(tx, deps, row, { state: 'paid', closed_by: closedBy.staff?.id ?? 'payment' })
  await deps.rounds.pay(tx, { ...at, ...closedBy, ...earningShare(parts) })
  const paid = closedBy.staff !== undefined || parts.some(({ state }) => state === 'paid')
  await endParties(tx, deps, at, paid ? parties : parties.filter(isShared))
  return after
}

type Parties = FullBill['parties']

/** Whether the party shares a table. A single guest whose rounds all failed has paid nothing, and still sits there. */
const isShared = ({ session_id }: Parties[number]): boolean => session_id !== null

/** Ends the parties of the bill; a single guest has left. C6 */
export async function endParties(tx: Tx, deps: Deps, at: BillAt, parties: Parties): Promise<void> {
  const { corporationId } = at
  await closeParties(tx, at)
  for (const { session_id: sessionId, shop_id: shopId, table_id: tableId, owner } of parties) {
    if (sessionId !== null) await deps.parties.end(tx, { corporationId, sessionId })
    else {
      const table = { corporationId, shopId, tableId }
      await deps.parties.endPaidSeat(tx, { ...table, owner }, async () => (await partiesAt(tx, table)).length === 0)
    }
  }
}

/** Closes a locked bill if all of it is paid; otherwise only publishes the change. */
export async function closeIfPaid(tx: Tx, deps: Deps, bill: FullBill, closedBy: ClosedBy): Promise<BillRow> {
  if (bill.row.state === 'open' && isPaidUp(amountsOf(bill))) return closeBill(tx, deps, bill, closedBy)
  return changeBill(tx, deps, bill.row)
}

/** The share of all payments of the bill that earns points. CARD-7 */
function earningShare(parts: FullBill['parts']): { paidAmount: Money; earningAmount: Money } {
  const paid = parts.filter(({ state }) => state === 'paid')
  return {
    paidAmount: money(paid.reduce((all, part) => all + part.amount, 0)),
    earningAmount: money(paid.reduce((all, part) => all + part.earning_amount, 0)),
  }
}
