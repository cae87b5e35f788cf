import { contract } from '@comanda/contract'
import { type RequestInputOf, isRefusal } from '@comanda/contract/core'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  type Cart,
  contact,
  harbourDish,
  harbourKitchen,
  type OrderDetail,
  PAY_BEFORE,
  PRICE,
  refusedAs,
  requestId,
  SHOP,
  type TestGuest,
  testApp,
} from '../../testing/index.ts'

const dishes = ['soup', 'pie', 'cake', 'tart', 'fish'].map(foodId => harbourDish(foodId))
const slot = { leadMinutes: 0, intervalMinutes: 15, capacity: 3, daysAhead: 2, asap: true }
const slots = { 1200: slot, 1300: slot }
const app = testApp({ brand: harbourKitchen({ dishes, shop: { slots } }), processes: 2 })
const atVenue = { paymentMethod: 'out-line' } as const
type SubmitInput = RequestInputOf<typeof contract.order.submit>

const countOrders = async () =>
  (await app.sql<{ n: number }>('select count(*)::int as n from customer_order'))[0]?.n ?? 0
const cartOf = (guest: TestGuest, foodId = 'soup', quantity = 1) => guest.fillCart([{ foodId, quantity }])

/** The order of a cart, to be paid at the venue unless the input says otherwise. @throws where it is refused */
async function submit(guest: TestGuest, cart: Cart, over: Partial<SubmitInput> = {}): Promise<OrderDetail> {
  const answer = await guest.submit(cart, { ...atVenue, ...over })
  if (isRefusal(answer)) throw new Error(`refused: ${JSON.stringify(answer)}`)
  return answer as OrderDetail
}
const idOf = (answer: object) => ('orderId' in answer ? answer.orderId : refusedAs(answer))
const slotUse = async (start: string) =>
  (await app.sql<{ used: number }>('select used from slot_use where slot_start = $1', [start]))[0]?.used

test('An order to be paid at the venue is at the store at once, with its number and the menu’s price (PAY-3)', async () => {
  const ann = app.guest()
  const order = await submit(ann, await cartOf(ann, 'soup', 2))
  expect(order).toMatchObject({ state: 'placed', payState: 'unpaid', totalPaidAmount: 2 * PRICE, itemCount: 2 })
  expect(order.callNumber).toMatch(/^\d{3}$/)
  expect(order.lines[0]).toMatchObject({ displayName: 'Dish soup', quantity: 2, amount: 2 * PRICE })
})

test('75 identical submits at once make one order (M7)', async () => {
  const before = await countOrders()
  const ann = app.guest()
  const cart = await cartOf(ann)
  const once = ann.repeating(requestId())
  const orders = await Promise.all(Array.from({ length: 75 }, () => submit(once, cart)))
  expect(new Set(orders.map(order => order.orderId)).size).toBe(1)
  expect(await countOrders()).toBe(before + 1)
})

test('75 submits of one cart with different request ids make one order (O3)', async () => {
  const before = await countOrders()
  const ann = app.guest()
  const cart = await cartOf(ann)
  const orders = await Promise.all(Array.from({ length: 75 }, () => submit(ann, cart)))
  expect(new Set(orders.map(order => order.orderId)).size).toBe(1)
  expect(await countOrders()).toBe(before + 1)
})

test('Two processes placing the same cart make one order, and stock is taken once (M7)', async () => {
  const ann = app.guest()
  await app.setStock('pie', 10)
  const cart = await cartOf(ann, 'pie')
  // Each process has a gate of its own: only the database keeps the two apart.
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => ann.submit(cart, atVenue, { process: at % 2 })),
  )
  expect(new Set(answers.map(idOf)).size).toBe(1)
  expect(await app.stock('pie')).toBe(9)
})

test('The same order is answered long after, also when the store has closed (ORDER-10)', async () => {
  const ann = app.guest()
  const cart = await cartOf(ann)
  const first = await submit(ann, cart)
  const { hours } = app.shop.config
  await app.changeShop({ hours: {} })
  expect((await submit(ann, cart)).orderId).toBe(first.orderId)
  await app.changeShop({ hours })
})

test('A request id that made an order makes no other order (ORDER-10)', async () => {
  const ann = app.guest()
  const once = { requestId: requestId() }
  await ann.submit(await cartOf(ann), atVenue, once)
  expect(refusedAs(await ann.submit(await cartOf(ann), atVenue, once))).toBe('requestReused')
})

test('200 buyers of the last 5 portions buy 5, and a cancelled one can be bought again (S1, S2)', async () => {
  await app.setStock('cake', 5)
  const buyers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const guest = app.guest()
      return { guest, cart: await cartOf(guest, 'cake') }
    }),
  )
  const answers = await Promise.all(
    buyers.map(async ({ guest, cart }) => ({ guest, answer: await guest.submit(cart, atVenue) })),
  )
  const bought = answers.filter(({ answer }) => !isRefusal(answer))
  expect(bought).toHaveLength(5)
  expect(answers.filter(({ answer }) => refusedAs(answer) === 'soldOut')).toHaveLength(195)
  expect(await app.stock('cake')).toBe(0)
  const [buyer] = bought
  if (!buyer || !('orderId' in buyer.answer)) throw new Error('nobody bought')
  const { orderId } = buyer.answer
  const cancels = await Promise.all(
    Array.from({ length: 10 }, () => buyer.guest.call(contract.order.cancel, { orderId })),
  )
  expect(cancels.filter(answer => 'orderId' in answer)).toHaveLength(1)
  expect(await app.stock('cake')).toBe(1)
}, 60_000)

test('No more people eat than the table seats, whatever the form contains (S4)', async () => {
  const peopleOf = async (people: number) => {
    const ann = app.guest()
    const cart = await ann.fillCart(['soup'], { businessType: 1100, tableId: 'T1' })
    return (await submit(ann, cart, { orderType: 1100, tableId: 'T1', people })).people
  }
  expect([await peopleOf(3), await peopleOf(99)]).toEqual([3, 4])
})

test('A slot never takes more orders than its capacity (S5)', async () => {
  const start = '2026-11-21T18:00:00.000Z'
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const guest = app.guest()
      return guest.submit(await cartOf(guest), { ...atVenue, dinnerTime: start })
    }),
  )
  expect(answers.filter(answer => 'orderId' in answer)).toHaveLength(3)
  expect(answers.filter(answer => refusedAs(answer) === 'slotFull')).toHaveLength(37)
  expect(await slotUse(start)).toBe(3)
})

test('A refused order takes nothing and keeps the cart (S2)', async () => {
  await app.setStock('tart', 3)
  const dinnerTime = '2026-11-21T19:00:00.000Z'
  for (let i = 0; i < 3; i += 1) {
    const other = app.guest()
    await submit(other, await cartOf(other), { dinnerTime })
  }
  const ann = app.guest()
  const cart = await cartOf(ann, 'tart')
  expect(refusedAs(await ann.submit(cart, { ...atVenue, dinnerTime }))).toBe('slotFull')
  expect(await app.stock('tart')).toBe(3)
  expect((await submit(ann, cart)).state).toBe('placed')
})

test('A changed price is shown with the new total before anything is placed (O5)', async () => {
  const ann = app.guest()
  const cart = await cartOf(ann, 'fish')
  await app.setPrice('fish', 1400)
  const answer = await ann.submit(cart, atVenue)
  expect(answer).toMatchObject({
    refused: 'priceChanged',
    data: { was: PRICE, calculation: { totalPaidAmount: 1400 } },
  })
  expect((await submit(ann, cart, { expectedTotal: 1400 })).totalPaidAmount).toBe(1400)
})

test.each([0, 2, 99])('Cart version %i of a cart at version 1 is refused with its version (O6)', async cartVersion => {
  const ann = app.guest()
  const cart = await cartOf(ann)
  expect(cart.cartVersion).toBe(1)
  const answer = await ann.submit(cart, { ...atVenue, cartVersion })
  expect(answer).toMatchObject({ refused: 'cartMoved', data: { cartVersion: 1 } })
})

test('Another guest’s cart is answered as unknown (A1)', async () => {
  const [ann, eve] = [app.guest(), app.guest()]
  const cart = await cartOf(ann)
  const foreign = await eve.submit(cart, atVenue)
  expect(isRefusal(foreign)).toBe(true)
  expect(foreign).toEqual(await eve.submit(cart, { ...atVenue, cartId: randomUUID() }))
})

test('Each missing thing has its own refusal (ORDER-6, LOGIN-8, PRICE-6)', async () => {
  const ann = app.guest()
  const draft = { countryCode: 'GB', city: 'Bristol', postcode: 'BS1 4QA', street1: '2 Quay' }
  const person = { firstName: 'Ann', lastName: 'Guest', phoneNumber: '07700900123', isoCode: 'GB' }
  const addressAt = (latitude: number) =>
    ann.must(contract.address.create, { ...draft, ...person, latitude, longitude: -2.59 })
  const [near, far] = [(await addressAt(51.451)).addressId, (await addressAt(60)).addressId]
  const card = { paymentMethod: '12_bankCard' } as const
  const code = async (over: Partial<SubmitInput>, orderType: 1100 | 1200 | 1300 = 1300, cartTable?: string) => {
    const place = { businessType: orderType, ...(cartTable !== undefined && { tableId: cartTable }) }
    const cart = await ann.cart(place)
    const filled = cart.calculation.items.length > 0 ? cart : await ann.fillCart(['soup'], place)
    const input = {
      shopId: SHOP,
      cartId: filled.cartId,
      cartVersion: filled.cartVersion,
      orderType,
      expectedTotal: filled.calculation.totalPaidAmount,
      dinnerTime: 'asap' as const,
      contact,
      ...atVenue,
      ...over,
    }
    return refusedAs(await ann.call(contract.order.submit, input as SubmitInput))
  }
  expect(await code({ dinnerTime: undefined })).toBe('slotNeeded')
  expect(await code({ contact: undefined })).toBe('contactNeeded')
  expect(await code({ paymentMethod: '12_octopus' })).toBe('methodNotOffered')
  expect(await code(card, 1200)).toBe('addressNeeded')
  expect(await code({ ...card, addressId: far }, 1200)).toBe('outOfReach')
  expect(await code({ addressId: near }, 1200)).toBe('methodNotOffered')
  const { deliveryZones } = app.shop.config
  const evenings = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 1080, to: 1320 }]
  await app.changeShop({ deliveryZones: deliveryZones.map(zone => ({ ...zone, windows: evenings })) })
  expect(await code({ ...card, addressId: near }, 1200)).toBe('zoneNotNow')
  const tonight = { dinnerTime: '2026-11-21T19:00:00.000Z', expectedTotal: 1 }
  expect(await code({ ...card, addressId: near, ...tonight }, 1200)).not.toBe('zoneNotNow')
  await app.changeShop({ deliveryZones })
  expect(await code({}, 1100, 'T1')).toBe('tableNeeded')
  expect(await code({ tableId: 'T9', ...card }, 1100, 'T9')).toBe('methodNotOffered')
  expect(await code({ tableId: 'T1' }, 1100, 'T2')).toBe('cartMoved')
  // Dishes chosen without a table or ahead are first moved into a table's cart, by a member of its party.
  expect(await code({ tableId: 'T1' }, 1100)).toBe('cartMoved')
  await app.changeShop({ enablePickupVerifyPhone: true })
  expect(await code({})).toBe('phoneNotVerified')
  await app.changeShop({ enablePickupVerifyPhone: false })
  await app.sql('update shop set paused = true')
  expect(await code({})).toBe('shopPaused')
  await app.sql('update shop set paused = false')
  const { hours } = app.shop.config
  await app.changeShop({ hours: {} })
  expect(await code({ tableId: 'T1' }, 1100, 'T1')).toBe('shopClosed')
  await app.changeShop({ hours })
})

test('A guest has at most three unpaid orders (S2)', async () => {
  const ann = app.guest()
  const first = await ann.order()
  expect(first).toMatchObject({ state: 'awaitingPayment', payBefore: '2026-11-21T12:15:00.000Z' })
  expect(first.callNumber).toBeUndefined()
  for (let i = 0; i < 2; i += 1) await ann.order()
  const answer = await ann.submit(await cartOf(ann))
  expect(answer).toMatchObject({ refused: 'payFirst', data: { orderId: first.orderId } })
})

test('A guest has at most three unpaid orders, however many are sent at once (S2)', async () => {
  const ann = app.guest()
  const places = Array.from({ length: 16 }, (_, at) => ({ businessType: 1100 as const, tableId: PAY_BEFORE[at] ?? '' }))
  const carts = await Promise.all(places.map(place => ann.fillCart(['soup'], place)))
  const answers = await Promise.all(
    carts.map((cart, at) => ann.submit(cart, { orderType: 1100, tableId: places[at]?.tableId })),
  )
  expect(answers.filter(answer => 'orderId' in answer)).toHaveLength(3)
  expect(answers.filter(answer => refusedAs(answer) === 'payFirst')).toHaveLength(13)
})

test('An order the store checks before payment is held as well, and counts (LOGIN-8)', async () => {
  await app.changeShop({ checkOrderRequiresIn4Hours: true })
  const ann = app.guest()
  const codes: string[] = []
  for (let i = 0; i < 4; i += 1) codes.push(refusedAs(await ann.submit(await cartOf(ann))))
  await app.changeShop({ checkOrderRequiresIn4Hours: false })
  expect(codes).toEqual(['orderChecking', 'orderChecking', 'orderChecking', 'payFirst'])
})

test('Call numbers of a day are never repeated (ORDER-9)', async () => {
  const [row] = await app.sql<{ n: number; d: number }>(
    'select count(call_count)::int as n, count(distinct call_count)::int as d from customer_order',
  )
  expect(row?.n).toBeGreaterThan(10)
  expect(row?.d).toBe(row?.n)
})
