import type { buffet as shape } from '@comanda/contract/cart'
import type { Queries } from '../../platform/db/index.ts'
import type * as z from 'zod/mini'
import type { Needs } from './needs.ts'
import { type BuffetOf, type BuffetRow, findBuffet, type ItemRow, itemsOf } from './queries.ts'

export type BuffetInfo = z.output<typeof shape>

/** A buffet as guests see it; one that nobody has opened has no time yet. CART-13 */
export function infoOf(
  buffetStallIds: readonly string[],
  row: BuffetRow | undefined,
  { items, now }: { items: readonly ItemRow[]; now: number },
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

/** The buffet of a party at a table laid with stalls. */
export async function buffetInfo(
  { clock }: Pick<Needs, 'clock'>,
  on: Queries,
  of: BuffetOf & { buffetStallIds: readonly string[] },
): Promise<BuffetInfo> {
  const row = await findBuffet(on, of)
  const items = row ? await itemsOf(on, of) : []
  return infoOf(of.buffetStallIds, row, { items, now: clock() })
}
