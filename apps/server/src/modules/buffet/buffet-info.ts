import type { Queries } from '../../platform/db/index.ts'
import type { BuffetInfo, BuffetOf } from '../../ports/buffet.ts'
import type { Deps } from './deps.ts'
import { ownShare } from './own-share.ts'
import { type BuffetRow, findBuffet, type ItemRow, itemsOf, type ShareRow, sharesOf } from './queries.ts'

/** A buffet as guests see it; without times until it is opened. CART-13 */
function infoOf(
  { buffetStallIds, sessionId, personId }: BuffetOf,
  row: BuffetRow | undefined,
  { items, shares, now }: { items: readonly ItemRow[]; shares: readonly ShareRow[]; now: number },
): BuffetInfo {
  const tableBuffetInfos = buffetStallIds.map(buffetStallId => ({ buffetStallId }))
  if (!row) return { tableBuffetInfos, adults: 0, children: 0, charged: { adults: 0, children: 0 }, items: [] }
  const openedAt = row.opened_at.getTime()
  const last = items.at(-1)
  return {
    tableBuffetInfos,
    adults: row.adults,
    children: row.children,
    charged: { adults: row.charged_adults, children: row.charged_children },
    ...(personId !== undefined && { own: { sessionId, ...ownShare(row, shares, personId) } }),
    createTimeToNow: Math.max(0, now - openedAt),
    ...(last && { lastAddItemToNow: Math.max(0, now - last.ordered_at.getTime()) }),
    items: items.map(it => ({
      buffetStallId: it.buffet_stall_id,
      foodId: it.food_id,
      unitId: it.unit_id,
      quantity: it.quantity,
      at: Math.max(0, it.ordered_at.getTime() - openedAt),
    })),
  }
}

/** The buffet of a party at a table with buffet stalls. */
export const buffetInfo = async (deps: Pick<Deps, 'clock'>, db: Queries, of: BuffetOf): Promise<BuffetInfo> =>
  notifyParty(deps, db, of, await findBuffet(db, of))

/** The same for a row that has been read. */
export async function notifyParty(
  { clock }: Pick<Deps, 'clock'>,
  db: Queries,
  of: BuffetOf,
  row: BuffetRow | undefined,
): Promise<BuffetInfo> {
  if (!row) return infoOf(of, row, { items: [], shares: [], now: clock() })
  const items = await itemsOf(db, of)
  const shares = of.personId === undefined ? [] : await sharesOf(db, of)
  return infoOf(of, row, { items, shares, now: clock() })
}
