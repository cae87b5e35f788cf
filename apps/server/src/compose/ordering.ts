import { refuse } from '@comanda/contract/core'
import { lineWordsIn } from '@comanda/domain/cart'
import { money, sayIn } from '@comanda/domain/money'
import { payingAt } from '@comanda/domain/store'
import { type CartModule, createCart } from '../modules/cart/index.ts'
import {
  createOrder,
  type EarningOrder,
  type LinesInput,
  type Deps as OrderNeeds,
  type LinesAsked,
  type NewsByMail,
  type OrderModule,
  type OrderStep,
  type RefundInput,
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
import type { Runtime } from './ground.ts'
import { dishesOf, type Places } from './places.ts'

/** What ordering asks of payment, sign-in and printing, which are built after it. */
export interface LaterDeps {
  askRefund(tx: Tx, input: RefundInput): Promise<void>
  refundsOf(corporationId: number, orderId: string): Promise<RefundStory[]>
  ownMeansOf: OrderNeeds['ownMeansOf']
  refundAsksOf(db: Queries, corporationId: number, orderId: string): Promise<RefundAsks>
  askForLines(tx: Tx, input: LinesInput): Promise<LinesAsked>
  checkCardSecurity: OrderNeeds['checkCardSecurity']
  lockMeans: OrderNeeds['lockMeans']
  stepped(tx: Tx, step: OrderStep): Promise<void>
  tellByMail(tx: Tx, news: NewsByMail): Promise<void>
  /** All that was paid for a part of a table's bill goes back. */
  refundPart(tx: Tx, input: PartRefund): Promise<void>
  /** So much of it goes back, to each means its part; false where so much is not left. */
  returnOfPart(tx: Tx, input: PartReturn): Promise<boolean>
  phonesOf(db: Queries, caller: Guest): Promise<string[]>
  isCustomer(db: Queries, corporationId: number, customerId: number): Promise<boolean>
  readyToSettle: OrderNeeds['readyToSettle']
  settled(tx: Tx, order: EarningOrder): Promise<void>
  returned(tx: Tx, order: EarningOrder): Promise<void>
}

/** Until they are built, nothing is asked of them. */
export const nothingLater = (): LaterDeps => ({
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

interface Deps extends Runtime {
  push: Push
  places: Places
  limits: Limits
  later: LaterDeps
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
  db: Queries,
  { sessionId, ...at }: { corporationId: number; shopId: number; tableId: string; sessionId: string },
): Promise<boolean> {
  const of = { corporationId: at.corporationId, sessionId }
  if ((await bill.billedAt(db, at)) || (await buffet.isOpen(db, of))) return true
  const cartIds = await cart.cartIdsOf(db, of.corporationId, sessionId)
  return (await order.sittingOrders(db, { ...of, cartIds })).count > 0
}

const digits = (text: string) => text.replaceAll(/\D/g, '')

/** The phone a guest gave is one they have proved to hold. LOGIN-8 */
const phoneVerified =
  ({ db, later }: Deps) =>
  async (caller: Guest, phone: { phoneNumber: string; countryCode: string }) => {
    const held = await later.phonesOf(db, caller)
    return held.some(one => digits(one) === digits(phone.countryCode) + digits(phone.phoneNumber))
  }

/** What ordered lines are called in another language, as the store's menu has them today. */
const lineWordsOf =
  ({ places: { menu } }: Deps): OrderNeeds['lineWords'] =>
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

const couponOf = ({ db, clock, limits, later, places }: Deps): CouponModule =>
  createCoupon({
    db,
    clock,
    shopOf: async (corporationId, shopId) => (await places.store.shops.shown(corporationId, shopId))?.config,
    shopsOf: async corporationId => (await places.store.shops.all(corporationId)).map(({ config }) => config),
    addressLinesOf: shopAddressLines,
    foodIdsOf: async corporationId => (await dishesOf(places, corporationId)).map(({ foodId }) => foodId),
    isCustomer: (on, corporationId, customerId) => later.isCustomer(on, corporationId, customerId),
    takeLimit: limits.tryUse,
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
  { db, clock, push, places: { store, table, menu } }: Deps,
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
const sharingOf = ({ db, places: { table } }: Deps, cart: CartModule, order: () => OrderModule) => ({
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

function orderOf(deps: Deps, { cart, buffet, coupon, bill }: Built, order: () => OrderModule): OrderModule {
  const { db, clock, log, push, later } = deps
  const { store, table, address, menu } = deps.places
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
    placeOf: (caller, addressId) =>
      address.placeOf(
        db,
        { corporationId: caller.corporationId, owner: caller.session.owner },
        addressId,
        caller.language,
      ),
    phoneVerified: phoneVerified(deps),
    lineWords: lineWordsOf(deps),
    cartOf: cart.cartOf,
    menuNow: async shop => (await menu.menus.now(shop))?.index,
    lockCart: cart.lockCart,
    closeCart: cart.closeCart,
    ...sharingOf(deps, cart, order),
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
    askRefund: (tx, input) => later.askRefund(tx, input),
    refundsOf: (corporationId, orderId) => later.refundsOf(corporationId, orderId),
    ownMeansOf: (on, corporationId, orderId) => later.ownMeansOf(on, corporationId, orderId),
    refundAsksOf: (on, corporationId, orderId) => later.refundAsksOf(on, corporationId, orderId),
    askForLines: (tx, input) => later.askForLines(tx, input),
    checkCardSecurity: (caller, payments) => later.checkCardSecurity(caller, payments),
    lockMeans: (tx, input) => later.lockMeans(tx, input),
  })
}

/** Carts and orders, from the first dish to the served guest. */
export function composeOrdering(deps: Deps): Ordering {
  const group = composeGroups({ ...deps, cart: () => cart, order: () => order })
  const beside = {
    buffet: composeBuffet({ ...deps, order: () => order, bill: () => bill, cart: () => cart }),
    coupon: couponOf(deps),
    group,
  }
  const cart = cartOf(deps, { ...beside, order: () => order })
  const bill = composeBill({ ...deps, cart, order: () => order })
  const order: OrderModule = orderOf(deps, { ...beside, cart, bill }, () => order)
  deps.push.allow('cart', cart.watch)
  deps.push.allow('table', deps.places.table.parties.watch)
  deps.push.allow('order', order.watchable.order)
  deps.push.allow('shop', order.watchable.shop)
  deps.push.allow('bill', bill.watchable)
  return { ...beside, cart, bill, order }
}
