import { type Refusal, refuse } from '@comanda/contract/core'
import { isBeingPaid } from '@comanda/domain/bill'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { StaffShop } from '../../platform/http/index.ts'
import type { BillTable } from '../../ports/bill.ts'
import type { Deps } from './deps.ts'
import { partiesAt, updatePart } from './queries.ts'
import { amountsOf, holdBill, readBill, totalsOfBill, type FullBill } from './show/read-bill.ts'
import { shownToStaff, type StaffBill } from './show/show-bill.ts'
import type { PartyRow } from './tables.ts'

/** A table of the store, by its own code. */
export async function staffTable(
  deps: Deps,
  { corporationId, shopId }: StaffShop,
  tableId: string,
  field = 'tableId',
): Promise<BillTable | Refusal<'tableCodeUnknown'>> {
  const table = await deps.tableOf(corporationId, shopId, tableId)
  return table && !table.typed ? table : refuse('tableCodeUnknown', { field })
}

/** The open bills at a table, each once. */
export async function billsAt(
  db: Queries,
  at: { corporationId: number; shopId: number; tableId: string },
): Promise<{ billIds: string[]; parties: PartyRow[] }> {
  const parties = await partiesAt(db, at)
  return { billIds: [...new Set(parties.map(({ bill_id }) => bill_id))], parties }
}

/** Releases the parts guests are paying now and returns the bill without them. */
async function withoutOpenParts(tx: Tx, bill: FullBill): Promise<FullBill> {
  for (const part of bill.parts.filter(({ state }) => state === 'open'))
    await updatePart(tx, part, { state: 'freed', watch_at: null })
  return { ...bill, parts: bill.parts.filter(({ state }) => state !== 'open') }
}

/**
 * An open bill of the store, locked, for staff to close: they saw its remaining amount, and confirmed that guests who
 * are paying a part of it are interrupted. ORDER-3
 */
export async function billToClose(
  tx: Tx,
  deps: Deps,
  { corporationId, shopId }: StaffShop,
  input: { billId: string; expectedAmount: number; freeParts: boolean },
): Promise<FullBill | Refusal<'notFound' | 'billMoved' | 'billClosed' | 'billBeingPaid'>> {
  const locked = await holdBill(deps, tx, { corporationId, billId: input.billId })
  if (locked?.row.shop_id !== shopId) return refuse('notFound', { field: 'billId' })
  if (locked.row.state !== 'open') return refuse('billClosed')
  if (isBeingPaid(amountsOf(locked)) && !input.freeParts) return refuse('billBeingPaid')
  const bill = await withoutOpenParts(tx, locked)
  if (totalsOfBill(bill).restAmount === input.expectedAmount) return bill
  return refuse('billMoved', { data: { bill: await shownToStaff(deps, tx, bill) } })
}

/** The bill as staff see it after their change. */
export async function changedBill(
  tx: Tx,
  deps: Deps,
  at: { corporationId: number; billId: string },
  staffId?: string,
): Promise<StaffBill> {
  const after = await readBill(deps, tx, at)
  if (!after) throw new Error('A bill went away under its lock')
  return shownToStaff(deps, tx, after, staffId)
}
