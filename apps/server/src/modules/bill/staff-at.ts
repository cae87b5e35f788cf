import { type Refusal, refuse } from '@comanda/contract/core'
import type { Queries } from '../../platform/db/index.ts'
import type { Staff } from '../../platform/http/index.ts'
import type { BillTable, Needs } from './needs.ts'
import { partiesAt } from './queries.ts'
import type { PartyRow } from './tables.ts'

export const serves = (who: Staff, shopId: number): boolean => who.session.staff.shopIds.includes(shopId)

/** A table of a store the staff serve, by its own code. */
export async function staffTable(
  needs: Needs,
  who: Staff,
  { shopId, tableId }: { shopId: number; tableId: string },
  field = 'tableId',
): Promise<BillTable | Refusal<'notYourShop' | 'tableCodeUnknown'>> {
  if (!serves(who, shopId)) return refuse('notYourShop', { field: 'shopId' })
  const table = await needs.tableOf(who.corporationId, shopId, tableId)
  return table && !table.typed ? table : refuse('tableCodeUnknown', { field })
}

/** The open bills at a table, each once. */
export async function billsAt(
  on: Queries,
  at: { corporationId: number; shopId: number; tableId: string },
): Promise<{ billIds: string[]; parties: PartyRow[] }> {
  const parties = await partiesAt(on, at)
  return { billIds: [...new Set(parties.map(({ bill_id }) => bill_id))], parties }
}
