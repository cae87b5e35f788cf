import { kitchenCalls as calls } from '@comanda/contract/kitchen'
import { isRefusal, refuse } from '@comanda/contract/core'
import type { Staff } from '../../platform/http/caller.ts'
import { changeInSteps, type Handler } from '../../platform/http/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import { doneLines, markDone, unmarkDone } from './done-lines.ts'
import { inKitchen, ticketOf } from '@comanda/domain/order'

const kitchenOf = async (deps: Deps, { corporationId, shopId }: ShopAt) =>
  (await deps.shopOf(corporationId, shopId)) ?? { readyMinutes: 15 }

async function ticketNow(deps: Deps, caller: Staff, orderId: string) {
  const chosen = await deps.board.chosenOne(caller, orderId)
  if (isRefusal(chosen)) return chosen
  const shop = { corporationId: caller.corporationId, shopId: chosen.order.shop.shopId }
  const done = await doneLines(deps.db, caller.corporationId, [orderId])
  return { shop, ticket: ticketOf(chosen, done.get(orderId), await kitchenOf(deps, shop)) }
}

/** The orders with something to make in the kitchen, the earliest due first. */
export const tickets =
  (deps: Deps): Handler<typeof calls.kitchen> =>
  async ({ shop }) => {
    const live = (await deps.board.chosen(shop)).filter(({ order }) => inKitchen(order))
    const kitchen = await kitchenOf(deps, shop)
    const done = await doneLines(
      deps.db,
      shop.corporationId,
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

/**
 * Marks lines as made and updates every screen of the store. An order with its first line made is `preparing` for the
 * guest too.
 */
export const bump = (deps: Deps): Handler<typeof calls.bump> =>
  changeInSteps(calls.bump, deps, {
    async prepare(caller, { orderId, lineKeys }) {
      const seen = await ticketNow(deps, caller, orderId)
      if (isRefusal(seen)) return seen
      const { state, lines } = seen.ticket
      if (state !== 'accepted' && state !== 'preparing') return refuse('orderMoved', { data: { state } })
      const known = new Set(lines.map(line => line.lineKey))
      return lineKeys.every(key => known.has(key)) ? seen : refuse('notFound', { field: 'lineKeys' })
    },
    async work(tx, caller, { orderId, lineKeys, done }, { shop, ticket }) {
      const at = new Date(deps.clock())
      const mark = { corporationId: caller.corporationId, orderId, lineKeys, by: caller.session.staff.name, at }
      await (done ? markDone(tx, mark) : unmarkDone(tx, mark))
      // A refusal means that another screen started it meanwhile.
      if (done && ticket.state === 'accepted') await deps.board.start(tx, caller, orderId)
      tx.afterCommit(() => deps.changed(shop))
      return {}
    },
    async answer(caller, { orderId }) {
      const after = await ticketNow(deps, caller, orderId)
      return isRefusal(after) ? after : after.ticket
    },
  })
