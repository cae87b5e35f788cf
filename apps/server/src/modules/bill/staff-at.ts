import { type Refusal, refuse } from '@comanda/contract/core'
import type { Queries } from '../../platform/db/index.ts'
import type { Staff } from '../../platform/http/index.ts'
import type { BillTable } from '../../ports/bill.ts'
import type { Deps } from './deps.ts'
import { partiesAt } from './queries.ts'
import type { PartyRow } from './tables.ts'

export const serves = (caller: Staff, shopId: number): boolean => caller.session.staff.shopIds.includes(shopId)

/** A table of a store the staff serve, by its own code. */
export async function staffTable(
  deps: Deps,
  caller: Staff,
  { shopId, tableId }: { shopId: number; tableId: string },
  field = 'tableId',
): Promise<BillTable | Refusal<'notYourShop' | 'tableCodeUnknown'>> {
  if (!serves(caller, shopId)) return refuse('notYourShop', { field: 'shopId' })
  const table = await deps.tableOf(caller.corporationId, shopId, tableId)
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
