import { contract } from '@comanda/contract'
import type { PaymentLine } from '@comanda/domain/payment'
import { MAX_UNPAID_ORDERS } from '@comanda/domain/order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  PRICE,
  testApp,
  byCard,
  dollarKitchen,
  requestId,
  type TestMember,
  byPoints,
  cartAtTable,
  byGift,
  placeAtTable,
} from '../../testing/index.ts'

const app = testApp({ brand: dollarKitchen(), clock: '2026-11-22T12:00:00Z' })

const left = async (ann: TestMember) => (await app.onCard(ann)).reduce((sum, part) => sum + part)
const ordersOf = async (ann: TestMember) => (await ann.must(contract.order.list, { state: 'active' })).orders
/** A soup at a table, paid as it is placed. */
const place = async (ann: TestMember, payments: readonly PaymentLine[], at = 0) =>
  placeAtTable(ann, at, await cartAtTable(ann, at), payments)

describe('An order paid with own methods as it is placed (PAY-9)', () => {
  it('By card: placed and paid in one step with its full history; cancelled, all is on the card again (M9)', async () => {
    const ann = await app.member({ card: 1000, bonus: 500 })
    const placed = await place(ann, [byCard(ann, PRICE)])
    if (!('orderId' in placed)) throw new Error(JSON.stringify(placed))
    expect(placed).toMatchObject({ state: 'placed', payState: 'paid', paymentMethod: '16_msBalance' })
    expect(placed.steps.map(step => step.state)).toEqual(['awaitingPayment', 'placed'])
    expect(await left(ann)).toBe(250)
    expect(await app.received(placed.orderId)).toBe(PRICE)
    const answers = await ann.call(contract.payment.queryOrderPayResult, { orderId: placed.orderId })
    expect(answers).toMatchObject({ paymentState: 'paid', orderState: 'placed', paymentMethod: '16_msBalance' })
    const again = await ann.call(contract.order.queryOrderDetail, { orderId: placed.orderId })
    expect(again).toEqual(placed)
    await ann.call(contract.order.cancel, { orderId: placed.orderId, reason: '' })
    await app.settle()
    expect(await left(ann)).toBe(1500)
    expect(await app.received(placed.orderId)).toBe(0)
  })

  it('Points, card and gift card together pay all of it, and eligible parts earn points (PAY-1, CARD-7)', async () => {
    const ann = await app.member({ card: 2000, points: 700, gift: 300 })
    const placed = await place(ann, [byPoints(ann, 500), byCard(ann, 450), byGift(ann, 300)])
    expect(placed).toMatchObject({ state: 'placed', payState: 'paid' })
    expect(await left(ann)).toBe(1550)
    // 7 points for the 7.50 that the card and the gift card paid are 4: the gift card earns nothing.
    expect(await app.holdings(ann)).toEqual([200 + 4, 1550, 0])
  })

  it('A partial amount, more than the balance, or another’s card (CARD-1): nothing is placed, and the cart is unchanged', async () => {
    const [ann, ben] = [await app.member({ card: 1000 }), await app.member({ card: 5000 })]
    const cart = await cartAtTable(ann, 0)
    expect(await placeAtTable(ann, 0, cart, [byCard(ann, PRICE)])).toMatchObject({ refused: 'amountChanged' })
    expect(await placeAtTable(ann, 0, cart, [byCard(ann, 1000)])).toMatchObject({ refused: 'amountChanged' })
    expect(await placeAtTable(ann, 0, cart, [byCard(ben, PRICE)])).toMatchObject({ refused: 'securityNeeded' })
    expect(await ordersOf(ann)).toEqual([])
    expect([await left(ann), await left(ben)]).toEqual([1000, 5000])
    expect(await placeAtTable(ann, 0, cart, [])).toMatchObject({ state: 'awaitingPayment' })
  })
})

describe('Twenty at once', () => {
  it('The same tap: one order, charged once, with the same answer for all (ORDER-10)', async () => {
    const ann = await app.member({ card: 10_000 })
    const [cart, once] = [await cartAtTable(ann, 0), { requestId: requestId() }]
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => placeAtTable(ann, 0, cart, [byCard(ann, PRICE)], once)),
    )
    expect(new Set(answers.map(it => ('orderId' in it ? it.orderId : JSON.stringify(it)))).size).toBe(1)
    expect(await left(ann)).toBe(10_000 - PRICE)
  })

  it('Twenty orders on a card that covers three: three are placed, nothing of the others is (M4)', async () => {
    const ann = await app.member({ card: 3 * PRICE + 100, bonus: 200 })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => place(ann, [byCard(ann, PRICE)], at)))
    expect(answers.filter(it => 'orderId' in it)).toHaveLength(3)
    expect(await left(ann)).toBe(300)
    expect(await ordersOf(ann)).toHaveLength(3)
  })

  it('Orders paid on placement and afterwards with one card: it pays what it holds, and the records agree (M1)', async () => {
    await fc.assert(
      fc.asyncProperty(
        // No more wait for their payment than one guest may have.
        fc
          .array(fc.boolean(), { minLength: 2, maxLength: 8 })
          .filter(ways => ways.filter(atOnce => !atOnce).length <= MAX_UNPAID_ORDERS),
        fc.integer({ min: 0, max: 5 }),
        async (ways, holds) => {
          const ann = await app.member({ card: holds * PRICE + 1 })
          const later = async (at: number) => {
            const placed = await place(ann, [], at)
            return 'orderId' in placed ? ann.payBy(placed.orderId, [byCard(ann, PRICE)]) : placed
          }
          await Promise.all(ways.map((atOnce, at) => (atOnce ? place(ann, [byCard(ann, PRICE)], at) : later(at))))
          const paid = (await ordersOf(ann)).filter(order => order.payState === 'paid')
          expect(await left(ann)).toBe(holds * PRICE + 1 - paid.length * PRICE)
          expect(paid.length).toBeLessThanOrEqual(holds)
        },
      ),
      { numRuns: 6 },
    )
    expect(await app.audit()).toEqual([])
  })
})
