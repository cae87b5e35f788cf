import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import { expect, test } from 'vitest'
import type { Guest } from '../../../platform/http/index.ts'
import { testGuest } from '../../../testing/index.ts'
import { PRICE, SHOP } from '../order-test-house.ts'
import { code, soon, testOrdering } from '../ordering-test-house.ts'

const { house, placed } = testOrdering()
type Quick = RequestOf<typeof calls.quickSubmit>

const again = (caller: Guest): Guest => ({ ...caller, requestId: randomUUID() })

/** A new cart of this guest, and what is sent for it. */
async function cartOf(caller: Guest, over: Partial<Quick> = {}): Promise<Quick> {
  const cartId = await (await house()).cart(caller.session.owner)
  return { shopId: SHOP, cartId, cartVersion: 1, orderType: 1300, expectedTotal: PRICE, ...over }
}

const quick = async (caller: Guest, input: Quick) => (await house()).order.handlers.quickSubmit(again(caller), input)

test('orders in one step with contact, cutlery and means of payment as the last time · ORDER-9', async () => {
  const caller = testGuest()
  const before = await placed(caller, { paymentMethod: 'out-line' })
  const order = await quick(caller, await cartOf(caller))
  expect(order).toMatchObject({
    state: 'placed',
    paymentMethod: 'out-line',
    contact: before.contact,
    utensils: 0,
    time: { asap: true },
    totalPaidAmount: PRICE,
  })
  expect(order).not.toMatchObject({ orderId: before.orderId })
})

test('the total says beforehand what would be repeated, to its owner alone · A1', async () => {
  const caller = testGuest()
  await placed(caller, { paymentMethod: 'out-line' })
  const here = await house()
  const { cartId } = await cartOf(caller)
  const asked = { shopId: SHOP, cartId, orderType: 1300 as const, utensils: -1, executeList: [], asLast: true }
  const answer = await here.order.handlers.calculate(caller, asked)
  expect(answer).toMatchObject({ lastChoices: { paymentMethod: 'out-line', contact: { firstName: 'Ada' } } })
  const other = testGuest()
  const others = await here.order.handlers.calculate(other, { ...asked, cartId: (await cartOf(other)).cartId })
  expect(others).not.toHaveProperty('lastChoices')
})

test('whoever has never ordered so here is asked to fill in the order once', async () => {
  const caller = testGuest()
  expect(code(await quick(caller, await cartOf(caller)))).toBe('noLastOrder')
  await placed(caller)
  expect(code(await quick(caller, await cartOf(caller, { orderType: 1200 })))).toBe('noLastOrder')
})

test('a hundred taps are one order; another price, time or cart, or a gift that is gone, is told first · O3 O5 O6 S1', async () => {
  const caller = testGuest()
  await placed(caller, { paymentMethod: 'out-line' })
  const input = await cartOf(caller)
  expect(code(await quick(caller, { ...input, expectedTotal: PRICE - 1 }))).toBe('priceChanged')
  expect(code(await quick(caller, { ...input, cartVersion: 2 }))).toBe('cartMoved')
  const orders = await Promise.all(Array.from({ length: 100 }, () => quick(caller, input)))
  expect(new Set(orders.map(order => ('orderId' in order ? order.orderId : code(order)))).size).toBe(1)
  expect(code(await quick(caller, await cartOf(caller, { gifts: ['pudding'] })))).toBe('giftGone')
  const later = await quick(caller, await cartOf(caller, { dinnerTime: soon.toISOString() }))
  expect(later).toMatchObject({ time: { asap: false, start: soon.toISOString() } })
})
