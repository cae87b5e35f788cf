import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { expect, test } from 'vitest'
import { NOON, PRICE, refusedAs, SHOP, type TestGuest, testApp } from '../../testing/index.ts'

const app = testApp()
const atVenue = { paymentMethod: 'out-line' } as const
const soon = new Date(NOON + 30 * 60_000).toISOString()
type Quick = RequestInputOf<typeof contract.order.quickSubmit>

/** A new cart of this guest, and its request. */
async function cartOf(guest: TestGuest, over: Partial<Quick> = {}): Promise<Quick> {
  const businessType = over.orderType ?? 1300
  const { cartId, cartVersion } = await guest.fillCart(['soup'], { businessType })
  return { shopId: SHOP, cartId, cartVersion, orderType: businessType, expectedTotal: PRICE, ...over }
}
const quick = (guest: TestGuest, input: Quick) => guest.call(contract.order.quickSubmit, input)

test('Orders in one step with contact, cutlery and payment method of the last order (ORDER-9)', async () => {
  const ann = app.guest()
  const before = await ann.order({ ...atVenue, utensils: 0 })
  const order = await quick(ann, await cartOf(ann))
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

test('The total shows in advance what would be repeated, to its owner only (A1)', async () => {
  const [ann, ben] = [app.guest(), app.guest()]
  await ann.order(atVenue)
  const total = async (guest: TestGuest) => {
    const { cartId } = await cartOf(guest)
    return guest.must(contract.order.calculate, { shopId: SHOP, cartId, orderType: 1300, asLast: true })
  }
  expect(await total(ann)).toMatchObject({ lastChoices: { paymentMethod: 'out-line', contact: { firstName: 'Ann' } } })
  expect(await total(ben)).not.toHaveProperty('lastChoices')
})

test('A guest who never ordered this way fills in the order once', async () => {
  const ann = app.guest()
  expect(refusedAs(await quick(ann, await cartOf(ann)))).toBe('noLastOrder')
  await ann.order()
  expect(refusedAs(await quick(ann, await cartOf(ann, { orderType: 1200 })))).toBe('noLastOrder')
})

test('A hundred taps make one order; a changed price, time, cart or gift is shown first (O3, O5, O6, S1)', async () => {
  const ann = app.guest()
  await ann.order(atVenue)
  const input = await cartOf(ann)
  expect(refusedAs(await quick(ann, { ...input, expectedTotal: PRICE - 1 }))).toBe('priceChanged')
  expect(refusedAs(await quick(ann, { ...input, cartVersion: input.cartVersion + 1 }))).toBe('cartMoved')
  const orders = await Promise.all(Array.from({ length: 100 }, () => quick(ann, input)))
  expect(new Set(orders.map(order => ('orderId' in order ? order.orderId : refusedAs(order)))).size).toBe(1)
  const next = await cartOf(ann)
  expect(refusedAs(await quick(ann, { ...next, gifts: ['pudding'] }))).toBe('giftGone')
  expect(await quick(ann, { ...next, dinnerTime: soon })).toMatchObject({ time: { asap: false, start: soon } })
})
