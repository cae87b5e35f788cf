import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Deps } from './deps.ts'
import type { SavedLine, OrderRow } from './tables.ts'

/** Whether a line belongs to its table's buffet. CART-13 */
export const isOfBuffet = ({ buffetStallId, buffetPerson }: SavedLine): boolean =>
  buffetStallId !== undefined || buffetPerson !== undefined

const ofBuffet = (row: OrderRow) => ({
  corporationId: row.corporation_id,
  cartId: row.cart_id,
  orderId: row.order_id,
  ...(row.details.sessionId === undefined ? {} : { sessionId: row.details.sessionId }),
  ...row.details.sitting,
  lines: row.lines.filter(isOfBuffet),
})

/** Records the plates an order takes from its table's buffet; most orders take none. CART-13 */
export const takePlates = async (tx: Tx, deps: Deps, row: OrderRow): Promise<boolean> =>
  !row.lines.some(isOfBuffet) || deps.takePlates(tx, ofBuffet(row))

/** When the time of the buffet of an order ends (epoch ms); undefined where it takes of none. */
export const buffetEndsAt = async (db: Queries, deps: Deps, row: OrderRow): Promise<number | undefined> =>
  row.lines.some(isOfBuffet) ? deps.buffetEndsAt(db, { ...ofBuffet(row), shopId: row.shop_id }) : undefined

/** Returns the plates of an order that failed. S4 */
export async function returnPlates(tx: Tx, deps: Deps, row: OrderRow): Promise<void> {
  if (row.lines.some(isOfBuffet)) await deps.returnPlates(tx, ofBuffet(row))
}
