import { kitchenCalls as calls } from '@comanda/contract/kitchen'
import { isRefusal, refuse } from '@comanda/contract/core'
import type { Staff, StaffShop } from '../../platform/http/caller.ts'
import { change, changeInSteps, type Handler } from '../../platform/http/index.ts'
import type { ShopAt } from '../../ports/store.ts'
import type { Deps } from './deps.ts'
import { doneLines, markDone, unmarkDone } from './done-lines.ts'
import { firedCourses, markFired } from './fired-courses.ts'
import { byCourse, inKitchen, ticketOf } from '@comanda/domain/order'

const kitchenOf = async (deps: Deps, { corporationId, shopId }: ShopAt) =>
  (await deps.shopOf(corporationId, shopId)) ?? { readyMinutes: 15 }

async function ticketNow(deps: Deps, caller: Staff, orderId: string) {
  const chosen = await deps.board.chosenOne(caller, orderId)
  if (isRefusal(chosen)) return chosen
  const shop = { corporationId: caller.corporationId, shopId: chosen.order.shop.shopId }
  const done = await doneLines(deps.db, caller.corporationId, [orderId])
  const fired = await firedCourses(deps.db, caller.corporationId, [orderId])
  const state = { done: done.get(orderId), fired: fired.get(orderId) }
  return { shop, ticket: ticketOf(chosen, state, await kitchenOf(deps, shop)) }
}

/** The tickets of the orders that the kitchen makes. */
async function liveTickets(deps: Deps, shop: StaffShop) {
  const live = (await deps.board.chosen(shop)).filter(({ order }) => inKitchen(order))
  const kitchen = await kitchenOf(deps, shop)
  const orderIds = live.map(({ order }) => order.orderId)
  const done = await doneLines(deps.db, shop.corporationId, orderIds)
  const fired = await firedCourses(deps.db, shop.corporationId, orderIds)
  return live.map(chosen => {
    const { orderId } = chosen.order
    return ticketOf(chosen, { done: done.get(orderId), fired: fired.get(orderId) }, kitchen)
  })
}

/** The orders with something to make in the kitchen, the earliest due first. */
export const tickets =
  (deps: Deps): Handler<typeof calls.kitchen> =>
  async ({ shop }) => ({
    now: new Date(deps.clock()).toISOString(),
    tickets: (await liveTickets(deps, shop))
      .filter(ticket => ticket.lines.length > 0)
      .sort((a, b) => a.dueAt.localeCompare(b.dueAt) || a.orderId.localeCompare(b.orderId)),
  })

/**
 * Marks lines as made and updates every screen of the store. An order with its first line made is `preparing` for the
 * guest too.
 */
export const bump = (deps: Deps): Handler<typeof calls.bump> =>
  changeInSteps(calls.bump, deps, {
    async prepare(caller, { orderId, lineKeys, done }) {
      const seen = await ticketNow(deps, caller, orderId)
      if (isRefusal(seen)) return seen
      const { state, lines } = seen.ticket
      if (state !== 'accepted' && state !== 'preparing') return refuse('orderMoved', { data: { state } })
      const known = new Set(lines.map(line => line.lineKey))
      // A course that waits is not made.
      if (done && lines.some(line => line.held && lineKeys.includes(line.lineKey)))
        return refuse('orderMoved', { data: { state } })
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

/** Marks an order as ready; the answer has nothing of its guest, whom the kitchen need not know. */
export const markReady = (deps: Deps): Handler<typeof calls.markReady> =>
  change(calls.markReady, deps, async (tx, caller, { orderId }) => {
    const answer = await deps.board.ready(tx, caller, orderId)
    return isRefusal(answer) ? answer : {}
  })

/** The courses that wait at a store, with their dishes, the earliest due first. COUNTER-3 */
export const heldAt =
  (deps: Deps): Handler<typeof calls.heldCourses> =>
  async ({ shop }) => ({
    held: (await liveTickets(deps, shop))
      .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))
      .flatMap(({ orderId, orderNo, callNumber, table, lines }) =>
        byCourse(lines.filter(line => line.held)).map(([course = 0, own]) => ({
          orderId,
          orderNo,
          ...(callNumber !== undefined && { callNumber }),
          ...(table && { table }),
          course,
          dishes: own.map(({ quantity, displayName }) => ({ quantity, displayName })),
        })),
      ),
  })

/** Fires a course to the kitchen; a repeat changes nothing. COUNTER-3 */
export const fireCourse = (deps: Deps): Handler<typeof calls.fireCourse> =>
  changeInSteps(calls.fireCourse, deps, {
    async prepare(caller, { orderId }) {
      const seen = await ticketNow(deps, caller, orderId)
      if (isRefusal(seen)) return seen
      const { state } = seen.ticket
      return inKitchen({ state }) ? seen : refuse('orderMoved', { data: { state } })
    },
    async work(tx, caller, { orderId, course }, { shop, ticket }) {
      if (!ticket.lines.some(line => line.course === course)) return refuse('notFound', { field: 'course' })
      const by = caller.session.staff.name
      await markFired(tx, { corporationId: caller.corporationId, orderId, course, by, at: new Date(deps.clock()) })
      tx.afterCommit(() => deps.changed(shop))
      return {}
    },
  })
