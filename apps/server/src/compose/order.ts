import { translatedLine } from '@comanda/domain/cart'
import { localizerFor } from '@comanda/domain/money'
import { splitPhone, storedPhone } from '../modules/address/index.ts'
import { createOrder } from '../modules/order/index.ts'
import { readyToSettle } from './order-events/earning.ts'
import type { Compose, Modules } from './registry/modules.ts'
import { orderEvents } from './order-events/order-events.ts'
import { paidAsPlaced, refundsOfOrders } from './payment/order-payable.ts'
import type { Runtime } from './registry/runtime.ts'

type Deps = Parameters<typeof createOrder>[0]

/** Ordered lines in another language, as the store's menu has them now. */
const lineTextsOf =
  ({ menu }: Modules): Deps['lineTexts'] =>
  async (shop, lines, { was, now }) => {
    const index = (await menu.menus.shown(shop))?.index
    const localizers = { was: localizerFor(was), now: localizerFor(now) }
    return new Map(
      lines.flatMap(line => {
        const texts = index && translatedLine(index, line, localizers)
        return texts ? [[line.itemKey, texts] as const] : []
      }),
    )
  }

/** The people who share the cart an order was made from. C6 */
const personsOf = ({ db }: Runtime, { cart, table }: Modules): Pick<Deps, 'personOf' | 'nicksOf'> => ({
  async personOf({ corporationId, owner, cartId }) {
    const sessionId = await cart.sessionOf(db, corporationId, cartId)
    const persons = sessionId === undefined ? [] : await table.parties.personsOf(db, corporationId, sessionId)
    const person = persons.find(it => it.owner === owner)
    return person && { nick: person.nick, avatar: person.avatar }
  },
  async nicksOf(on, { corporationId, sessionId }) {
    const persons = await table.parties.personsOf(on, corporationId, sessionId)
    return new Map(persons.map(({ personId, nick }) => [personId, nick]))
  },
})

/** The plates an order takes of the buffet of its party, and back. CART-13 */
const platesOf = ({ buffet, cart }: Modules): Pick<Deps, 'takePlates' | 'returnPlates' | 'buffetEndsAt'> => ({
  async buffetEndsAt(db, { cartId, lines, ...order }) {
    const { corporationId, shopId } = order
    const sessionId = order.sessionId ?? (await cart.sessionOf(db, corporationId, cartId))
    const buffetStallIds = lines.flatMap(line => line.buffetStallId ?? [])
    return sessionId === undefined ? undefined : buffet.endsAt(db, { corporationId, shopId, sessionId, buffetStallIds })
  },
  async takePlates(tx, order) {
    const sessionId = order.sessionId ?? (await cart.sessionOf(tx, order.corporationId, order.cartId))
    return sessionId !== undefined && buffet.takePlates(tx, { ...order, sessionId })
  },
  async returnPlates(tx, order) {
    const sessionId = order.sessionId ?? (await cart.sessionOf(tx, order.corporationId, order.cartId))
    if (sessionId !== undefined) await buffet.givePlatesBack(tx, { ...order, sessionId })
  },
})

export const composeOrder: Compose<'order'> = (runtime, modules) => {
  const { db, clock, log } = runtime
  const { address, bill, cart, coupon, menu, push, store, table } = modules
  return createOrder({
    db,
    clock,
    log,
    cartOf: cart.cartOf,
    lockCart: cart.lockCart,
    closeCart: cart.closeCart,
    sharedWith: cart.sharedWith,
    price: cart.price,
    chosenLines: cart.chosenLines,
    fillCart: cart.fillCart,
    menuNow: menu.menuNow,
    takeStock: menu.takeStock,
    returnStock: menu.returnStock,
    firedCourses: (on, corporationId, orderIds) => modules.kitchen.firedCourses(on, corporationId, orderIds),
    publish: push.publish,
    shopNow: (on, corporationId, shopId) => store.shops.now(corporationId, shopId, on),
    slotChoice: store.slots.choice,
    checkTime: store.slots.check,
    takeSlot: store.slots.take,
    returnSlot: store.slots.giveBack,
    tableOf: table.tableOf,
    placeOf: ({ corporationId, session: { owner }, language }, addressId) =>
      address.placeOf(db, { corporationId, owner }, addressId, language),
    knownCustomer: (on, corporationId, by) => modules.auth.knownCustomer(on, corporationId, by),
    async typedPhone(typed, isoCode) {
      const stored = typed === '' ? undefined : await storedPhone(typed, isoCode)
      return stored && { isoCode: stored.isoCode, ...(await splitPhone(stored)) }
    },
    refusalForTerms: caller => modules.auth.refusalForTerms(caller),
    phoneVerified: (caller, phone) => modules.auth.phoneVerified(caller, phone),
    lineTexts: lineTextsOf(modules),
    ...personsOf(runtime, modules),
    ...platesOf(modules),
    takeCoupons: coupon.takeCoupons,
    returnCoupons: coupon.returnCoupons,
    partyAt: bill.partyAt,
    partyFor: bill.partyFor,
    joinBill: bill.join,
    billNow: bill.billNow,
    settleRound: bill.settleRound,
    reduceRound: bill.reduceRound,
    readyToSettle: (tx, order) => readyToSettle(modules, tx, order),
    orderEvents: orderEvents(runtime, modules),
    unprintedPapers: shop => modules.print.unprintedPapers(db, shop),
    requestRefund: (tx, { orderId, ...refund }) =>
      modules.payment.requestRefund(tx, { ...refund, kind: 'order', payableId: orderId }),
    ...refundsOfOrders(modules),
    ...paidAsPlaced(modules),
  })
}
