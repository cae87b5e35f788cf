import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { money } from '@comanda/domain/money'
import type { Guest } from '../platform/http/index.ts'
import { testDatabase } from '../testing/index.ts'
import { testCustomer, testGuest } from '../testing/test-caller.ts'
import { cardData, type PayingHouse, payingHouse } from './paying-test-house.ts'

const database = testDatabase()
let house: PayingHouse

beforeAll(async () => {
  house = await payingHouse(database(), {
    shop: {
      tip: {
        tipType: 0,
        smallestUnitAmounts: [10],
        defaultIndex: 0,
        tipRules: 'subtotal',
        beforeDiscount: true,
        tipPaymentUids: ['12_bankCard'],
        useCustomPayment: true,
        bizTypes: [1300],
      },
      ccFee: { feesType: 1, rate: 20_000, amount: money(0) },
    },
  })
})
afterAll(() => house.close())
beforeEach(() => house.standin.control({ reset: true, webhooks: { hold: true } }))

const stateOf = async (caller: Parameters<PayingHouse['pay']>[0], orderId: string) => {
  const detail = await house.order.handlers.queryOrderDetail(caller, { orderId })
  return 'state' in detail ? [detail.state, detail.payState] : detail
}
const result = (caller: Parameters<PayingHouse['pay']>[0], orderId: string) =>
  house.payment.handlers.queryOrderPayResult(caller, { orderId })

describe('PAYING BY CARD · PAY-8, PAY-9', () => {
  test('a plain card pays the order, tip and surcharge on top; it is captured, and the books agree', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    expect(await stateOf(ann, orderId)).toEqual(['awaitingPayment', 'unpaid'])
    const paid = await house.pay(ann, orderId, cardData(), { tip: 125 })
    expect(paid).toMatchObject({
      paymentState: 'paid',
      chargedAmount: 1250 + 125 + 25,
      brand: 'visa',
      lastFour: '1111',
    })
    expect(await stateOf(ann, orderId)).toEqual(['placed', 'paid'])
    await house.settle()
    expect(house.inBook(orderId)).toEqual(['captured'])
    expect(await house.kept(orderId)).toBe(1400)
    expect(house.standin.provider.book.report().held).toEqual({ GBP: 1400 })
    const detail = await house.order.handlers.queryOrderDetail(ann, { orderId })
    expect(detail).toMatchObject({ totals: { totalTipAmount: 125, ccAmount: 25, totalPaidAmount: 1400 } })
  })

  test('a refusal says why, keeps the order, and the next try pays it', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    expect(await house.pay(ann, orderId, cardData('4111111111111111', 'NOT_ENOUGH_BALANCE'))).toMatchObject({
      paymentState: 'refused',
      because: 'funds',
      mayPay: true,
    })
    await house.settle()
    expect(await stateOf(ann, orderId)).toEqual(['awaitingPayment', 'unpaid'])
    expect(await house.pay(ann, orderId)).toMatchObject({ paymentState: 'paid' })
    await house.settle()
    expect(house.inBook(orderId)).toEqual(['refused', 'captured'])
  })

  test('3-D Secure asks the guest first; only the bank’s own record pays · W4', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    const asked = await house.pay(ann, orderId, cardData('4212345678910006'))
    expect(asked).toMatchObject({ paymentState: 'action', action: { type: 'threeDS2', subtype: 'challenge' } })
    const { paymentId = '', action } = asked as { paymentId?: string; action?: { authorisationToken?: string } }
    const details = { threeDSResult: tokenOf(action?.authorisationToken) }
    for (const payment of house.standin.provider.book.payments.values()) payment.authenticated = 'passed'
    const paid = await house.payment.handlers.paymentThreeDS(ann, { orderId, paymentId, details })
    expect(paid).toMatchObject({ paymentState: 'paid' })
  })

  test('a challenge the guest failed is a refusal; the word of the browser is nothing · W4', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    const asked = await house.pay(ann, orderId, cardData('4212345678910006'))
    const { paymentId = '', action } = asked as { paymentId?: string; action?: { authorisationToken?: string } }
    const details = { threeDSResult: tokenOf(action?.authorisationToken) }
    const answer = await house.payment.handlers.paymentThreeDS(ann, { orderId, paymentId, details })
    expect(answer).toMatchObject({ paymentState: 'refused', because: 'authentication', mayPay: true })
    expect(await stateOf(ann, orderId)).toEqual(['awaitingPayment', 'unpaid'])
  })

  test('the bank’s result for another order pays nothing here · W4', async () => {
    const [ann, bob] = [testGuest(), testGuest()]
    const [mine, his] = [await house.order1(ann), await house.order1(bob)]
    const hisTry = await house.pay(bob, his, cardData('4212345678910006'))
    const myTry = await house.pay(ann, mine, cardData('4212345678910006'))
    for (const payment of house.standin.provider.book.payments.values())
      if (payment.merchantReference.includes(his.replaceAll('-', ''))) payment.authenticated = 'passed'
    const stolen = tokenOf((hisTry as { action?: { authorisationToken?: string } }).action?.authorisationToken)
    const { paymentId = '' } = myTry as { paymentId?: string }
    await house.payment.handlers.paymentThreeDS(ann, { orderId: mine, paymentId, details: { threeDSResult: stolen } })
    await house.settle()
    expect(await stateOf(ann, mine)).toEqual(['awaitingPayment', 'unpaid'])
  })

  test('another guest’s order is not there, neither to look at nor to pay · A1', async () => {
    const [ann, eve] = [testGuest(), testGuest()]
    const orderId = await house.order1(ann)
    expect(await house.pay(eve, orderId)).toMatchObject({ refused: 'notFound' })
    expect(await result(eve, orderId)).toMatchObject({ refused: 'notFound' })
    expect(await house.payment.handlers.queryPaymentMethodList(eve, { orderId })).toMatchObject({ refused: 'notFound' })
    expect(await house.payment.handlers.queryCardSetup(eve, { orderId, tipAmount: 0, means: [] })).toMatchObject({
      refused: 'notFound',
    })
  })

  test('what the phone showed must be what it costs · PAY-9', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    const line = {
      amount: money(1249),
      paymentType: 12,
      paymentMethod: '12_bankCard' as const,
      tipAmount: money(0),
      ccAmount: money(25),
    }
    const input = { orderId, payments: [line], card: cardData(), storeCard: false }
    expect(await house.payment.handlers.createPayment(ann, input)).toMatchObject({ refused: 'amountChanged' })
    const twice = { ...input, payments: [line, line] }
    expect(await house.payment.handlers.createPayment(ann, twice)).toMatchObject({ refused: 'methodNotOffered' })
    expect(house.inBook(orderId)).toEqual([])
  })

  test('a card in the clear is refused and goes nowhere · PAY-8', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    const clear = { paymentMethod: { type: 'scheme', number: '4111111111111111', cvc: '737' } }
    expect(await house.pay(ann, orderId, clear)).toMatchObject({ refused: 'cardUnreadable' })
    expect(house.standin.log.all()).toEqual([])
  })

  test('who tries card after card, ever a new guest on a new phone, is stopped where they sit, and nobody elsewhere · PAY-8', async () => {
    const at = (ip: string): Guest => ({ ...testGuest(), deviceId: randomUUID(), ip })
    const tried = async (caller: Guest, holder: string) =>
      house.pay(caller, await house.order1(caller), cardData('4111111111111111', holder))
    for (let i = 0; i < 40; i += 1)
      expect(await tried(at('192.0.2.66'), 'DECLINED')).toMatchObject({ paymentState: 'refused' })
    expect(await tried(at('192.0.2.66'), 'Ann Guest')).toMatchObject({ refused: 'tooManyCards' })
    expect(await tried(at('198.51.100.1'), 'Ann Guest')).toMatchObject({ paymentState: 'paid' })
  })

  test('eight refused cards in ten minutes, then a wait · PAY-8', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    for (let i = 0; i < 8; i += 1) await house.pay(ann, orderId, cardData('4111111111111111', 'DECLINED'))
    expect(await house.pay(ann, orderId)).toMatchObject({ refused: 'tooManyCards', params: { minutes: 10 } })
    house.clock.advance(11 * 60_000)
    expect(await house.pay(ann, orderId)).toMatchObject({ paymentState: 'paid' })
    house.clock.advance(-11 * 60_000)
  })

  test('paying at the venue sends the order to the store unpaid, without tip or surcharge · PAY-3', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    expect(await house.pay(ann, orderId, {}, { method: 'out-line' })).toMatchObject({ paymentState: 'outLine' })
    expect(await stateOf(ann, orderId)).toEqual(['placed', 'unpaid'])
    expect(await house.pay(ann, orderId)).toMatchObject({ refused: 'notPayable' })
  })
})

describe('STORED CARDS · PAY-8', () => {
  test('a customer keeps a card, pays with it, and only they can remove it', async () => {
    const [ann, eve] = [testCustomer(7), testCustomer(8)]
    const orderId = await house.order1(ann)
    const line = {
      amount: money(1250),
      paymentType: 12,
      paymentMethod: '12_bankCard' as const,
      tipAmount: money(0),
      ccAmount: money(25),
    }
    await house.payment.handlers.createPayment(ann, { orderId, payments: [line], card: cardData(), storeCard: true })
    const next = await house.order1(ann)
    const setup = await house.payment.handlers.queryCardSetup(ann, { orderId: next, tipAmount: 0, means: [] })
    const stored = JSON.parse(JSON.stringify(setup)).setup.paymentMethodsResponse.storedPaymentMethods
    expect(stored).toMatchObject([{ lastFour: '1111', brand: 'visa' }])
    const [{ id: storedPaymentMethodId }] = stored
    expect(await house.payment.handlers.removeAdyenCard(eve, { storedPaymentMethodId })).toMatchObject({
      refused: 'notFound',
    })
    const card = { paymentMethod: { type: 'scheme', storedPaymentMethodId, encryptedSecurityCode: 'test_737' } }
    expect(await house.pay(ann, next, card)).toMatchObject({ paymentState: 'paid' })
    expect(await house.payment.handlers.removeAdyenCard(ann, { storedPaymentMethodId })).toEqual({ removed: true })
  })
})

describe('MONEY GOES BACK · M8', () => {
  test('a guest who cancels gets everything back, by itself, once', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    await house.pay(ann, orderId)
    await house.settle()
    const cancelled = await house.order.handlers.cancel(ann, { orderId, reason: '' })
    expect(cancelled).toMatchObject({ state: 'cancelled', payState: 'refunding' })
    await house.settle()
    expect(await stateOf(ann, orderId)).toEqual(['cancelled', 'refunded'])
    expect(house.inBook(orderId)).toEqual(['refunded'])
    expect(await house.kept(orderId)).toBe(0)
    const story = await house.order.handlers.refundDetail(ann, { orderId })
    expect(story).toMatchObject({ refunds: [{ state: 'done', amount: 1275, paymentMethod: '12_bankCard' }] })
  })

  test('cancelled before it was captured: the hold is let go', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    house.jobs.hold(true)
    await house.pay(ann, orderId)
    await house.order.handlers.cancel(ann, { orderId, reason: '' })
    house.jobs.hold(false)
    await house.settle()
    expect(await stateOf(ann, orderId)).toEqual(['cancelled', 'refunded'])
    expect(house.standin.provider.book.report().held).toEqual({})
    expect(await house.kept(orderId)).toBe(0)
  })

  test('a late success for an order that ended goes back by itself', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    expect(await house.pay(ann, orderId, cardData('4111111111111111', 'PENDING'))).toMatchObject({
      paymentState: 'pending',
    })
    expect(await result(ann, orderId)).toMatchObject({ refused: 'paymentPending' })
    await house.order.handlers.cancel(ann, { orderId, reason: '' })
    const [reference = ''] = [...house.standin.provider.book.payments.values()].map(found => found.merchantReference)
    await house.standin.control({ settle: { reference, success: true } })
    await house.settle()
    expect(await stateOf(ann, orderId)).toMatchObject(['cancelled', expect.stringMatching(/unpaid|refunded/)])
    expect(house.standin.provider.book.report().held).toEqual({})
    expect(await house.kept(orderId)).toBe(0)
  })

  test('the window of 3-D Secure was closed and another tab finished both: one payment, the other goes back · M7', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    const first = await house.pay(ann, orderId, cardData('4212345678910006'))
    const second = await house.pay(ann, orderId, cardData('4212345678910006'))
    for (const payment of house.standin.provider.book.payments.values()) payment.authenticated = 'passed'
    for (const asked of [first, second]) {
      const { paymentId = '', action } = asked as { paymentId?: string; action?: { authorisationToken?: string } }
      const details = { threeDSResult: tokenOf(action?.authorisationToken) }
      await house.payment.handlers.paymentThreeDS(ann, { orderId, paymentId, details })
    }
    await house.settle()
    expect(await stateOf(ann, orderId)).toEqual(['placed', 'paid'])
    expect(house.inBook(orderId).toSorted()).toEqual(['cancelled', 'captured'])
    expect(await house.kept(orderId)).toBe(1275)
  })
})

function tokenOf(authorisationToken: string | undefined): string {
  return Buffer.from(JSON.stringify({ transStatus: 'Y', authorisationToken })).toString('base64')
}
