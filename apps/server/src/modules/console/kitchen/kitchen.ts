import type { console as calls } from '@comanda/contract/console'
import { isRefusal, refuse } from '@comanda/contract/core'
import { NO_STATION } from '@comanda/domain/cart'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Staff } from '../../../platform/http/caller.ts'
import type { Handler, HandlersOf } from '../../../platform/http/handler.ts'
import type { ConsoleNeeds, Shop } from '../needs.ts'
import { ownShop } from '../../../platform/http/own-shop.ts'
import { callOuts } from './call-outs.ts'
import { doneLines, markDone, unmarkDone } from './done-lines.ts'
import { inKitchen, ticketOf } from './tickets.ts'

type Calls = Pick<typeof calls, 'kitchen' | 'bump' | 'callOuts' | 'stations'>

export interface KitchenNeeds extends ConsoleNeeds {
  db: Database
  clock: Clock
}

const kitchenOf = async (needs: KitchenNeeds, shop: Shop) => ({
  readyMinutes: await needs.readyMinutes(shop),
})

async function ticketNow(needs: KitchenNeeds, who: Staff, orderId: string) {
  const chosen = await needs.board.chosenOne(who, orderId)
  if (isRefusal(chosen)) return chosen
  const shop = { corporationId: who.corporationId, shopId: chosen.order.shop.shopId }
  const done = await doneLines(needs.db, who.corporationId, [orderId])
  return { shop, ticket: ticketOf(chosen, done.get(orderId), await kitchenOf(needs, shop)) }
}

/** The orders the kitchen has something to make of, those due first on top. */
const tickets =
  (needs: KitchenNeeds): Handler<typeof calls.kitchen> =>
  async (who, { shopId }) => {
    const found = await needs.board.chosen(who, shopId)
    if (isRefusal(found)) return refuse('notYourShop', { field: 'shopId' })
    const live = found.filter(({ order }) => inKitchen(order))
    const kitchen = await kitchenOf(needs, { corporationId: who.corporationId, shopId })
    const done = await doneLines(
      needs.db,
      who.corporationId,
      live.map(({ order }) => order.orderId),
    )
    return {
      now: new Date(needs.clock()).toISOString(),
      tickets: live
        .map(chosen => ticketOf(chosen, done.get(chosen.order.orderId), kitchen))
        .filter(ticket => ticket.lines.length > 0)
        .sort((a, b) => a.dueAt.localeCompare(b.dueAt) || a.orderId.localeCompare(b.orderId)),
    }
  }

/** Marks lines; every screen of the store hears of it. What the kitchen begins on counts as begun for the guest too. */
const bump =
  (needs: KitchenNeeds): Handler<typeof calls.bump> =>
  async (who, { orderId, lineKeys, done }) => {
    const found = await ticketNow(needs, who, orderId)
    if (isRefusal(found)) return found
    const { shop, ticket: before } = found
    if (before.state !== 'accepted' && before.state !== 'preparing')
      return refuse('orderMoved', { data: { state: before.state } })
    const known = new Set(before.lines.map(line => line.lineKey))
    if (!lineKeys.every(key => known.has(key))) return refuse('notFound', { field: 'lineKeys' })
    const at = new Date(needs.clock())
    const mark = { corporationId: who.corporationId, orderId, lineKeys, by: who.session.staff.name, at }
    await needs.db.inTx(tx => (done ? markDone(tx, mark) : unmarkDone(tx, mark)))
    // Somebody else may have begun it meanwhile: then it has begun.
    if (done && before.state === 'accepted') await needs.board.start(who, orderId)
    needs.announce(shop)
    const after = await ticketNow(needs, who, orderId)
    return isRefusal(after) ? after : after.ticket
  }

/** The kitchen's screens, and the one for guests who wait. */
export const kitchenHandlers = (needs: KitchenNeeds): HandlersOf<Calls> => ({
  kitchen: tickets(needs),
  bump: bump(needs),
  callOuts: callOuts(needs),
  stations: async (who, { shopId }) => {
    const shop = ownShop(who, shopId)
    if ('refused' in shop) return shop
    const items = (await needs.menuOf(shop))?.items ?? []
    return { stations: [...new Set(items.map(item => item.station ?? NO_STATION))].sort() }
  },
})
