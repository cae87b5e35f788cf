import { localTime } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import { observing } from '../../../platform/observe/index.ts'
import { Undo } from '../../../platform/http/index.ts'
import { type detailOf, firstEvent } from '../answer.ts'
import { takePlates } from '../buffet-plates.ts'
import type { Decided } from './decide-order.ts'
import { publishRecorded } from '../events/events.ts'
import { announce } from '../events/hints.ts'
import { insertOrder } from './insert-order.ts'
import { notifyGuest } from '../events/notify-guest.ts'
import { payPlaced } from './pay-placed.ts'
import { type Placing, abort } from './placing.ts'
import { writePrices } from '../price/price-rounds.ts'
import type { OrderRow } from '../tables.ts'
import { type PaymentReady, takeCoupons, takeSlot, takeStock } from './reserve.ts'

/**
 * Reserves what the order needs and writes it, or undoes everything: coupons, plates, slot, and with the commit its
 * stock. S1, S5, S6
 */
export async function writeOrder(tx: Tx, placing: Placing, decided: Decided): Promise<Placed> {
  const { deps, caller, input } = placing
  const { row, cart, priced, ready, joined } = decided
  if (priced.round && joined) await writePrices(tx, deps, joined.rows, priced.round.whole.rounds)
  await takeCoupons(tx, placing, cart, row)
  if (!(await takePlates(tx, deps, row))) throw abort('priceChanged', { data: { was: input.expectedTotal } })
  await takeSlot(tx, placing)
  const placed = await written(tx, placing, row, ready)
  const { bizType, cartVersion, sessionId } = cart
  const own = { corporationId: caller.corporationId, owner: caller.session.owner, cartId: input.cartId }
  deps.closeCart(tx, { ...own, bizType, cartVersion, ...(sessionId !== undefined && { sessionId }) })
  takeStock(tx, placing, priced)
  return placed
}

/** An order as it was placed, with its history so far. */
export interface Placed {
  row: OrderRow
  events: Parameters<typeof detailOf>[1]
}

/** Writes the order with the commit: as placed, or paid at once. */
async function written(tx: Tx, placing: Placing, row: OrderRow, ready: PaymentReady | undefined): Promise<Placed> {
  const { deps, callNumbers, circumstances } = placing
  if (ready) {
    const paid = await payPlaced(tx, { deps, callNumbers }, { row, shop: circumstances.shop, ready })
    if ('refused' in paid) throw new Undo(paid)
    return paid
  }
  if (row.state === 'placed') row.call_count = await callNumbers.take(dayOf(placing))
  await notifyGuest(tx, deps, row)
  await publishRecorded(tx, deps, row)
  insertOrder(tx, row)
  tx.afterCommit(() => {
    observing.meter?.order(row.state)
    announce(deps, row)
  })
  return { row, events: [firstEvent(row)] }
}

const dayOf = ({ deps, caller, circumstances }: Placing) => ({
  corporationId: caller.corporationId,
  shopId: circumstances.shop.shopId,
  day: localTime(deps.clock(), circumstances.shop.timeZone).date,
})
