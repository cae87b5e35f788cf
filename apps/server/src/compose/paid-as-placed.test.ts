import { randomUUID } from 'node:crypto'
import { MAX_UNPAID_ORDERS } from '@comanda/domain/order'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../audit/report.ts'
import { testDatabase } from '../testing/index.ts'
import { line } from './means-test-house.ts'
import { byCard, type PlacedHouse, placedHouse, PRICE } from './placed-test-house.ts'

const database = testDatabase({ max: 20 })
let { house, purse, gifts, place, left, ordersOf } = {} as PlacedHouse

beforeAll(async () => {
  ;({ house, purse, gifts, place, left, ordersOf } = await placedHouse(database()))
})
afterAll(() => house.close())

describe('AN ORDER PAID AS IT IS PLACED, by what is the guest’s own · PAY-9', () => {
  it('by card: with the store and paid in one step, its story whole; called off, all of it is on the card again · M9', async () => {
    const ann = await purse.member({ paid: 1000, given: 500 })
    const placed = await place(ann.who, [byCard(ann)])
    if (!('orderId' in placed)) throw new Error(JSON.stringify(placed))
    expect(placed).toMatchObject({ state: 'placed', payState: 'paid', paymentMethod: '16_msBalance' })
    expect(placed.steps.map(step => step.state)).toEqual(['awaitingPayment', 'placed'])
    expect(await left(ann)).toBe(250)
    expect(await house.kept(placed.orderId)).toBe(PRICE)
    const told = await house.payment.handlers.queryOrderPayResult(ann.who, { orderId: placed.orderId })
    expect(told).toMatchObject({ paymentState: 'paid', orderState: 'placed', paymentMethod: '16_msBalance' })
    const again = await house.order.handlers.queryOrderDetail(ann.who, { orderId: placed.orderId })
    expect(again).toEqual(placed)
    await house.order.handlers.cancel({ ...ann.who, requestId: randomUUID() }, { orderId: placed.orderId, reason: '' })
    await house.settle()
    expect(await left(ann)).toBe(1500)
    expect(await house.kept(placed.orderId)).toBe(0)
  })

  it('points, card and gift card together pay all of it, and what earns earns · PAY-1, CARD-7', async () => {
    const ann = await purse.member({ paid: 2000, points: 700 })
    const gift = await gifts.give('17_giftCard', ann.customerId, 300)
    const placed = await place(ann.who, [
      line('16_msPoint', 500, { payerId: `${ann.customerId}` }),
      byCard(ann, 450),
      line('17_giftCard', 300, { payerId: gift }),
    ])
    expect(placed).toMatchObject({ state: 'placed', payState: 'paid' })
    expect(await left(ann)).toBe(1550)
    expect(await gifts.left('17_giftCard', gift)).toBe(0)
  })

  it('what is not all of it, more than is there, or another’s (CARD-1): nothing is placed, and the cart is as it was', async () => {
    const [ann, ben] = [await purse.member({ paid: 1000 }), await purse.member({ paid: 5000 })]
    const cartId = await house.cart(ann.who.session.owner)
    expect(await place(ann.who, [byCard(ann)], { cartId })).toMatchObject({ refused: 'amountChanged' })
    expect(await place(ann.who, [byCard(ann, 1000)], { cartId })).toMatchObject({ refused: 'amountChanged' })
    expect(await place(ann.who, [byCard(ben)], { cartId })).toMatchObject({ refused: 'securityNeeded' })
    expect(await ordersOf(ann)).toEqual([])
    expect([await left(ann), await left(ben)]).toEqual([1000, 5000])
    expect(await place(ann.who, [], { cartId })).toMatchObject({ state: 'awaitingPayment' })
  })
})

describe('TWENTY AT ONCE', () => {
  it('the same tap: one order, charged once, and everybody is told of it · ORDER-10', async () => {
    const ann = await purse.member({ paid: 10_000 })
    const same = { cartId: await house.cart(ann.who.session.owner), requestId: randomUUID() }
    const told = await Promise.all(Array.from({ length: 20 }, () => place(ann.who, [byCard(ann)], same)))
    expect(new Set(told.map(it => ('orderId' in it ? it.orderId : JSON.stringify(it)))).size).toBe(1)
    expect(await left(ann)).toBe(10_000 - PRICE)
  })

  it('twenty orders on a card that holds three: three are placed, nothing of the others is · M4', async () => {
    const ann = await purse.member({ paid: 3 * PRICE + 100, given: 200 })
    const told = await Promise.all(Array.from({ length: 20 }, () => place(ann.who, [byCard(ann)])))
    expect(told.filter(it => 'orderId' in it)).toHaveLength(3)
    expect(await left(ann)).toBe(300)
    expect(await ordersOf(ann)).toHaveLength(3)
  })

  it('orders paid as they are placed and orders paid afterwards, on one card: it pays what it holds, and the books agree · M1', async () => {
    await fc.assert(
      fc.asyncProperty(
        // No more wait for their payment than one guest may have.
        fc
          .array(fc.boolean(), { minLength: 2, maxLength: 8 })
          .filter(ways => ways.filter(atOnce => !atOnce).length <= MAX_UNPAID_ORDERS),
        fc.integer({ min: 0, max: 5 }),
        async (ways, holds) => {
          const ann = await purse.member({ paid: holds * PRICE + 1 })
          const later = async () => {
            const orderId = await house.order1(ann.who)
            const input = { orderId, payments: [byCard(ann)], storeCard: false }
            return house.payment.handlers.createPayment({ ...ann.who, requestId: randomUUID() }, input)
          }
          await Promise.all(ways.map(atOnce => (atOnce ? place(ann.who, [byCard(ann)]) : later())))
          const paid = (await ordersOf(ann)).filter(order => order.payState === 'paid')
          expect(await left(ann)).toBe(holds * PRICE + 1 - paid.length * PRICE)
          expect(paid.length).toBeLessThanOrEqual(holds)
        },
      ),
      { numRuns: 6 },
    )
    expect((await audit(database())).findings).toEqual([])
  })
})
