import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { cardData, challengeResult, harbourKitchen, line, type TestGuest, testApp } from '../../testing/index.ts'

const app = testApp({
  brand: harbourKitchen({
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
  }),
})
beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

const stateOf = async (caller: TestGuest, orderId: string) => {
  const detail = await caller.call(contract.order.queryOrderDetail, { orderId })
  return 'state' in detail ? [detail.state, detail.payState] : detail
}
const result = (caller: TestGuest, orderId: string) => caller.call(contract.payment.queryOrderPayResult, { orderId })

describe('Paying by card (PAY-8, PAY-9)', () => {
  test('A plain card pays the order with tip and surcharge, is captured, and the statements agree', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    expect(await stateOf(ann, orderId)).toEqual(['awaitingPayment', 'unpaid'])
    const paid = await ann.pay(orderId, { tip: 125 })
    expect(paid).toMatchObject({
      paymentState: 'paid',
      chargedAmount: 1250 + 125 + 25,
      brand: 'visa',
      lastFour: '1111',
    })
    expect(await stateOf(ann, orderId)).toEqual(['placed', 'paid'])
    await app.settle()
    expect(app.inCardBook(orderId)).toEqual(['captured'])
    expect(await app.received(orderId)).toBe(1400)
    expect(app.cards.provider.book.report().held).toEqual({ GBP: 1400 })
    const detail = await ann.call(contract.order.queryOrderDetail, { orderId })
    expect(detail).toMatchObject({ totals: { totalTipAmount: 125, ccAmount: 25, totalPaidAmount: 1400 } })
  })

  test('A refusal names the reason, keeps the order, and the next try pays it', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    expect(await ann.pay(orderId, { card: cardData('4111111111111111', 'NOT_ENOUGH_BALANCE') })).toMatchObject({
      paymentState: 'refused',
      because: 'funds',
      mayPay: true,
    })
    await app.settle()
    expect(await stateOf(ann, orderId)).toEqual(['awaitingPayment', 'unpaid'])
    expect(await ann.pay(orderId)).toMatchObject({ paymentState: 'paid' })
    await app.settle()
    expect(app.inCardBook(orderId)).toEqual(['refused', 'captured'])
  })

  test('3-D Secure asks the guest first; only the bank’s own result pays (W4)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    const answer = await ann.pay(orderId, { card: cardData('4212345678910006') })
    expect(answer).toMatchObject({ paymentState: 'action', action: { type: 'threeDS2', subtype: 'challenge' } })
    app.passChallenges()
    expect(await ann.finishChallenge(orderId, answer)).toMatchObject({ paymentState: 'paid' })
  })

  test('A failed challenge is a refusal; the browser’s result is ignored (W4)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    const answer = await ann.pay(orderId, { card: cardData('4212345678910006') })
    expect(await ann.finishChallenge(orderId, answer)).toMatchObject({
      paymentState: 'refused',
      because: 'authentication',
      mayPay: true,
    })
    expect(await stateOf(ann, orderId)).toEqual(['awaitingPayment', 'unpaid'])
  })

  test('The bank’s result for another order pays nothing here (W4)', async () => {
    const [ann, bob] = [app.guest(), app.guest()]
    const [mine, his] = [(await ann.order()).orderId, (await bob.order()).orderId]
    const hisTry = await bob.pay(his, { card: cardData('4212345678910006') })
    const myTry = await ann.pay(mine, { card: cardData('4212345678910006') })
    app.passChallenges(his)
    const { paymentId = '' } = myTry as { paymentId?: string }
    const details = challengeResult(hisTry)
    await ann.call(contract.payment.paymentThreeDS, { orderId: mine, paymentId, details })
    await app.settle()
    expect(await stateOf(ann, mine)).toEqual(['awaitingPayment', 'unpaid'])
  })

  test('Another guest’s order can be neither read nor paid (A1)', async () => {
    const [ann, eve] = [app.guest(), app.guest()]
    const { orderId } = await ann.order()
    expect(await eve.pay(orderId)).toMatchObject({ refused: 'notFound' })
    expect(await result(eve, orderId)).toMatchObject({ refused: 'notFound' })
    expect(await eve.call(contract.payment.queryPaymentMethodList, { orderId })).toMatchObject({ refused: 'notFound' })
    expect(await eve.call(contract.payment.queryCardSetup, { orderId, tipAmount: 0, means: [] })).toMatchObject({
      refused: 'notFound',
    })
  })

  test('The phone’s shown total must be the price (PAY-9)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    const seen = line('12_bankCard', 1249, { ccAmount: money(25) })
    const input = { orderId, payments: [seen], card: cardData() }
    expect(await ann.call(contract.payment.createPayment, input)).toMatchObject({ refused: 'amountChanged' })
    const twice = { ...input, payments: [seen, seen] }
    expect(await ann.call(contract.payment.createPayment, twice)).toMatchObject({ refused: 'methodNotOffered' })
    expect(app.inCardBook(orderId)).toEqual([])
  })

  test('Plain card data is refused and goes nowhere (PAY-8)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    const clear = { paymentMethod: { type: 'scheme', number: '4111111111111111', cvc: '737' } }
    expect(await ann.pay(orderId, { card: clear })).toMatchObject({ refused: 'cardUnreadable' })
    expect(app.cards.log.all()).toEqual([])
  })

  test('Trying card after card as new guests on new phones is blocked at their address, and at no other (PAY-8)', async () => {
    const tryAt = async (ip: string, holder: string) => {
      const guest = app.guest({ ip, deviceId: randomUUID() })
      return guest.pay((await guest.order()).orderId, { card: cardData('4111111111111111', holder) })
    }
    for (let i = 0; i < 40; i += 1)
      expect(await tryAt('192.0.2.66', 'DECLINED')).toMatchObject({ paymentState: 'refused' })
    expect(await tryAt('192.0.2.66', 'Ann Guest')).toMatchObject({ refused: 'tooManyCards' })
    expect(await tryAt('198.51.100.1', 'Ann Guest')).toMatchObject({ paymentState: 'paid' })
    const account = app.customer({ ip: '192.0.2.66' })
    expect(await account.pay((await account.order()).orderId)).toMatchObject({ paymentState: 'paid' })
  })

  test('Eight refused cards in ten minutes, then a wait (PAY-8)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    for (let i = 0; i < 8; i += 1) await ann.pay(orderId, { card: cardData('4111111111111111', 'DECLINED') })
    expect(await ann.pay(orderId)).toMatchObject({ refused: 'tooManyCards', message: expect.stringContaining('10') })
    app.clock.advance(11 * 60_000)
    expect(await ann.pay(orderId)).toMatchObject({ paymentState: 'paid' })
    app.clock.advance(-11 * 60_000)
  })

  test('Paying at the venue sends the order to the store unpaid, without tip or surcharge (PAY-3)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    expect(await ann.pay(orderId, { method: 'out-line' })).toMatchObject({ paymentState: 'outLine' })
    expect(await stateOf(ann, orderId)).toEqual(['placed', 'unpaid'])
    expect(await ann.pay(orderId)).toMatchObject({ refused: 'notPayable' })
  })
})

describe('Stored cards (PAY-8)', () => {
  test('A customer stores a card and pays with it, and only they can remove it', async () => {
    const [ann, eve] = [app.customer(), app.customer()]
    const { orderId } = await ann.order()
    await ann.pay(orderId, { storeCard: true })
    const next = (await ann.order()).orderId
    const setup = await ann.call(contract.payment.queryCardSetup, { orderId: next })
    const stored = JSON.parse(JSON.stringify(setup)).setup.paymentMethodsResponse.storedPaymentMethods
    expect(stored).toMatchObject([{ lastFour: '1111', brand: 'visa' }])
    const [{ id: storedPaymentMethodId }] = stored
    expect(await eve.call(contract.payment.removeAdyenCard, { storedPaymentMethodId })).toMatchObject({
      refused: 'notFound',
    })
    const card = { paymentMethod: { type: 'scheme', storedPaymentMethodId, encryptedSecurityCode: 'test_737' } }
    expect(await ann.pay(next, { card })).toMatchObject({ paymentState: 'paid' })
    expect(await ann.call(contract.payment.removeAdyenCard, { storedPaymentMethodId })).toEqual({ removed: true })
  })
})

describe('Refunds (M8)', () => {
  test('A guest who cancels is refunded in full, once', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await ann.pay(orderId)
    await app.settle()
    const cancelled = await ann.call(contract.order.cancel, { orderId })
    expect(cancelled).toMatchObject({ state: 'cancelled', payState: 'refunding' })
    await app.settle()
    expect(await stateOf(ann, orderId)).toEqual(['cancelled', 'refunded'])
    expect(app.inCardBook(orderId)).toEqual(['refunded'])
    expect(await app.received(orderId)).toBe(0)
    const story = await ann.call(contract.order.refundDetail, { orderId })
    expect(story).toMatchObject({ refunds: [{ state: 'done', amount: 1275, paymentMethod: '12_bankCard' }] })
  })

  test('Cancelled before the capture: the hold is released', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    app.jobs.hold(true)
    await ann.pay(orderId)
    await ann.call(contract.order.cancel, { orderId })
    app.jobs.hold(false)
    await app.settle()
    expect(await stateOf(ann, orderId)).toEqual(['cancelled', 'refunded'])
    expect(app.cards.provider.book.report().held).toEqual({})
    expect(await app.received(orderId)).toBe(0)
  })

  test('A late success for an ended order is refunded', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    expect(await ann.pay(orderId, { card: cardData('4111111111111111', 'PENDING') })).toMatchObject({
      paymentState: 'pending',
    })
    expect(await result(ann, orderId)).toMatchObject({ refused: 'paymentPending' })
    await ann.call(contract.order.cancel, { orderId })
    const [reference = ''] = [...app.cards.provider.book.payments.values()].map(found => found.merchantReference)
    await app.cards.control({ settle: { reference, success: true } })
    await app.settle()
    expect(await stateOf(ann, orderId)).toMatchObject(['cancelled', expect.stringMatching(/unpaid|refunded/)])
    expect(app.cards.provider.book.report().held).toEqual({})
    expect(await app.received(orderId)).toBe(0)
  })

  test('A 3-D Secure check closed in one window and finished twice in another: one payment, the other is refunded (M7)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    const first = await ann.pay(orderId, { card: cardData('4212345678910006') })
    const second = await ann.pay(orderId, { card: cardData('4212345678910006') })
    app.passChallenges()
    for (const answer of [first, second]) await ann.finishChallenge(orderId, answer)
    await app.settle()
    expect(await stateOf(ann, orderId)).toEqual(['placed', 'paid'])
    expect(app.inCardBook(orderId).toSorted()).toEqual(['cancelled', 'captured'])
    expect(await app.received(orderId)).toBe(1275)
  })
})
