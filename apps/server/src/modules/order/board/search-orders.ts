import { foldText } from '@comanda/domain/menu'
import type { Queries } from '../../../platform/db/index.ts'
import type { BoardOrder } from '../../../ports/order.ts'
import type { ShopAt } from '../../../ports/store.ts'
import { storiesOf } from '../queries.ts'
import type { OrderRow, OrderTables } from '../tables.ts'
import { boardOrder } from './store-view.ts'

const WITHIN_MS = 92 * 86_400_000
const MAX_HITS = 8

/** A text in a pattern of `like`: its signs stand for themselves. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, sign => `\\${sign}`)

/** Orders of a store that the store may see, whose number begins with the text, or whose guest's name does. */
export async function searchOrders(
  db: Queries,
  { corporationId, shopId }: ShopAt,
  text: string,
  now: number,
): Promise<BoardOrder[]> {
  const start = `${literal(foldText(text))}%`
  const since = new Date(now - WITHIN_MS)
  const callCount = /^\d{1,6}$/.test(text) ? Number(text) : -1
  const rows = (await db
    .withTables<OrderTables>()
    .selectFrom('customer_order')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('shop_id', '=', shopId)
    .where('state', '!=', 'awaitingPayment')
    .where(({ or, eb }) => or([eb('ended_at', 'is', null), eb('ended_at', '>=', since)]))
    .where(({ or, eb, ref }) =>
      or([
        eb('search', 'like', start),
        eb('call_count', '=', callCount),
        eb(ref('details', '->>').key('contact').key('lastName').$castTo<string>(), 'ilike', start),
      ]),
    )
    .orderBy('order_id', 'desc')
    .limit(MAX_HITS)
    .execute()) as OrderRow[]
  const ids = rows.map(row => row.order_id)
  const stories = await storiesOf(db, corporationId, ids)
  return rows.map(row => boardOrder(row, stories.get(row.order_id) ?? []))
}
