import { brandLink } from '@comanda/domain/navigation'
import type { OrderEventSubscriber } from '../../ports/order.ts'
import { earningSubscriber } from './earning.ts'
import { recordOrder } from './webhook-events.ts'
import type { Modules } from '../registry/modules.ts'
import { originOf, type Runtime } from '../registry/runtime.ts'

/** Ends the party of a table that is served; where each person has a cart, only after the last of them. C6 */
const tableSubscriber = (modules: Modules): OrderEventSubscriber => ({
  async partyServed(tx, { corporationId, cartId, orderId, sessionId: own }) {
    if (own !== undefined) {
      const others = await modules.order.sittingOrders(tx, { corporationId, sessionId: own, but: orderId })
      if (others.owing || others.live) return
    }
    const sessionId = own ?? (await modules.cart.sessionOf(tx, corporationId, cartId))
    if (sessionId !== undefined)
      await modules.table.parties.endServedParty(tx, { corporationId, sessionId, paid: false })
  },
})

/** Notifies the guest of an order's steps through each channel they want. ORDER-9, NOTIFY-1 */
const noticeSubscriber = ({ config }: Runtime, modules: Modules): OrderEventSubscriber => ({
  async notice(tx, { orderId, params, ...notice }) {
    const link = brandLink(originOf(config), `/orderDetail?orderId=${orderId}`, notice.corporationId)
    const subject = `order:${orderId}`
    const eventKey = `${subject}:${notice.template}`
    await modules.notification.notifyPerson(tx, { ...notice, eventKey, subject, params: { ...params, link } })
  },
  left: (tx, { corporationId, orderId }) =>
    modules.notification.withdraw(tx, { corporationId, subject: `order:${orderId}` }),
})

/** All subscribers to order events, in the order they are called: locks are taken in this order. */
export const orderEvents = (runtime: Runtime, modules: Modules): readonly OrderEventSubscriber[] => [
  tableSubscriber(modules),
  { roundChanged: (tx, round) => modules.bill.roundChanged(tx, round) },
  earningSubscriber(modules),
  {
    stateChanged: (tx, step) => modules.print.onStep(tx, step),
    voided: (tx, dishes) => modules.print.onVoid(tx, dishes),
  },
  noticeSubscriber(runtime, modules),
  { recorded: (tx, order) => recordOrder(modules, tx, order) },
]
