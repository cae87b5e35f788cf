import { randomUUID } from 'node:crypto'
import { isRefusal } from '@comanda/contract/core'
import { expect, test } from 'vitest'
import type { Guest } from '../../../platform/http/index.ts'
import { again, testDatabase } from '../../../testing/index.ts'
import { testGuest } from '../../../testing/test-caller.ts'
import type { OrderDetail } from '../answer.ts'
import { createOrder } from '../index.ts'
import type { SubmitInput } from './new-order.ts'
import { PRICE, SHOP, type TestHouse, testHouse, testLine } from '../order-test-house.ts'

const database = testDatabase({ max: 20 })
let made: TestHouse | undefined
const house = async (): Promise<TestHouse> => {
  made ??= await testHouse(database())
  return made
}

const asking = (cartId: string, over: Partial<SubmitInput> = {}): SubmitInput => ({
  shopId: SHOP,
  cartId,
  cartVersion: 1,
  orderType: 1300,
  dinnerTime: 'asap',
  utensils: -1,
  executeList: [],
  expectedTotal: PRICE,
  contact: { phoneNumber: '7700900123', countryCode: '+44', isoCode: 'GB', firstName: 'Ada', lastName: '' },
  people: 1,
  remark: '',
  paymentMethod: 'out-line',
  ...over,
})

const countOrders = async () =>
  Number(
    (await database().query<{ n: number }>({ name: 'n', text: 'select count(*) as n from customer_order' }, [])).rows[0]
      ?.n,
  )

async function submit(caller: Guest, input: SubmitInput): Promise<OrderDetail> {
  const answer = await (await house()).order.handlers.submit(caller, input)
  if (isRefusal(answer) || !('orderId' in answer)) throw new Error(`refused: ${JSON.stringify(answer)}`)
  return answer
}

const refused = async (caller: Guest, input: SubmitInput) => {
  const answer = await (await house()).order.handlers.submit(caller, input)
  return isRefusal(answer) ? answer : { refused: 'none', data: answer }
}

test('an order to be paid at the venue is with the store at once, with its number and the menu’s price · PAY-3', async () => {
  const { cart } = await house()
  const caller = testGuest()
  const order = await submit(
    caller,
    asking(await cart(caller.session.owner, { lines: [testLine('soup', 2)] }), { expectedTotal: 2 * PRICE }),
  )
  expect(order).toMatchObject({ state: 'placed', payState: 'unpaid', totalPaidAmount: 2 * PRICE, itemCount: 2 })
  expect(order.callNumber).toMatch(/^\d{3}$/)
  expect(order.lines[0]).toMatchObject({ displayName: 'Dish soup', quantity: 2, amount: 2 * PRICE })
})

test('75 identical submits at once make one order · M7', async () => {
  const { cart } = await house()
  const before = await countOrders()
  const caller = testGuest()
  const input = asking(await cart(caller.session.owner))
  const orders = await Promise.all(Array.from({ length: 75 }, () => submit(caller, input)))
  expect(new Set(orders.map(order => order.orderId)).size).toBe(1)
  expect(await countOrders()).toBe(before + 1)
})

test('75 submits of one cart with different request ids make one order · O3', async () => {
  const { cart } = await house()
  const before = await countOrders()
  const caller = testGuest()
  const input = asking(await cart(caller.session.owner))
  const orders = await Promise.all(Array.from({ length: 75 }, () => submit(again(caller), input)))
  expect(new Set(orders.map(order => order.orderId)).size).toBe(1)
  expect(await countOrders()).toBe(before + 1)
})

test('two processes placing the same cart make one order, stock is taken once · M7', async () => {
  const here = await house()
  const caller = testGuest()
  await here.stock('pie', 10)
  const input = asking(await here.cart(caller.session.owner, { lines: [testLine('pie')] }))
  // A second module on the same database has a gate of its own: only the database keeps the two apart.
  const other = createOrder(here.deps)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? other : here.order).handlers.submit(again(caller), input)),
  )
  const ids = answers.map(answer =>
    isRefusal(answer) || !('orderId' in answer) ? JSON.stringify(answer) : answer.orderId,
  )
  expect(new Set(ids).size).toBe(1)
  expect(await here.left('pie')).toBe(9)
})

test('the same order is answered long after, even when the store has closed meanwhile · ORDER-10', async () => {
  const here = await house()
  const caller = testGuest()
  const input = asking(await here.cart(caller.session.owner))
  const first = await submit(caller, input)
  here.paused.value = true
  expect((await submit(again(caller), input)).orderId).toBe(first.orderId)
  here.paused.value = false
})

test('a request id that made an order makes no other one · ORDER-10', async () => {
  const { cart } = await house()
  const caller = testGuest()
  await submit(caller, asking(await cart(caller.session.owner)))
  expect((await refused(caller, asking(await cart(caller.session.owner)))).refused).toBe('requestReused')
})

test('200 buyers of the last 5 portions buy 5, and a cancelled one can be bought again · S1 S2', async () => {
  const here = await house()
  await here.stock('cake', 5)
  const buyers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const caller = testGuest()
      return { caller, cartId: await here.cart(caller.session.owner, { lines: [testLine('cake')] }) }
    }),
  )
  const answers = await Promise.all(
    buyers.map(({ caller, cartId }) => here.order.handlers.submit(caller, asking(cartId))),
  )
  const orders = answers.filter((answer): answer is OrderDetail => 'orderId' in answer)
  expect(orders).toHaveLength(5)
  expect(answers.filter(answer => isRefusal(answer) && answer.refused === 'soldOut')).toHaveLength(195)
  expect(await here.left('cake')).toBe(0)
  const buyer = buyers.find(({ cartId }) =>
    orders.some(order => answers[buyers.findIndex(b => b.cartId === cartId)] === order),
  )
  const bought = orders[0]
  if (!buyer || !bought) throw new Error('nobody bought')
  const cancels = await Promise.all(
    Array.from({ length: 10 }, () =>
      here.order.handlers.cancel(again(buyer.caller), { orderId: bought.orderId, reason: '' }),
    ),
  )
  expect(cancels.filter(answer => 'orderId' in answer)).toHaveLength(1)
  expect(await here.left('cake')).toBe(1)
}, 60_000)

test('no more eat than the table seats, whatever the form says · S4', async () => {
  const here = await house()
  const peopleOf = async (people: number) => {
    const caller = testGuest()
    const cartId = await here.cart(caller.session.owner, { bizType: 1100, tableId: 'T1' })
    return (await submit(caller, asking(cartId, { orderType: 1100, tableId: 'T1', people }))).people
  }
  expect([await peopleOf(3), await peopleOf(99)]).toEqual([3, 4])
})

test('a slot never takes more orders than it holds · S5', async () => {
  const here = await house()
  const start = '2026-11-21T18:00:00.000Z'
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const caller = testGuest()
      return here.order.handlers.submit(caller, asking(await here.cart(caller.session.owner), { dinnerTime: start }))
    }),
  )
  expect(answers.filter(answer => 'orderId' in answer)).toHaveLength(3)
  expect(answers.filter(answer => isRefusal(answer) && answer.refused === 'slotFull')).toHaveLength(37)
  expect(await here.slotTaken(start)).toBe(3)
})

test('a refused order takes nothing and keeps the cart · S2', async () => {
  const here = await house()
  await here.stock('tart', 3)
  const start = '2026-11-21T19:00:00.000Z'
  for (let i = 0; i < 3; i += 1) {
    const other = testGuest()
    await submit(other, asking(await here.cart(other.session.owner), { dinnerTime: start }))
  }
  const caller = testGuest()
  const cartId = await here.cart(caller.session.owner, { lines: [testLine('tart')] })
  expect((await refused(caller, asking(cartId, { dinnerTime: start }))).refused).toBe('slotFull')
  expect(await here.left('tart')).toBe(3)
  expect((await submit(again(caller), asking(cartId))).state).toBe('placed')
})

test('a price that changed is told with the new total before anything is placed · O5', async () => {
  const here = await house()
  const caller = testGuest()
  const cartId = await here.cart(caller.session.owner, { lines: [testLine('fish')] })
  here.prices.set('fish', 1400)
  const answer = await refused(caller, asking(cartId))
  expect(answer).toMatchObject({
    refused: 'priceChanged',
    data: { was: PRICE, calculation: { totalPaidAmount: 1400 } },
  })
  expect((await submit(again(caller), asking(cartId, { expectedTotal: 1400 }))).totalPaidAmount).toBe(1400)
})

test.each([0, 2, 99])(
  'cart version %i of a cart at version 1 is refused with the version it has · O6',
  async cartVersion => {
    const { cart } = await house()
    const caller = testGuest()
    const answer = await refused(caller, asking(await cart(caller.session.owner), { cartVersion }))
    expect(answer).toMatchObject({ refused: 'cartMoved', data: { cartVersion: 1 } })
  },
)

test('another guest’s cart is as one that never was · A1', async () => {
  const { cart } = await house()
  const foreign = await refused(testGuest(), asking(await cart(testGuest().session.owner)))
  const never = await refused(testGuest(), asking(randomUUID()))
  expect(foreign).toEqual(never)
})

test('each thing that is missing is named by its own refusal · ORDER-6 LOGIN-8 PRICE-6', async () => {
  const here = await house()
  const caller = testGuest()
  const code = async (over: Partial<SubmitInput>, bizType: 1100 | 1200 | 1300 = 1300, tableId?: string) => {
    const cartId = await here.cart(caller.session.owner, { bizType, ...(tableId ? { tableId } : {}) })
    const { contact, ...rest } = asking(cartId, { orderType: bizType, ...over })
    const input = 'contact' in over ? rest : { ...rest, ...(contact ? { contact } : {}) }
    return (await refused(again(caller), input)).refused
  }
  expect(await code({ dinnerTime: undefined })).toBe('slotNeeded')
  expect(await code({ contact: undefined })).toBe('contactNeeded')
  expect(await code({ paymentMethod: '12_octopus' })).toBe('methodNotOffered')
  expect(await code({ paymentMethod: '12_bankCard' }, 1200)).toBe('addressNeeded')
  expect(await code({ paymentMethod: '12_bankCard', addressId: 'far' }, 1200)).toBe('outOfReach')
  expect(await code({ paymentMethod: 'out-line', addressId: 'near' }, 1200)).toBe('methodNotOffered')
  const { deliveryZones } = here.shop
  const evenings = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 1080, to: 1320 }]
  here.shop.deliveryZones = deliveryZones.map(zone => ({ ...zone, windows: evenings }))
  const near = { paymentMethod: '12_bankCard', addressId: 'near' } as const
  expect(await code(near, 1200)).toBe('zoneNotNow')
  const tonight = { dinnerTime: '2026-11-21T19:00:00.000Z', expectedTotal: 1 }
  expect(await code({ ...near, ...tonight }, 1200)).not.toBe('zoneNotNow')
  here.shop.deliveryZones = deliveryZones
  expect(await code({}, 1100)).toBe('tableNeeded')
  expect(await code({ tableId: 'T9', paymentMethod: '12_bankCard' }, 1100, 'T9')).toBe('methodNotOffered')
  expect(await code({ tableId: 'T1' }, 1100, 'T2')).toBe('cartMoved')
  // What was chosen at no table, or ahead of a visit, is put into a table's cart first: by who may sit there.
  expect(await code({ tableId: 'T1' }, 1100)).toBe('cartMoved')
  here.shop.enablePickupVerifyPhone = true
  expect(await code({})).toBe('phoneNotVerified')
  here.shop.enablePickupVerifyPhone = false
  here.paused.value = true
  expect(await code({})).toBe('shopPaused')
  here.paused.value = false
  const { hours } = here.shop
  here.shop.hours = {}
  expect(await code({ tableId: 'T1' }, 1100, 'T1')).toBe('shopClosed')
  here.shop.hours = hours
})

test('a guest holds at most three unpaid orders · S2', async () => {
  const { cart } = await house()
  const caller = testGuest()
  const pay = { paymentMethod: '12_bankCard' } as const
  const first = await submit(caller, asking(await cart(caller.session.owner), pay))
  expect(first).toMatchObject({ state: 'awaitingPayment', payBefore: '2026-11-21T12:15:00.000Z' })
  expect(first.callNumber).toBeUndefined()
  for (let i = 0; i < 2; i += 1) await submit(again(caller), asking(await cart(caller.session.owner), pay))
  const answer = await refused(again(caller), asking(await cart(caller.session.owner), pay))
  expect(answer).toMatchObject({ refused: 'payFirst', data: { orderId: first.orderId } })
})

test('however many are sent at once, a guest holds no more than three that are not paid · S2', async () => {
  const here = await house()
  const caller = testGuest()
  const carts = await Promise.all(Array.from({ length: 16 }, () => here.cart(caller.session.owner)))
  const answers = await Promise.all(
    carts.map(cartId => here.order.handlers.submit(again(caller), asking(cartId, { paymentMethod: '12_bankCard' }))),
  )
  expect(answers.filter(answer => 'orderId' in answer)).toHaveLength(3)
  expect(answers.filter(answer => isRefusal(answer) && answer.refused === 'payFirst')).toHaveLength(13)
})

test('what the store looks at before it is paid is held as well, and counts · LOGIN-8', async () => {
  const here = await house()
  here.shop.checkOrderRequiresIn4Hours = true
  const caller = testGuest()
  const pay = { paymentMethod: '12_bankCard' } as const
  const codes: string[] = []
  for (let i = 0; i < 4; i += 1)
    codes.push((await refused(again(caller), asking(await here.cart(caller.session.owner), pay))).refused)
  here.shop.checkOrderRequiresIn4Hours = false
  expect(codes).toEqual(['orderChecking', 'orderChecking', 'orderChecking', 'payFirst'])
})

test('call numbers of a day are never given twice · ORDER-9', async () => {
  const { rows } = await database().query<{ n: number; d: number }>(
    { name: 'calls', text: 'select count(call_count) as n, count(distinct call_count) as d from customer_order' },
    [],
  )
  expect(rows[0]?.n).toBeGreaterThan(10)
  expect(rows[0]?.d).toBe(rows[0]?.n)
})
