import { isPaidUp } from '@comanda/domain/bill'
import { type Money, money } from '@comanda/domain/money'
import type { Tx } from '../../../platform/db/index.ts'
import type { BillAt } from '../../../ports/bill.ts'
import { changeBill } from './change-bill.ts'
import type { Deps } from '../deps.ts'
import { closeParties, partiesAt } from '../queries.ts'
import { amountsOf, type Whole } from '../show/read-bill.ts'
import type { BillRow } from '../tables.ts'

/** Who closed it: the last payment, or staff. */
export interface ClosedBy {
  ref: string
  staff?: { id: string; name: string }
}

/** A held bill is paid: so are its rounds, and the parties whose it was are over. ORDER-3, C6 */
export async function closeBill(tx: Tx, deps: Deps, { row, parties, parts }: Whole, by: ClosedBy): Promise<BillRow> {
  const at = { corporationId: row.corporation_id, billId: row.bill_id }
  const after = await changeBill(tx, deps, row, { state: 'paid', closed_by: by.staff?.id ?? 'payment' })
  await deps.rounds.pay(tx, { ...at, ...by, ...earningShare(parts) })
  const paid = by.staff !== undefined || parts.some(({ state }) => state === 'paid')
  await endParties(tx, deps, at, paid ? parties : parties.filter(isShared))
  return after
}

type Parties = Whole['parties']

/** Of those who share a table. One guest alone whose rounds all fell through has paid nothing, and sits there still. */
const isShared = ({ session_id }: Parties[number]): boolean => session_id !== null

/** The parties whose bill it was are over; a guest alone has left. C6 */
export async function endParties(tx: Tx, deps: Deps, at: BillAt, parties: Parties): Promise<void> {
  const { corporationId } = at
  await closeParties(tx, at)
  for (const { session_id: sessionId, shop_id: shopId, table_id: tableId, owner } of parties) {
    if (sessionId !== null) await deps.parties.end(tx, { corporationId, sessionId })
    else {
      const table = { corporationId, shopId, tableId }
      await deps.parties.hasPaid(tx, { ...table, owner }, async () => (await partiesAt(tx, table)).length === 0)
    }
  }
}

/** Closes a held bill where all of it is paid; else it is only said to have changed. */
export async function closeIfPaid(tx: Tx, deps: Deps, whole: Whole, by: ClosedBy): Promise<BillRow> {
  if (whole.row.state === 'open' && isPaidUp(amountsOf(whole))) return closeBill(tx, deps, whole, by)
  return changeBill(tx, deps, whole.row)
}

/** What of all that was paid for it earns points. CARD-7 */
function earningShare(parts: Whole['parts']): { paidAmount: Money; earningAmount: Money } {
  const paid = parts.filter(({ state }) => state === 'paid')
  return {
    paidAmount: money(paid.reduce((all, part) => all + part.amount, 0)),
    earningAmount: money(paid.reduce((all, part) => all + part.earning_amount, 0)),
  }
}
