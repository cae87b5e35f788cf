import { refuse } from '@comanda/contract/core'
import { lineWordsIn } from '@comanda/domain/cart'
import { money, sayIn } from '@comanda/domain/money'
import { payingAt } from '@comanda/domain/store'
import { type CartModule, createCart } from '../modules/cart/index.ts'
import {
  createOrder,
  type EarningOrder,
  type LinesAsk,
  type Needs as OrderNeeds,
  type LinesAsked,
  type NewsByMail,
  type OrderModule,
  type OrderStep,
  type RefundAsk,
  type RefundAsks,
  type RefundStory,
} from '../modules/order/index.ts'
import { type CouponModule, createCoupon } from '../modules/coupon/index.ts'
import { shopAddressLines } from '../modules/store/index.ts'
import type { Limits } from '../platform/limits.ts'
import type { Queries, Tx } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import type { Push } from '../platform/push/index.ts'
import type { BillModule, PartReturn } from '../modules/bill/index.ts'
import { billing, composeBill, type PartRefund } from './bill.ts'
import type { GroupModule } from '../modules/group/index.ts'
import type { BuffetModule } from '../modules/buffet/index.ts'
import { composeGroups } from './group.ts'
import { composeBuffet, platesOf } from './buffet.ts'
import type { Ground } from './ground.ts'
import { dishesOf, type Places } from './places.ts'

/** What ordering asks of payment, sign-in and printing, which are built after it. */
export interface LaterNeeds {
  askRefund(tx: Tx, ask: RefundAsk): Promise<void>
  refundsOf(corporationId: number, orderId: string): Promise<RefundStory[]>
  ownMeansOf: OrderNeeds['ownMeansOf']
  refundAsksOf(on: Queries, corporationId: number, orderId: string): Promise<RefundAsks>
  askForLines(tx: Tx, ask: LinesAsk): Promise<LinesAsked>
  checkCardSecurity: OrderNeeds['checkCardSecurity']
  lockMeans: OrderNeeds['lockMeans']
  stepped(tx: Tx, step: OrderStep): Promise<void>
  tellByMail(tx: Tx, news: NewsByMail): Promise<void>
  /** All that was paid for a part of a table's bill goes back. */
  refundPart(tx: Tx, ask: PartRefund): Promise<void>
  /** So much of it goes back, to each means its part; false where so much is not left. */
  returnOfPart(tx: Tx, ask: PartReturn): Promise<boolean>
  phonesOf(on: Queries, who: Guest): Promise<string[]>
  isCustomer(on: Queries, corporationId: number, customerId: number): Promise<boolean>
  readyToSettle: OrderNeeds['readyToSettle']
  settled(tx: Tx, order: EarningOrder): Promise<void>
  returned(tx: Tx, order: EarningOrder): Promise<void>
}

/** Until they are built, nothing is asked of them. */
export const nothingLater = (): LaterNeeds => ({
  askRefund: async () => {},
  refundsOf: async () => [],
  ownMeansOf: async () => [],
  refundAsksOf: async () => ({ asks: [], lines: [], left: money(0), waits: false }),
  askForLines: async () => ({ refused: 'notOffered' }),
  checkCardSecurity: async () => undefined,
  lockMeans: async () => async () => refuse('methodNotOffered', { data: { paymentMethods: [] } }),
  stepped: async () => {},
  tellByMail: async () => {},
  refundPart: async () => {},
  returnOfPart: async () => true,
  phonesOf: async () => [],
  isCustomer: async () => false,
  readyToSettle: async () => undefined,
  settled: async () => {},
  returned: async () => {},
})

interface Needs extends Ground {
  push: Push
  places: Places
  limits: Limits
  later: LaterNeeds
}

export interface Ordering {
  group: GroupModule
  buffet: BuffetModule
  coupon: CouponModule
  bill: BillModule
  cart: CartModule
  order: OrderModule
}

/** Whether a party at a table ordered something, has an open bill, or opened a buffet. C6 */
export async function hasBegun(
  { bill, buffet, cart, order }: Ordering,
  on: Queries,
  { sessionId, ...at }: { corporationId: number; shopId: number; tableId: string; sessionId: string },
): Promise<boolean> {
  const of = { corporationId: at.corporationId, sessionId }
  if ((await bill.billedAt(on, at)) || (await buffet.isOpen(on, of))) return true
  const cartIds = await cart.cartIdsOf(on, of.corporationId, sessionId)
  return (await order.sittingOrders(on, { ...of, cartIds })).count > 0
}

const digits = (text: string) => text.replaceAll(/\D/g, '')

/** The phone a guest gave is one they have proved to hold. LOGIN-8 */
const phoneVerified =
  ({ db, later }: Needs) =>
  async (who: Guest, phone: { phoneNumber: string; countryCode: string }) => {
    const held = await later.phonesOf(db, who)
    return held.some(one => digits(one) === digits(phone.countryCode) + digits(phone.phoneNumber))
  }

/** What ordered lines are called in another language, as the store's menu has them today. */
const lineWordsOf =
  ({ places: { menu } }: Needs): OrderNeeds['lineWords'] =>
  async (shop, lines, { was, now }) => {
    const index = (await menu.menus.shown(shop))?.index
    const said = { was: sayIn(was), now: sayIn(now) }
    return new Map(
      lines.flatMap(line => {
        const words = index && lineWordsIn(index, line, said)
        return words ? [[line.itemKey, words] as const] : []
      }),
    )
  }

const couponOf = ({ db, clock, limits, later, places }: Needs): CouponModule =>
  createCoupon({
    db,
    clock,
    shopOf: async (corporationId, shopId) => (await places.store.shops.shown(corporationId, shopId))?.config,
    shopsOf: async corporationId => (await places.store.shops.all(corporationId)).map(({ config }) => config),
    addressLinesOf: shopAddressLines,
    foodIdsOf: async corporationId => (await dishesOf(places, corporationId)).map(({ foodId }) => foodId),
    isCustomer: (on, corporationId, customerId) => later.isCustomer(on, corporationId, customerId),
    takeLimit: limits.take,
  })

interface Built {
  buffet: BuffetModule
  cart: CartModule
  coupon: CouponModule
  bill: BillModule
}

interface Beside {
  buffet: BuffetModule
  group: GroupModule
  coupon: CouponModule
  order: () => OrderModule
}

/** A table with how it is paid at. ORDER-2 */
const tableOf =
  (table: Places['table']) =>
  async (...at: Parameters<Places['table']['tableOf']>) => {
    const found = await table.tableOf(...at)
    return found && { ...found, ...payingAt(found) }
  }

function cartOf(
  { db, clock, push, places: { store, table, menu } }: Needs,
  { buffet, group, coupon, order }: Beside,
): CartModule {
  return createCart({
    db,
    clock,
    shopOf: async (corporationId, shopId) => (await store.shops.shown(corporationId, shopId))?.config,
    tableOf: tableOf(table),
    menus: menu.menus,
    stockOf: menu.stockOf,
    parties: table.parties,
    ordersOf: (corporationId, cartId, since) => order().partyOrders(db, corporationId, cartId, since),
    groups: group,
    buffets: { of: buffet.infoOf, hold: buffet.hold, goingOn: buffet.goingOn },
    coupons: { of: coupon.couponsOf, own: coupon.ownCoupon },
    publish: push.publish,
  })
}

interface PartyServed {
  corporationId: number
  cartId: string
  orderId: string
  sessionId?: string
}

/** What an order asks about those who share its table. C6 */
const sharingOf = ({ db, places: { table } }: Needs, cart: CartModule, order: () => OrderModule) => ({
  sharedWith: cart.sharedWith,
  personOf: async ({ corporationId, owner, cartId }: { corporationId: number; owner: string; cartId: string }) => {
    const sessionId = await cart.sessionOf(db, corporationId, cartId)
    const persons = sessionId === undefined ? [] : await table.parties.personsOf(db, corporationId, sessionId)
    const person = persons.find(it => it.owner === owner)
    return person && { nick: person.nick, avatar: person.avatar }
  },
  nicksOf: async (on: Queries, { corporationId, sessionId }: { corporationId: number; sessionId: string }) => {
    const persons = await table.parties.personsOf(on, corporationId, sessionId)
    return new Map(persons.map(({ personId, nick }) => [personId, nick]))
  },
  partyServed: async (tx: Tx, { corporationId, cartId, orderId, ...known }: PartyServed) => {
    const sessionId = known.sessionId ?? (await cart.sessionOf(tx, corporationId, cartId))
    // Where each has a cart of their own, one who is done does not speak for the others.
    const others =
      known.sessionId && (await order().sittingOrders(tx, { corporationId, sessionId: known.sessionId, but: orderId }))
    if (others && (others.owing || others.live)) return
    if (sessionId !== undefined) await table.parties.served(tx, { corporationId, sessionId, paid: false })
  },
})

function orderOf(needs: Needs, { cart, buffet, coupon, bill }: Built, order: () => OrderModule): OrderModule {
  const { db, clock, log, push, later } = needs
  const { store, table, address, menu } = needs.places
  return createOrder({
    db,
    clock,
    log,
    publish: push.publish,
    shopNow: (on, corporationId, shopId) => store.shops.now(corporationId, shopId, on),
    slotChoice: store.slots.choice,
    checkTime: store.slots.check,
    takeSlot: store.slots.take,
    returnSlot: store.slots.giveBack,
    tableOf: tableOf(table),
    placeOf: (who, addressId) =>
      address.placeOf(db, { corporationId: who.corporationId, owner: who.session.owner }, addressId, who.language),
    phoneVerified: phoneVerified(needs),
    lineWords: lineWordsOf(needs),
    cartOf: cart.cartOf,
    menuNow: async shop => (await menu.menus.now(shop))?.index,
    lockCart: cart.lockCart,
    closeCart: cart.closeCart,
    ...sharingOf(needs, cart, order),
    ...platesOf(cart, buffet),
    price: cart.price,
    chosenLines: cart.chosenLines,
    fillCart: cart.fillCart,
    takeCoupons: coupon.takeCoupons,
    returnCoupons: coupon.returnCoupons,
    takeStock: (tx, shop, wanted, short) => menu.takeStock(tx, shop, wanted, { at: new Date(clock()), short }),
    returnStock: (tx, shop, wanted) => menu.returnStock(tx, shop, wanted, new Date(clock())),
    ...billing(bill),
    stepped: (tx, step) => later.stepped(tx, step),
    tellByMail: (tx, news) => later.tellByMail(tx, news),
    readyToSettle: (tx, order) => later.readyToSettle(tx, order),
    settled: (tx, order) => later.settled(tx, order),
    returned: (tx, order) => later.returned(tx, order),
    askRefund: (tx, ask) => later.askRefund(tx, ask),
    refundsOf: (corporationId, orderId) => later.refundsOf(corporationId, orderId),
    ownMeansOf: (on, corporationId, orderId) => later.ownMeansOf(on, corporationId, orderId),
    refundAsksOf: (on, corporationId, orderId) => later.refundAsksOf(on, corporationId, orderId),
    askForLines: (tx, ask) => later.askForLines(tx, ask),
    checkCardSecurity: (who, payments) => later.checkCardSecurity(who, payments),
    lockMeans: (tx, ask) => later.lockMeans(tx, ask),
  })
}

/** Carts and orders, from the first dish to the served guest. */
export function composeOrdering(needs: Needs): Ordering {
  const group = composeGroups({ ...needs, cart: () => cart, order: () => order })
  const beside = {
    buffet: composeBuffet({ ...needs, order: () => order, bill: () => bill, cart: () => cart }),
    coupon: couponOf(needs),
    group,
  }
  const cart = cartOf(needs, { ...beside, order: () => order })
  const bill = composeBill({ ...needs, cart, order: () => order })
  const order: OrderModule = orderOf(needs, { ...beside, cart, bill }, () => order)
  needs.push.allow('cart', cart.watch)
  needs.push.allow('table', needs.places.table.parties.watch)
  needs.push.allow('order', order.watchable.order)
  needs.push.allow('shop', order.watchable.shop)
  needs.push.allow('bill', bill.watchable)
  return { ...beside, cart, bill, order }
}
