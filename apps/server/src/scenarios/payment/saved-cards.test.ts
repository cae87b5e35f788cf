import { contract } from '@comanda/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { cardData, testApp, type TestGuest, twenty } from '../../testing/index.ts'

const app = testApp()
beforeEach(() => app.cards.control({ reset: true }))

const PLAIN = '4111111111111111'
const SECOND = '5555444433331111'
const WITH_CHALLENGE = '4212345678910006'

const byStored = (storedPaymentMethodId: string) => ({ paymentMethod: { type: 'scheme', storedPaymentMethodId } })
const listed = (caller: TestGuest, orderId: string) => caller.must(contract.payment.querySavedCards, { orderId })

/** An order paid with a card that the caller lets the provider keep. */
async function saved(caller: TestGuest, number = PLAIN): Promise<void> {
  const { orderId } = await caller.order()
  const answer = await caller.pay(orderId, { card: cardData(number), storeCard: true })
  if ('paymentState' in answer && answer.paymentState === 'action') {
    app.passChallenges()
    await caller.finishChallenge(orderId, answer)
  }
  await app.settle()
}
const lastRequest = () => app.cards.log.all().findLast(({ path }) => path === '/v72/payments')?.body

describe('Saved cards (PAY-8)', () => {
  test('A card is stored only with consent and only for an account (PAY-8)', async () => {
    const [ann, guest] = [app.customer(), app.guest()]
    const first = await ann.order()
    await ann.pay(first.orderId)
    await saved(guest)
    expect(await listed(ann, (await ann.order()).orderId)).toEqual({ cards: [], wallets: [] })
    expect(await listed(guest, (await guest.order()).orderId)).toEqual({ cards: [], wallets: [] })
    await saved(ann)
    expect((await listed(ann, (await ann.order()).orderId)).cards).toMatchObject([
      { brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '2030', expired: false, lastUsed: true },
    ])
  })

  test('It pays without its number and security code, as a card on file of its owner (PAY-8)', async () => {
    const ann = app.customer()
    await saved(ann)
    const { orderId } = await ann.order()
    const [card] = (await listed(ann, orderId)).cards
    expect(await ann.pay(orderId, { card: byStored(card?.id ?? '') })).toMatchObject({
      paymentState: 'paid',
      brand: 'visa',
      lastFour: '1111',
    })
    expect(lastRequest()).toMatchObject({
      shopperInteraction: 'ContAuth',
      recurringProcessingModel: 'CardOnFile',
      storePaymentMethod: false,
      paymentMethod: byStored(card?.id ?? '').paymentMethod,
    })
  })

  test('The bank may still ask who pays (PAY-8)', async () => {
    const ann = app.customer()
    await saved(ann, WITH_CHALLENGE)
    const { orderId } = await ann.order()
    const [card] = (await listed(ann, orderId)).cards
    const answer = await ann.pay(orderId, { card: byStored(card?.id ?? '') })
    expect(answer).toMatchObject({ paymentState: 'action', action: { subtype: 'challenge' } })
    app.passChallenges()
    expect(await ann.finishChallenge(orderId, answer)).toMatchObject({ paymentState: 'paid' })
  })

  test('The card that paid last comes first; an expired one is marked and comes last (PAY-8)', async () => {
    const ann = app.customer()
    await saved(ann)
    app.clock.advance(1000)
    await saved(ann, SECOND)
    for (const [payer, own] of app.cards.provider.book.tokens)
      app.cards.provider.book.tokens.set(payer, [
        {
          id: 'old',
          brand: 'visa',
          lastFour: '4305',
          expiryMonth: '3',
          expiryYear: '2020',
          holderName: '',
          number: '',
        },
        ...own,
      ])
    const { orderId } = await ann.order()
    const before = (await listed(ann, orderId)).cards
    expect(before.map(({ lastFour, expired, lastUsed }) => [lastFour, expired, lastUsed])).toEqual([
      ['1111', false, true],
      ['1111', false, false],
      ['4305', true, false],
    ])
    expect(before[0]?.brand).toBe('mc')
    // Two payments of one instant have no order.
    app.clock.advance(1000)
    await ann.pay(orderId, { card: byStored(before[1]?.id ?? '') })
    const next = await ann.order()
    expect((await listed(ann, next.orderId)).cards[0]).toMatchObject({ brand: 'visa', lastUsed: true })
  })

  test('Methods and cards for an order are known before it is placed, to their owner only (PAY-5, PAY-8)', async () => {
    const [ann, eve] = [app.customer(), app.customer()]
    await saved(ann)
    const { orderId } = await ann.order()
    const { shopId, orderType = 1300, methods } = await ann.must(contract.payment.queryPaymentMethodList, { orderId })
    const input = { shopId, orderType, amount: 1250 }
    const checkout = await ann.must(contract.payment.queryCheckoutMethods, input)
    expect(checkout.methods).toEqual(methods.map(({ paymentMethod }) => paymentMethod))
    expect(checkout.cards).toEqual((await listed(ann, orderId)).cards)
    expect((await eve.must(contract.payment.queryCheckoutMethods, input)).cards).toEqual([])
    expect(await ann.call(contract.payment.queryCheckoutMethods, { ...input, shopId: 99_999 })).toMatchObject({
      refused: 'notFound',
    })
  })

  test('Another person neither sees it nor pays with it, and no money moves (PAY-8, A1)', async () => {
    const [ann, eve, guest] = [app.customer(), app.customer(), app.guest()]
    await saved(ann)
    const [card] = (await listed(ann, (await ann.order()).orderId)).cards
    const before = app.cards.provider.book.payments.size
    for (const stranger of [eve, guest]) {
      const { orderId } = await stranger.order()
      expect((await listed(stranger, orderId)).cards).toEqual([])
      expect(await stranger.pay(orderId, { card: byStored(card?.id ?? '') })).toMatchObject({ paymentState: 'failed' })
    }
    const annas = await ann.order()
    expect(await eve.call(contract.payment.querySavedCards, annas)).toMatchObject({ refused: 'notFound' })
    expect(app.cards.provider.book.payments.size).toBe(before)
  })

  test('Twenty taps on remove remove it once; removed it pays nothing (PAY-8)', async () => {
    const ann = app.customer()
    await saved(ann)
    const { orderId } = await ann.order()
    const [card] = (await listed(ann, orderId)).cards
    const storedPaymentMethodId = card?.id ?? ''
    await twenty(() => ann.call(contract.payment.removeAdyenCard, { storedPaymentMethodId }))
    expect((await listed(ann, orderId)).cards).toEqual([])
    expect(await ann.pay(orderId, { card: byStored(storedPaymentMethodId) })).toMatchObject({ paymentState: 'failed' })
  })

  test('A provider that does not answer in time delays nothing: the choice goes on without saved cards (O2)', async () => {
    const ann = app.customer()
    await saved(ann)
    const { orderId } = await ann.order()
    await app.cards.control({ faults: [{ on: 'paymentMethods', kind: 'never' }] })
    expect(await listed(ann, orderId)).toEqual({ cards: [], wallets: [] })
  })
})

describe('Wallets of the phone through the card provider (PAY-8)', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const appleToken = (holder = 'Ann') =>
    base64(JSON.stringify({ version: 'EC_v1', data: base64(holder), signature: 's', header: {} }))
  const googleToken = (holder = 'Ann') => {
    const signedMessage = JSON.stringify({ encryptedMessage: base64(holder) })
    return JSON.stringify({ protocolVersion: 'ECv2', signature: 's', signedMessage })
  }

  test('They are offered where the merchant accepts them (PAY-8)', async () => {
    const guest = app.guest()
    const { orderId } = await guest.order()
    expect((await listed(guest, orderId)).wallets).toEqual([])
    await app.cards.control({ wallets: ['googlepay', 'applepay'] })
    expect((await listed(guest, orderId)).wallets).toEqual(['applepay', 'googlepay'])
  })

  test.each([
    ['applepay', { applePayToken: appleToken() }, { applePayToken: appleToken('DECLINED') }],
    ['googlepay', { googlePayToken: googleToken() }, { googlePayToken: googleToken('DECLINED') }],
  ])('%s pays; after a decline another method does (PAY-8)', async (type, good, declined) => {
    const guest = app.guest()
    const { orderId } = await guest.order()
    const card = (token: object) => ({ paymentMethod: { type, ...token } })
    expect(await guest.pay(orderId, { card: card(declined) })).toMatchObject({ paymentState: 'refused', mayPay: true })
    expect(await guest.pay(orderId, { card: card(good) })).toMatchObject({ paymentState: 'paid', lastFour: '1111' })
    await app.settle()
    expect(app.inCardBook(orderId)).toEqual(['refused', 'captured'])
  })

  test('A token without its wallet’s format is refused before money moves (PAY-8)', async () => {
    const guest = app.guest()
    const { orderId } = await guest.order()
    const card = { paymentMethod: { type: 'applepay', googlePayToken: googleToken() } }
    expect(await guest.pay(orderId, { card })).toMatchObject({ refused: 'cardUnreadable' })
    const broken = { paymentMethod: { type: 'googlepay', googlePayToken: '{}' } }
    expect(await guest.pay(orderId, { card: broken })).toMatchObject({ paymentState: 'failed' })
  })
})
