import type { OrderEventSubscriber } from '../ports/order.ts'
import { earningSubscriber } from './earning.ts'
import type { Modules } from './modules.ts'
import { originOf, type Runtime } from './runtime.ts'

/** Ends the party of a table that is served; where each person has a cart, only after the last of them. C6 */
const tableSubscriber = (modules: Modules): OrderEventSubscriber => ({
  async partyServed(tx, { corporationId, cartId, orderId, sessionId: own }) {
    if (own !== undefined) {
      const others = await modules.order.sittingOrders(tx, { corporationId, sessionId: own, but: orderId })
      if (others.owing || others.live) return
    }
    const sessionId = own ?? (await modules.cart.sessionOf(tx, corporationId, cartId))
    if (sessionId !== undefined) await modules.table.parties.served(tx, { corporationId, sessionId, paid: false })
  },
})

/** Sends e-mails about an order to the address of its account, if the account still wants them. ORDER-9 */
const mailSubscriber = ({ config }: Runtime, modules: Modules): OrderEventSubscriber => ({
  async mail(tx, { customerId, orderId, params, ...mail }) {
    const { auth, notification } = modules
    if (!notification.channelOpen('email')) return
    const destination = await auth.newsAddress(tx, mail.corporationId, customerId)
    if (destination === undefined) return
    const link = `${originOf(config)}/orderDetail?orderId=${orderId}`
    await notification.notify(tx, { ...mail, channel: 'email', destination, params: { ...params, link } })
  },
})

/** All subscribers to order events, in the order they are called: locks are taken in this order. */
export const orderEvents = (runtime: Runtime, modules: Modules): readonly OrderEventSubscriber[] => [
  tableSubscriber(modules),
  { roundChanged: (tx, round) => modules.bill.roundChanged(tx, round) },
  earningSubscriber(modules),
  { stateChanged: (tx, step) => modules.print.onStep(tx, step) },
  mailSubscriber(runtime, modules),
]
