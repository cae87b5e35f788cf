import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { SHOP } from '../modules/order/order-test-house.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Guest } from '../platform/http/index.ts'
import { testDatabase } from '../testing/index.ts'
import { allThree, line, type MeansHouse, meansHouse, someone } from './means-test-house.ts'
import { cardData } from './paying-test-house.ts'

const database = testDatabase({ max: 20 })
let house: MeansHouse

beforeAll(async () => {
  house = await meansHouse(database())
})
afterAll(() => house.close())
beforeEach(() => house.standin.control({ reset: true, webhooks: { hold: true } }))

describe('ONE ORDER, SEVERAL MEANS · PAY-1', () => {
  test('points, card and gift card pay their parts, the bank card the rest; each is charged once', async () => {
    const ann = someone()
    const own = await house.purse(ann)
    const orderId = await house.order1(ann)
    const list = await house.payment.handlers.queryPaymentMethodList(ann, { orderId })
    expect(list).toMatchObject({
      dueAmount: 1250,
      means: [
        { paymentMethod: '16_msPoint', usable: 300, balance: 150 },
        { paymentMethod: '16_msBalance', usable: 500 },
        { paymentMethod: '17_giftCard', usable: 200 },
      ],
    })
    expect(await house.payBy(ann, orderId, allThree(own))).toMatchObject({ paymentState: 'paid', chargedAmount: 250 })
    await house.settle()
    expect(await house.standing(ann, orderId)).toBe('placed/paid')
    expect(await house.leftOf(own)).toEqual([0, 0, 0])
    expect(house.inBook(orderId)).toEqual(['captured'])
    expect(house.standin.provider.book.report().held).toEqual({ GBP: 250 })
    // Points stand on the house's own account: the order received the rest.
    expect(await house.kept(orderId)).toBe(500 + 200 + 250)
    const { queryOrderPayResult } = house.payment.handlers
    expect(await queryOrderPayResult(ann, { orderId })).toMatchObject({
      paidBy: [
        { paymentMethod: '16_msPoint', takenAmount: 300 },
        { paymentMethod: '16_msBalance', payerId: own.card, takenAmount: 500 },
        { paymentMethod: '17_giftCard', payerId: own.gift, takenAmount: 200 },
        { paymentMethod: '12_bankCard', takenAmount: 250 },
      ],
    })
  })

  test('before the order is placed it is seen what each would cover; the next order takes the same means · ORDER-9', async () => {
    const ann = someone()
    const own = await house.purse(ann)
    const asked = { shopId: SHOP, orderType: 1300 as const, amount: money(400) }
    const before = await house.payment.handlers.queryCardList(ann, asked)
    expect(before).toMatchObject({ means: [{ usable: 300 }, { usable: 400 }, { usable: 200 }] })
    expect(await house.payment.handlers.queryCardList(someone(), asked)).toMatchObject({ means: [] })
    await house.payBy(ann, await house.order1(ann), allThree(own))
    const cartId = await house.cart(ann.session.owner)
    const again = { shopId: SHOP, cartId, orderType: 1300 as const, utensils: -1, executeList: [], asLast: true }
    expect(await house.order.handlers.calculate(ann, again)).toMatchObject({
      lastChoices: {
        paymentMethod: '12_bankCard',
        means: [
          { paymentMethod: '16_msPoint' },
          { paymentMethod: '16_msBalance', payerId: own.card },
          { paymentMethod: '17_giftCard', payerId: own.gift },
        ],
      },
    })
  })

  test('they cover all of it: paid at once, and no provider hears of it', async () => {
    const ann = someone()
    const card = await house.fake.give('16_msBalance', ann.session.customerId, 5000)
    const orderId = await house.order1(ann)
    const lines = [line('16_msBalance', 1250, { payerId: card, securityCode: '2468' })]
    expect(await house.payBy(ann, orderId, lines)).toMatchObject({
      paymentState: 'paid',
      paymentMethod: '16_msBalance',
    })
    expect(await house.standing(ann, orderId)).toBe('placed/paid')
    expect(await house.fake.left('16_msBalance', card)).toBe(3750)
    expect(house.inBook(orderId)).toEqual([])
    expect(await house.kept(orderId)).toBe(1250)
    expect(await house.payBy(ann, orderId, lines)).toMatchObject({ refused: 'notPayable' })
  })

  test('refused by the bank: all that was set aside is free again, and the next try uses it', async () => {
    const ann = someone()
    const own = await house.purse(ann)
    const orderId = await house.order1(ann)
    const refused = await house.payBy(ann, orderId, allThree(own), cardData('4111111111111111', 'DECLINED'))
    expect(refused).toMatchObject({ paymentState: 'refused', mayPay: true })
    expect(await house.leftOf(own)).toEqual([150, 500, 200])
    expect(await house.payBy(ann, orderId, allThree(own))).toMatchObject({ paymentState: 'paid' })
    expect(await house.leftOf(own)).toEqual([0, 0, 0])
  })

  test('left at the bank’s page: what it set aside counts as there, and goes over to the next try · PAY-8', async () => {
    const ann = someone()
    const own = await house.purse(ann)
    const orderId = await house.order1(ann)
    const first = await house.payBy(ann, orderId, allThree(own), cardData('4212345678910006'))
    expect(first).toMatchObject({ paymentState: 'action' })
    expect(await house.leftOf(own)).toEqual([0, 0, 0])
    const list = await house.payment.handlers.queryPaymentMethodList(ann, { orderId })
    expect(list).toMatchObject({ means: [{ usable: 300 }, { usable: 500 }, { usable: 200 }] })
    expect(await house.payBy(ann, orderId, allThree(own))).toMatchObject({ paymentState: 'paid' })
    // The bank's step of the first is finished after all: its money goes back, because its part of the means is gone.
    for (const payment of house.standin.provider.book.payments.values()) payment.authenticated = 'passed'
    const { paymentId = '', action } = first as { paymentId?: string; action?: { authorisationToken?: string } }
    const details = { threeDSResult: Buffer.from(JSON.stringify({ transStatus: 'Y', ...action })).toString('base64') }
    await house.payment.handlers.paymentThreeDS(ann, { orderId, paymentId, details })
    await house.settle()
    expect(house.standin.provider.book.report().held).toEqual({ GBP: 250 })
    expect(await house.kept(orderId)).toBe(950)
  })

  test('abandoned: the watch lets go of it, once · M8', async () => {
    const ann = someone()
    const own = await house.purse(ann)
    const orderId = await house.order1(ann)
    await house.payBy(ann, orderId, allThree(own), cardData('4212345678910006'))
    house.clock.advance(21 * 60_000)
    for (let twice = 0; twice < 2; twice += 1) await house.payment.watch.sweep()
    house.clock.advance(-21 * 60_000)
    expect(await house.leftOf(own)).toEqual([150, 500, 200])
  })

  test('an order called off gives each means back what it paid · M8, M9', async () => {
    const ann = someone()
    const own = await house.purse(ann)
    const orderId = await house.order1(ann)
    await house.payBy(ann, orderId, allThree(own))
    await house.settle()
    await house.order.handlers.cancel({ ...ann, requestId: randomUUID() }, { orderId, reason: '' })
    await house.settle()
    expect(await house.standing(ann, orderId)).toBe('cancelled/refunded')
    expect(await house.leftOf(own)).toEqual([150, 500, 200])
    expect(house.inBook(orderId)).toEqual(['refunded'])
    expect(await house.kept(orderId)).toBe(0)
  })
})

describe('RACES · M4, M7', () => {
  test('a gift card of 12.50 on 20 orders of 12.50 at once: one is paid by it', async () => {
    const ann = someone()
    const gift = await house.fake.give('17_giftCard', ann.session.customerId, 1250)
    // A guest holds few unpaid orders: others place them, and she pays.
    const orders: { who: Guest; orderId: string }[] = []
    for (let i = 0; i < 20; i += 1) {
      const caller = { ...ann, session: { ...ann.session, owner: `g:${randomUUID()}` as const } }
      orders.push({ who: caller, orderId: await house.order1(caller) })
    }
    const answers = await Promise.all(
      orders.map(({ who: caller, orderId }) =>
        house.payBy(caller, orderId, [line('17_giftCard', 1250, { payerId: gift })]),
      ),
    )
    const paid = answers.filter(answer => 'paymentState' in answer && answer.paymentState === 'paid')
    expect(paid).toHaveLength(1)
    for (const answer of answers)
      if (!paid.includes(answer))
        expect(['meansShort', 'amountChanged']).toContain((answer as { refused: string }).refused)
    expect(await house.fake.left('17_giftCard', gift)).toBe(0)
  })

  test('one order paid 20 times at once by the same means: each is charged once', async () => {
    const ann = someone()
    const own = await house.purse(ann)
    const orderId = await house.order1(ann)
    await Promise.all(Array.from({ length: 20 }, () => house.payBy(ann, orderId, allThree(own))))
    await house.settle()
    expect(await house.standing(ann, orderId)).toBe('placed/paid')
    expect(await house.leftOf(own)).toEqual([0, 0, 0])
    expect(house.standin.provider.book.report().held).toEqual({ GBP: 250 })
    expect(await house.kept(orderId)).toBe(950)
  })
})
