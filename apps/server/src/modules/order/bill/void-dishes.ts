import { stockNeedsOf } from '@comanda/domain/cart'
import { linesNotStarted, newlyUnserved, splitStock } from '@comanda/domain/order'
import type { Tx } from '../../../platform/db/index.ts'
import { chosenOrder } from '../board/store-view.ts'
import type { Deps } from '../deps.ts'
import { publishEvent } from '../events/events.ts'
import type { OrderRow } from '../tables.ts'

/**
 * Returns, with the commit, the stock of the dishes of a locked round that are voided now and that the kitchen has not started, by
 * the current menu and at most what the round holds. Answers the round without that stock, so that its end does not return it again.
 * PAY-16, S1, S2
 */
export async function returnVoidedStock(tx: Tx, deps: Deps, before: OrderRow, after: OrderRow): Promise<OrderRow> {
  const { corporation_id: corporationId, shop_id: shopId, order_id: orderId, state, lines } = before
  const voided = new Set(after.lines.filter((line, at) => line.voided && !lines[at]?.voided).map(line => line.itemKey))
  if (voided.size === 0 || before.stock.length === 0) return after
  const fired = (await deps.firedCourses(tx, corporationId, [orderId])).get(orderId)
  const unmade = linesNotStarted({ state, lines, fired }).filter(({ itemKey }) => voided.has(itemKey))
  const menu = unmade.length > 0 && (await deps.menuNow({ corporationId, shopId }, tx))
  if (!menu) return after
  const { returned, left } = splitStock(new Map(before.stock), stockNeedsOf(menu, unmade))
  deps.returnStock(tx, { corporationId, shopId }, returned)
  return { ...after, stock: [...left] }
}

/** Notifies the kitchen of the dishes of an order that are not served from now on. */
export async function notifyKitchen(tx: Tx, deps: Deps, before: OrderRow, after: OrderRow): Promise<void> {
  const lines = newlyUnserved(before.lines, after.lines)
  if (lines.length === 0) return
  await publishEvent(tx, deps, 'voided', {
    corporationId: after.corporation_id,
    shopId: after.shop_id,
    version: after.version + 1,
    state: after.state,
    chosen: () => chosenOrder({ ...after, lines }, []),
  })
}
