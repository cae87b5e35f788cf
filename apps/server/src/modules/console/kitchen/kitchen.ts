import type { console as calls } from '@comanda/contract/console'
import { isRefusal, refuse } from '@comanda/contract/core'
import { NO_STATION } from '@comanda/domain/cart'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { Staff } from '../../../platform/http/caller.ts'
import type { Handler, HandlersOf } from '../../../platform/http/handler.ts'
import type { ConsoleDeps } from '../deps.ts'
import { ownShop } from '../../../platform/http/own-shop.ts'
import type { ShopAt } from '../../../ports/store.ts'
import { callOuts } from './call-outs.ts'
import { doneLines, markDone, unmarkDone } from './done-lines.ts'
import { inKitchen, ticketOf } from './tickets.ts'

type Calls = Pick<typeof calls, 'kitchen' | 'bump' | 'callOuts' | 'stations'>

export interface KitchenDeps extends ConsoleDeps {
  db: Database
  clock: Clock
}

const kitchenOf = async (deps: KitchenDeps, shop: ShopAt) => ({
  readyMinutes: await deps.readyMinutes(shop),
})

async function ticketNow(deps: KitchenDeps, caller: Staff, orderId: string) {
  const chosen = await deps.board.chosenOne(caller, orderId)
  if (isRefusal(chosen)) return chosen
  const shop = { corporationId: caller.corporationId, shopId: chosen.order.shop.shopId }
  const done = await doneLines(deps.db, caller.corporationId, [orderId])
  return { shop, ticket: ticketOf(chosen, done.get(orderId), await kitchenOf(deps, shop)) }
}

/** The orders the kitchen has something to make of, those due first on top. */
const tickets =
  (deps: KitchenDeps): Handler<typeof calls.kitchen> =>
  async (caller, { shopId }) => {
    const found = await deps.board.chosen(caller, shopId)
    if (isRefusal(found)) return refuse('notYourShop', { field: 'shopId' })
    const live = found.filter(({ order }) => inKitchen(order))
    const kitchen = await kitchenOf(deps, { corporationId: caller.corporationId, shopId })
    const done = await doneLines(
      deps.db,
      caller.corporationId,
      live.map(({ order }) => order.orderId),
    )
    return {
      now: new Date(deps.clock()).toISOString(),
      tickets: live
        .map(chosen => ticketOf(chosen, done.get(chosen.order.orderId), kitchen))
        .filter(ticket => ticket.lines.length > 0)
        .sort((a, b) => a.dueAt.localeCompare(b.dueAt) || a.orderId.localeCompare(b.orderId)),
    }
  }

/** Marks lines; every screen of the store hears of it. What the kitchen begins on counts as begun for the guest too. */
const bump =
  (deps: KitchenDeps): Handler<typeof calls.bump> =>
  async (caller, { orderId, lineKeys, done }) => {
    const found = await ticketNow(deps, caller, orderId)
    if (isRefusal(found)) return found
    const { shop, ticket: before } = found
    if (before.state !== 'accepted' && before.state !== 'preparing')
      return refuse('orderMoved', { data: { state: before.state } })
    const known = new Set(before.lines.map(line => line.lineKey))
    if (!lineKeys.every(key => known.has(key))) return refuse('notFound', { field: 'lineKeys' })
    const at = new Date(deps.clock())
    const mark = { corporationId: caller.corporationId, orderId, lineKeys, by: caller.session.staff.name, at }
    await deps.db.inTx(tx => (done ? markDone(tx, mark) : unmarkDone(tx, mark)))
    // Somebody else may have begun it meanwhile: then it has begun.
    if (done && before.state === 'accepted') await deps.board.start(caller, orderId)
    deps.announce(shop)
    const after = await ticketNow(deps, caller, orderId)
    return isRefusal(after) ? after : after.ticket
  }

/** The kitchen's screens, and the one for guests who wait. */
export const kitchenHandlers = (deps: KitchenDeps): HandlersOf<Calls> => ({
  kitchen: tickets(deps),
  bump: bump(deps),
  callOuts: callOuts(deps),
  stations: async (caller, { shopId }) => {
    const shop = ownShop(caller, shopId)
    if ('refused' in shop) return shop
    const items = (await deps.menuOf(shop))?.items ?? []
    return { stations: [...new Set(items.map(item => item.station ?? NO_STATION))].sort() }
  },
})
