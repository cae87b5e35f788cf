import { localTime } from '@comanda/domain/store'
import type { Tx } from '../../platform/db/index.ts'
import { Undo } from '../../platform/http/index.ts'
import { type detailOf, firstEvent } from './answer.ts'
import { takePlates } from './buffet-plates.ts'
import type { Decided } from './decide-order.ts'
import { announce } from './hints.ts'
import { insertOrder } from './insert-order.ts'
import { tellNews } from './news.ts'
import { payPlaced } from './pay-placed.ts'
import { type Placing, stop } from './placing.ts'
import { writePrices } from './price-rounds.ts'
import type { OrderRow } from './tables.ts'
import { type Ready, takeCoupons, takeSlot, takeStock } from './take-all.ts'

/** Takes what the order needs and writes it, or undoes everything: coupons, plates, slot, and with the commit its stock. S1, S5, S6 */
export async function writeOrder(tx: Tx, placing: Placing, decided: Decided): Promise<Placed> {
  const { needs, who, ask } = placing
  const { row, cart, priced, ready, joined } = decided
  if (priced.round && joined) await writePrices(tx, needs, joined.rows, priced.round.whole.rounds)
  await takeCoupons(tx, placing, cart, row)
  if (!(await takePlates(tx, needs, row))) throw stop('priceChanged', { data: { was: ask.expectedTotal } })
  await takeSlot(tx, placing)
  const placed = await written(tx, placing, row, ready)
  const { bizType, cartVersion, sessionId } = cart
  const own = { corporationId: who.corporationId, owner: who.session.owner, cartId: ask.cartId }
  needs.closeCart(tx, { ...own, bizType, cartVersion, ...(sessionId !== undefined && { sessionId }) })
  takeStock(tx, placing, priced)
  return placed
}

/** An order as it was placed, with its story so far. */
export interface Placed {
  row: OrderRow
  events: Parameters<typeof detailOf>[1]
}

/** Writes the order with the commit: as it was placed, or paid at once. */
async function written(tx: Tx, placing: Placing, row: OrderRow, ready: Ready | undefined): Promise<Placed> {
  const { needs, callNumbers, around } = placing
  if (ready) {
    const paid = await payPlaced(tx, { needs, callNumbers }, { row, shop: around.shop, ready })
    if ('refused' in paid) throw new Undo(paid)
    return paid
  }
  if (row.state === 'placed') row.call_count = await callNumbers.take(dayOf(placing))
  await tellNews(tx, needs, row)
  insertOrder(tx, row)
  tx.afterCommit(() => announce(needs, row))
  return { row, events: [firstEvent(row)] }
}

const dayOf = ({ needs, who, around }: Placing) => ({
  corporationId: who.corporationId,
  shopId: around.shop.shopId,
  day: localTime(needs.clock(), around.shop.timeZone).date,
})
