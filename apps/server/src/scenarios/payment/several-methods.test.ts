import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  cardData,
  SHOP,
  testApp,
  allThree,
  HOLDINGS,
  line,
  ownMethodsKitchen,
  byGift,
  byCard,
  type TestGuest,
} from '../../testing/index.ts'

const app = testApp({ brand: ownMethodsKitchen() })

beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

describe('One order, several payment methods (PAY-1)', () => {
  test('Points, card and gift card pay their parts, the bank card the rest; each is charged once', async () => {
    const ann = await app.member(HOLDINGS)
    const { orderId } = await ann.order()
    const list = await ann.call(contract.payment.queryPaymentMethodList, { orderId })
    expect(list).toMatchObject({
      dueAmount: 1250,
      means: [
        { paymentMethod: '16_msPoint', usable: 300, balance: 150 },
        { paymentMethod: '16_msBalance', usable: 500 },
        { paymentMethod: '17_giftCard', usable: 200 },
      ],
    })
    expect(await ann.payBy(orderId, allThree(ann))).toMatchObject({ paymentState: 'paid', chargedAmount: 250 })
    await app.settle()
    expect(await ann.standing(orderId)).toBe('placed/paid')
    expect(await app.holdings(ann)).toEqual([0, 0, 0])
    expect(app.inCardBook(orderId)).toEqual(['captured'])
    expect(app.cards.provider.book.report().held).toEqual({ GBP: 250 })
    // The brand pays into the order what the points are worth.
    expect(await app.received(orderId)).toBe(300 + 500 + 200 + 250)
    expect(await ann.call(contract.payment.queryOrderPayResult, { orderId })).toMatchObject({
      paidBy: [
        { paymentMethod: '16_msPoint', takenAmount: 300 },
        { paymentMethod: '16_msBalance', payerId: ann.cardId, takenAmount: 500 },
        { paymentMethod: '17_giftCard', payerId: ann.giftCardId, takenAmount: 200 },
        { paymentMethod: '12_bankCard', takenAmount: 250 },
      ],
    })
  })

  test('Before the order is placed each method’s part is shown; the next order uses the same methods (ORDER-9)', async () => {
    const ann = await app.member(HOLDINGS)
    const request = { shopId: SHOP, orderType: 1300 as const, amount: money(400) }
    const before = await ann.call(contract.payment.queryCardList, request)
    expect(before).toMatchObject({ means: [{ usable: 300 }, { usable: 400 }, { usable: 200 }] })
    expect(await app.customer().call(contract.payment.queryCardList, request)).toMatchObject({ means: [] })
    await ann.payBy((await ann.order()).orderId, allThree(ann))
    const { cartId } = await ann.fillCart(['soup'])
    const again = { shopId: SHOP, cartId, orderType: 1300 as const, asLast: true }
    expect(await ann.call(contract.order.calculate, again)).toMatchObject({
      lastChoices: {
        paymentMethod: '12_bankCard',
        means: [
          { paymentMethod: '16_msPoint' },
          { paymentMethod: '16_msBalance', payerId: ann.cardId },
          { paymentMethod: '17_giftCard', payerId: ann.giftCardId },
        ],
      },
    })
  })

  test('They cover all of it: paid at once, without a provider', async () => {
    const ann = await app.member({ card: 5000, password: '2468' })
    const { orderId } = await ann.order()
    const lines = [byCard(ann, 1250, { securityCode: '2468' })]
    expect(await ann.payBy(orderId, lines)).toMatchObject({
      paymentState: 'paid',
      paymentMethod: '16_msBalance',
    })
    expect(await ann.standing(orderId)).toBe('placed/paid')
    expect(await app.holdings(ann)).toEqual([0, 3750, 0])
    expect(app.inCardBook(orderId)).toEqual([])
    expect(await app.received(orderId)).toBe(1250)
    expect(await ann.payBy(orderId, lines)).toMatchObject({ refused: 'notPayable' })
  })

  test('Declined by the bank: all reserved value is free again, and the next try uses it', async () => {
    const ann = await app.member(HOLDINGS)
    const { orderId } = await ann.order()
    const refused = await ann.payBy(orderId, allThree(ann), cardData('4111111111111111', 'DECLINED'))
    expect(refused).toMatchObject({ paymentState: 'refused', mayPay: true })
    expect(await app.holdings(ann)).toEqual([150, 500, 200])
    expect(await ann.payBy(orderId, allThree(ann))).toMatchObject({ paymentState: 'paid' })
    expect(await app.holdings(ann)).toEqual([0, 0, 0])
  })

  test('A retry proposes the gift card that the last try used, on every phone, and not the others (PAY-1, CARD-5)', async () => {
    const ann = await app.member(HOLDINGS)
    const { orderId } = await ann.order()
    const proposed = async (phone: TestGuest) =>
      (await phone.must(contract.payment.queryPaymentMethodList, { orderId })).means.map(({ checked }) => checked)
    expect(await proposed(ann)).toEqual([false, false, false])
    await ann.payBy(orderId, [byGift(ann, 200), line('12_bankCard', 1050)], cardData('4111111111111111', 'DECLINED'))
    expect(await proposed(app.guest({ of: ann }))).toEqual([false, false, true])
    await ann.payBy(orderId, [byCard(ann, 500), line('12_bankCard', 750)], cardData('4111111111111111', 'DECLINED'))
    expect(await proposed(ann)).toEqual([false, true, false])
    await ann.payBy(orderId, [line('12_bankCard', 1250)], cardData('4111111111111111', 'DECLINED'))
    expect(await proposed(ann)).toEqual([false, false, false])
  })

  test('A try left at the bank’s page: what it reserved counts as available, and moves to the next try (PAY-8)', async () => {
    const ann = await app.member(HOLDINGS)
    const { orderId } = await ann.order()
    const first = await ann.payBy(orderId, allThree(ann), cardData('4212345678910006'))
    expect(first).toMatchObject({ paymentState: 'action' })
    expect(await app.holdings(ann)).toEqual([0, 0, 0])
    const list = await ann.call(contract.payment.queryPaymentMethodList, { orderId })
    expect(list).toMatchObject({ means: [{ usable: 300 }, { usable: 500 }, { usable: 200 }] })
    expect(await ann.payBy(orderId, allThree(ann))).toMatchObject({ paymentState: 'paid' })
    // The bank's step of the first payment completes late: its money is refunded, because its other payment methods were
    // released.
    for (const payment of app.cards.provider.book.payments.values()) payment.authenticated = 'passed'
    const { paymentId = '', action } = first as { paymentId?: string; action?: { authorisationToken?: string } }
    const details = { threeDSResult: Buffer.from(JSON.stringify({ transStatus: 'Y', ...action })).toString('base64') }
    await ann.call(contract.payment.paymentThreeDS, { orderId, paymentId, details })
    await app.settle()
    expect(app.cards.provider.book.report().held).toEqual({ GBP: 250 })
    expect(await app.received(orderId)).toBe(1250)
  })

  test('Abandoned: the watch gives up once (M8)', async () => {
    const ann = await app.member(HOLDINGS)
    const { orderId } = await ann.order()
    await ann.payBy(orderId, allThree(ann), cardData('4212345678910006'))
    app.clock.advance(21 * 60_000)
    for (let twice = 0; twice < 2; twice += 1) await app.modules.payment.watch.sweep()
    app.clock.advance(-21 * 60_000)
    expect(await app.holdings(ann)).toEqual([150, 500, 200])
  })

  test('A cancelled order returns to each method what it paid (M8, M9)', async () => {
    const ann = await app.member(HOLDINGS)
    const { orderId } = await ann.order()
    await ann.payBy(orderId, allThree(ann))
    await app.settle()
    await ann.call(contract.order.cancel, { orderId })
    await app.settle()
    expect(await ann.standing(orderId)).toBe('cancelled/refunded')
    expect(await app.holdings(ann)).toEqual([150, 500, 200])
    expect(app.inCardBook(orderId)).toEqual(['refunded'])
    expect(await app.received(orderId)).toBe(0)
  })
})

describe('Races (M4, M7)', () => {
  test('A gift card of 12.50 on 20 orders of 12.50 at once pays one of them', async () => {
    const ann = await app.member({ gift: 1250 })
    // A guest holds few unpaid orders: others place them, and they become hers.
    const orderIds: string[] = []
    for (let i = 0; i < 20; i += 1) orderIds.push((await app.guest().order()).orderId)
    await app.sql('update customer_order set owner = $1 where order_id = any($2)', [ann.owner, orderIds])
    const answers = await Promise.all(orderIds.map(orderId => ann.payBy(orderId, [byGift(ann, 1250)])))
    const paid = answers.filter(answer => 'paymentState' in answer && answer.paymentState === 'paid')
    expect(paid).toHaveLength(1)
    for (const answer of answers)
      if (!paid.includes(answer))
        expect(['meansShort', 'amountChanged', 'methodNotOffered']).toContain((answer as { refused: string }).refused)
    expect(await app.holdings(ann)).toEqual([0, 0, 0])
  })

  test('One order paid 20 times at once by the same methods charges each once', async () => {
    const ann = await app.member(HOLDINGS)
    const { orderId } = await ann.order()
    await Promise.all(Array.from({ length: 20 }, () => ann.payBy(orderId, allThree(ann))))
    await app.settle()
    expect(await ann.standing(orderId)).toBe('placed/paid')
    expect(await app.holdings(ann)).toEqual([0, 0, 0])
    expect(app.cards.provider.book.report().held).toEqual({ GBP: 250 })
    expect(await app.received(orderId)).toBe(1250)
  })
})
