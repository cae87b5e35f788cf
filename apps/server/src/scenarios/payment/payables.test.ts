import { contract } from '@comanda/contract'
import type { NotificationItem } from '@comanda/standins/adyen'
import { describe, expect, test } from 'vitest'
import { account, balanceOf } from '../../ledger/index.ts'
import {
  BUSINESS_TYPE,
  buyGiftCard,
  buyRecharge,
  dollarKitchen,
  line,
  payFor,
  refundWhole,
  type TestMember,
  testApp,
} from '../../testing/index.ts'

const app = testApp({ brand: dollarKitchen() })

/** The member's received value: paid and bonus value on the card, or the balances of gift cards. */
const giftBalances = async (ann: TestMember) =>
  (await ann.must(contract.giftcard.myGiftCard, {})).cards.map(({ balance }) => balance)
const kinds = [
  { kind: 'recharge', buy: buyRecharge, got: app.onCard, books: account.recharge, bought: [5000, 800], none: [0, 0] },
  { kind: 'giftcard', buy: buyGiftCard, got: giftBalances, books: account.giftPurchase, bought: [5000], none: [] },
] as const

describe('Recharges and gift cards are payables (PAY-5)', () => {
  test('A recharge is paid once by its business type, and goes back whole once', async () => {
    const ann = await app.member()
    const orderId = await buyRecharge(ann)
    const input = { orderId, businessType: BUSINESS_TYPE.recharge }
    expect(await ann.must(contract.payment.queryPaymentMethodList, input)).toMatchObject({
      dueAmount: 5000,
      methods: [{ paymentMethod: '12_bankCard' }],
      result: { payFor: 'recharge' },
    })
    const paid = { paymentState: 'paid', payFor: 'recharge', after: `/cardRecharge?rechargeId=${orderId}` }
    expect(await payFor(ann, 'recharge', orderId)).toMatchObject(paid)
    expect(await payFor(ann, 'recharge', orderId)).toMatchObject({ refused: 'notPayable' })
    await app.settle()
    expect(app.inCardBook(orderId)).toEqual(['captured'])
    expect(await app.onCard(ann)).toEqual([5000, 800])
    expect(app.heldByProvider()).toBe(5000)
    await refundWhole(app, 'recharge', orderId)
    await app.settle()
    expect(app.inCardBook(orderId)).toEqual(['refunded'])
    expect(await app.onCard(ann)).toEqual([0, 0])
    expect(await balanceOf(app.db, app.corporationId, account.recharge(orderId))).toBe(0)
  })

  test('A recharge is not paid at the venue, and neither others nor another business type find it (A1)', async () => {
    const [ann, eve] = [await app.member(), app.guest()]
    const orderId = await buyRecharge(ann)
    const input = { orderId, businessType: BUSINESS_TYPE.recharge }
    const { createPayment, queryOrderPayResult } = contract.payment
    const atVenue = { ...input, payments: [line('out-line', 5000)] }
    expect(await ann.call(createPayment, atVenue)).toMatchObject({ refused: 'methodNotOffered' })
    expect(await ann.call(queryOrderPayResult, input)).toMatchObject({ paymentState: 'none' })
    const notFound = { refused: 'notFound' }
    expect(await eve.call(queryOrderPayResult, input)).toMatchObject(notFound)
    expect(await ann.call(queryOrderPayResult, { orderId })).toMatchObject(notFound)
    const asGift = { orderId, businessType: BUSINESS_TYPE.giftcard }
    expect(await ann.call(queryOrderPayResult, asGift)).toMatchObject(notFound)
  })
})

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, at) => permutations(list.toSpliced(at, 1)).map(rest => [first, ...rest]))

describe.each(kinds)('Provider messages about a $kind in any order (W2)', ({ kind, buy, got, books, bought, none }) => {
  /** One was bought, and either its answer was lost or all of it was refunded; then these messages arrive. */
  async function after(codes: readonly string[], isRefunded: boolean) {
    const ann = await app.member()
    const orderId = await buy(ann)
    const lost = { on: 'payments', kind: 'lost', times: 3 } as const
    await app.cards.control({ reset: true, webhooks: { hold: true }, faults: isRefunded ? [] : [lost] })
    app.jobs.hold(true)
    await payFor(ann, kind, orderId)
    if (isRefunded) await refundWhole(app, kind, orderId)
    const [payment] = [...app.cards.provider.book.payments.values()]
    if (!payment) throw new Error('the provider has no payment')
    app.jobs.hold(false)
    await app.jobs.idle()
    app.cards.webhooks.clear()
    for (const [at, code] of codes.entries()) {
      const { merchantReference, amount, pspReference } = payment
      const item: NotificationItem = {
        ...app.cards.provider.item(code, `EVENT-${orderId}-${code}-${at % 2}`, merchantReference, amount, true),
        ...(code === 'AUTHORISATION' ? { pspReference } : { originalReference: pspReference }),
      }
      expect((await app.cards.webhooks.deliver(item)).status).toBe(200)
      await app.jobs.idle()
    }
    return { got: await got(ann), books: await balanceOf(app.db, app.corporationId, books(orderId)) }
  }

  test('Paid and captured with repeats is credited once', async () => {
    for (const codes of permutations(['AUTHORISATION', 'CAPTURE', 'AUTHORISATION']))
      expect(await after(codes, false)).toEqual({ got: bought, books: 0 })
  })

  test('Refunded is credited once and taken back once', async () => {
    for (const codes of permutations(['AUTHORISATION', 'CAPTURE', 'CANCEL_OR_REFUND']))
      expect(await after(codes, true)).toEqual({ got: none, books: 0 })
  })
})
