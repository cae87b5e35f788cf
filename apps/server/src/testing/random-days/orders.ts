import { contract } from '@comanda/contract'
import type { ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import type { TestGuest } from '../test-app.ts'
import { contact } from '../guest.ts'
import type { Dice } from './dice.ts'
import { type Action, send, isRefusal, noteIfAlone, type World } from './world.ts'

const personOf = (world: World, dice: Dice): TestGuest =>
  dice.pick([...world.guests, ...world.members, ...world.members])

const itemsOf = (world: World, dice: Dice) =>
  dice
    .some(world.foods, dice.int(1, 4))
    .map(foodId => (world.guests[0] as TestGuest).choice(foodId, { quantity: dice.int(1, 3) }))

async function addressOf(world: World, person: TestGuest): Promise<string | undefined> {
  const known = world.addresses.get(person.owner)
  if (known) return known
  const { address, point } = world.app.shop.config
  const created = await send(world, person, contract.address.create, {
    countryCode: address.countryCode,
    street1: address.lines[0] ?? '',
    city: address.city,
    admin: address.region,
    postcode: address.postcode,
    latitude: point.latitude + 0.001,
    longitude: point.longitude,
    firstName: 'Ann',
    lastName: 'Guest',
    phoneNumber: '+442079460142',
    isoCode: 'GB',
  })
  if (isRefusal(created)) return undefined
  world.addresses.set(person.owner, created.addressId)
  return created.addressId
}

const same = (world: World, what: string, ...amounts: (number | undefined)[]) => {
  if (new Set(amounts).size > 1) world.faults.push(`${what}: ${amounts.join(' / ')}`)
}

type OrderType = 1100 | 1200 | 1300

interface CartPlace {
  shopId: number
  businessType: OrderType
  tableId?: string
}

/** Fills the cart with random dishes, and sometimes with coupons of a member. */
async function fillCart(world: World, dice: Dice, person: TestGuest, at: CartPlace): Promise<void> {
  if (at.tableId)
    await send(world, person, contract.cart.init, { ...at, tableId: at.tableId, people: dice.int(1, 3), nick: 'Ann' })
  for (const item of itemsOf(world, dice))
    await send(world, person, contract.cart.modify, { ...at, modifyType: 0, cartItems: [item] })
  if (!person.owner.startsWith('c:') || !dice.chance(50)) return
  const list = await send(world, person, contract.coupon.availableCouponList, {})
  if (isRefusal(list) || list.coupons.length === 0) return
  for (const { couponCode } of dice.some(list.coupons, dice.int(1, 2)))
    await send(world, person, contract.cart.useCoupon, { ...at, couponCode })
}

type Cart = ResponseOf<typeof contract.cart.query>

/** What the order form sends of a cart, with the best offers or with chosen ones. */
async function orderInput(world: World, dice: Dice, person: TestGuest, { at, cart }: { at: CartPlace; cart: Cart }) {
  const { shopId, businessType: orderType, tableId } = at
  const addressId = orderType === 1200 ? await addressOf(world, person) : undefined
  const { optionalList } = cart.calculation
  const executeList = dice.chance(30) ? dice.some(optionalList, 2).map(one => one.discountId) : undefined
  return {
    shopId,
    cartId: cart.cartId,
    orderType,
    ...(tableId && { tableId }),
    ...(addressId && { addressId }),
    ...(orderType !== 1100 && { dinnerTime: 'asap' as const }),
    ...(executeList && { executeList }),
  }
}

const paysLater = (world: World, tableId: string | undefined): boolean =>
  tableId !== undefined && world.tables.find(one => one.tableId === tableId)?.payMode === 1

/** Fills a cart, calculates the order, places it, and compares each amount that the guest saw. */
async function place(world: World, dice: Dice, orderType: OrderType, tableId?: string) {
  const { app, shopId } = world
  const person = personOf(world, dice)
  const at = { shopId, businessType: orderType, ...(tableId && { tableId }) }
  await fillCart(world, dice, person, at)
  const cart = await send(world, person, contract.cart.query, at)
  if (isRefusal(cart) || cart.calculation.items.length === 0) return
  const input = await orderInput(world, dice, person, { at, cart })
  const worked = await send(world, person, contract.order.calculate, input)
  if (isRefusal(worked)) return
  const { calculation } = worked
  if (orderType !== 1200 && !input.executeList)
    if (world.oneByOne)
      same(world, 'cart and order form', cart.calculation.totalPaidAmount, calculation.totalPaidAmount)
  linesAddUp(world, 'order form', calculation)
  const later = paysLater(world, tableId)
  const submit = (expectedTotal: number) =>
    send(world, person, contract.order.submit, {
      ...input,
      cartVersion: cart.cartVersion,
      expectedTotal: money(expectedTotal),
      paymentMethod: later || (orderType !== 1200 && dice.chance(30)) ? 'out-line' : '12_bankCard',
      contact,
      people: 1,
    })
  const order = await submit(calculation.totalPaidAmount)
  if (isRefusal(order)) {
    if (order.refused === 'priceChanged') noteIfAlone(world, `priceChanged without a change: ${JSON.stringify(order)}`)
    // The dishes that were refused would be in each later cart of this person.
    await send(world, person, contract.cart.clear, at)
    return
  }
  // A round is priced again with the bill that it joins. ORDER-3
  if (!later && world.oneByOne) same(world, 'order form and order', calculation.totalPaidAmount, order.totalPaidAmount)
  app.clock.advance(1000)
}

interface Totals {
  totalLines: readonly { kind: string; amount: number }[]
  totalPaidAmount: number
}

/** The lines of a total sum to it. M6 */
export function linesAddUp(world: World, what: string, { totalLines, totalPaidAmount }: Totals): void {
  const sum = totalLines.filter(({ kind }) => kind !== 'taxIncluded').reduce((all, { amount }) => all + amount, 0)
  same(world, `${what}: lines and total`, sum, totalPaidAmount)
}

const tableOf = (world: World, dice: Dice, payMode: number) => {
  const tables = world.tables.filter(one => one.payMode === payMode)
  return dice.pick(tables).tableId
}

const enteredBy = (world: World, dice: Dice) =>
  itemsOf(world, dice).map(item => ({ ...item, ...(dice.chance(50) && { seat: dice.int(1, 3) }) }))

export const orderActions: Record<string, Action> = {
  pickup: (world, dice) => place(world, dice, 1300),
  delivery: (world, dice) => place(world, dice, 1200),
  tableFirst: (world, dice) => place(world, dice, 1100, tableOf(world, dice, 0)),
  tableLater: (world, dice) => place(world, dice, 1100, tableOf(world, dice, 1)),
  staffRound: async (world, dice) => {
    const at = { shopId: world.shopId, tableId: tableOf(world, dice, 1) }
    const staff = dice.pick(world.staff)
    await send(world, staff, contract.bill.startTableOrder, at)
    return send(world, staff, contract.bill.addTableRound, { ...at, cartItems: enteredBy(world, dice) })
  },
  counter: async (world, dice) => {
    const staff = dice.pick(world.staff)
    const member = dice.chance(40) ? dice.pick(world.members) : undefined
    const coupons =
      member && dice.chance(50) ? await send(world, member, contract.coupon.availableCouponList, {}) : undefined
    const entered = {
      shopId: world.shopId,
      orderType: dice.pick([1100, 1300] as const),
      cartItems: itemsOf(world, dice),
      ...(member && { customerId: member.customerId }),
      ...(coupons && !isRefusal(coupons) && { couponCodes: dice.some(coupons.coupons, 1).map(one => one.couponCode) }),
    }
    const priced = await send(world, staff, contract.order.priceCounterOrder, entered)
    if (isRefusal(priced)) return
    linesAddUp(world, 'counter', priced.calculation)
    const total = priced.calculation.totalPaidAmount
    const placed = await send(world, staff, contract.order.placeCounterOrder, {
      ...entered,
      guestName: 'Bo',
      expectedTotal: money(total),
    })
    if (isRefusal(placed)) {
      if (placed.refused === 'priceChanged') noteIfAlone(world, `counter priceChanged: ${JSON.stringify(placed)}`)
      return
    }
    const detail = await send(world, staff, contract.order.orderDetail, { orderId: placed.orderId })
    if (!isRefusal(detail) && world.oneByOne) same(world, 'counter price and order', total, detail.totalPaidAmount)
  },
  posOrder: async (world, dice) => {
    return send(world, world.pos, contract.open.createOrder, {
      shopId: world.shopId,
      channel: 'eats',
      externalId: `x${world.sent.length}-${dice.int(0, 1_000_000)}-${world.from}`,
      orderType: 1300,
      items: itemsOf(world, dice),
      contact,
      payment: dice.pick(['elsewhere', 'inPerson'] as const),
    })
  },
  posRound: async (world, dice) =>
    send(world, world.pos, contract.open.createTableRound, {
      shopId: world.shopId,
      channel: 'till',
      externalId: `r${world.sent.length}-${dice.int(0, 1_000_000)}-${world.from}`,
      tableId: tableOf(world, dice, 1),
      items: enteredBy(world, dice),
    }),
}
