import { type Refusal, refuse } from '@comanda/contract/core'
import { isBeingPaid } from '@comanda/domain/bill'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { StaffShop } from '../../platform/http/index.ts'
import type { BillTable } from '../../ports/bill.ts'
import type { Deps } from './deps.ts'
import { partiesAt, updatePart } from './queries.ts'
import { amountsOf, holdBill, readBill, standing, type Whole } from './show/read-bill.ts'
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

/** The bill without the parts guests are paying now: they are released. */
async function withoutOpenParts(tx: Tx, whole: Whole): Promise<Whole> {
  for (const part of whole.parts.filter(({ state }) => state === 'open'))
    await updatePart(tx, part, { state: 'freed', watch_at: null })
  return { ...whole, parts: whole.parts.filter(({ state }) => state !== 'open') }
}

/**
 * An open bill of the store, locked, for staff to close: they saw the amount that is left of it, and confirmed that guests who are
 * paying a part of it are cut off. ORDER-3
 */
export async function billToClose(
  tx: Tx,
  deps: Deps,
  { corporationId, shopId }: StaffShop,
  input: { billId: string; expectedAmount: number; freeParts: boolean },
): Promise<Whole | Refusal<'notFound' | 'billMoved' | 'billClosed' | 'billBeingPaid'>> {
  const held = await holdBill(deps, tx, { corporationId, billId: input.billId })
  if (held?.row.shop_id !== shopId) return refuse('notFound', { field: 'billId' })
  if (held.row.state !== 'open') return refuse('billClosed')
  if (isBeingPaid(amountsOf(held)) && !input.freeParts) return refuse('billBeingPaid')
  const whole = await withoutOpenParts(tx, held)
  if (standing(whole).restAmount === input.expectedAmount) return whole
  return refuse('billMoved', { data: { bill: await shownToStaff(deps, tx, whole) } })
}

/** The bill as staff see it after their change. */
export async function changedBill(
  tx: Tx,
  deps: Deps,
  at: { corporationId: number; billId: string },
): Promise<StaffBill> {
  const after = await readBill(deps, tx, at)
  if (!after) throw new Error('A bill went away under its lock')
  return shownToStaff(deps, tx, after)
}
