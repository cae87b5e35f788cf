import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '../ledger/index.ts'
import { SHOP } from '../modules/order/order-test-house.ts'
import { testDatabase } from '../testing/index.ts'
import { testGuest } from '../testing/test-caller.ts'
import type { NotificationItem } from '@comanda/standins/adyen'
import type { PaidPayable, PayablePort } from '../ports/payment.ts'
import { cardData, type PayingHouse, payingHouse } from './paying-test-house.ts'

const database = testDatabase()
const POUND = { currencyCode: 'GBP', currencySymbol: '£', internationalSystemOfUnits: 2 }

/** Value that is bought, as far as paying sees it: its module credits it once and takes it back once. */
function bought(kind: 'recharge' | 'giftcard') {
  const kept = new Map<string, { owner: string; paid: PaidPayable[]; refunded: number }>()
  const deps: PayablePort = {
    hold: async (_tx, { payableId }) => kept.has(payableId),
    async payable(_tx, { payableId, owner }) {
      const found = kept.get(payableId)
      if (found?.owner !== owner) return undefined
      return {
        kind,
        payableId,
        displayNo: 'R1',
        shopId: SHOP,
        state: found.paid.length > 0 ? 'credited' : 'waiting',
        standing: found.paid.length > 0 ? 'settled' : 'open',
        payState: found.refunded > 0 ? 'refunded' : found.paid.length > 0 ? 'paid' : 'unpaid',
        total: money(5000),
        currency: POUND,
        paymentMethod: '',
        after: '/currentBalance',
      }
    },
    async paid(_tx, paid) {
      const found = kept.get(paid.payableId)
      if (!found) return 'unknown'
      if (found.paid.length > 0) return 'repeat'
      found.paid.push(paid)
      return 'paid'
    },
    async refunded(_tx, { payableId }) {
      const found = kept.get(payableId)
      if (found) found.refunded += 1
    },
  }
  return { kept, deps }
}

const shelf = bought('recharge')
const gifts = bought('giftcard')
let house: PayingHouse
beforeAll(async () => {
  house = await payingHouse(database(), { payables: { recharge: shelf.deps, giftcard: gifts.deps } })
})
afterAll(() => house.close())

const line = (amount: number, paymentMethod: '12_bankCard' | 'out-line' = '12_bankCard') => ({
  amount: money(amount),
  paymentType: paymentMethod === 'out-line' ? 0 : 12,
  paymentMethod,
  tipAmount: money(0),
  ccAmount: money(0),
})

describe('WHAT IS PAID IS A PAYABLE · PAY-5', () => {
  test('a recharge is paid by its business type, once, and goes back whole when its owner asks', async () => {
    const ann = testGuest()
    const orderId = randomUUID()
    shelf.kept.set(orderId, { owner: ann.session.owner, paid: [], refunded: 0 })
    const input = { orderId, businessType: 2005 as const }
    const list = await house.payment.handlers.queryPaymentMethodList(ann, input)
    expect(list).toMatchObject({
      dueAmount: 5000,
      methods: [{ paymentMethod: '12_bankCard' }],
      result: { payFor: 'recharge' },
    })
    const paying = { ...input, payments: [line(5000)], card: cardData(), storeCard: false }
    const pay = () => house.payment.handlers.createPayment({ ...ann, requestId: randomUUID() }, paying)
    expect(await pay()).toMatchObject({ paymentState: 'paid', payFor: 'recharge', after: '/currentBalance' })
    expect(await pay()).toMatchObject({ refused: 'notPayable' })
    await house.settle()
    expect(house.inBook(orderId)).toEqual(['captured'])
    expect(shelf.kept.get(orderId)?.paid).toHaveLength(1)
    expect(await balanceOf(database(), 1, `recharge:${orderId}`)).toBe(5000)
    const at = { corporationId: 1, kind: 'recharge' as const, payableId: orderId }
    await database().inTx(tx => house.payment.askRefund(tx, { ...at, causeKey: 'taken back', reason: 'guest' }))
    await house.settle()
    expect(house.inBook(orderId)).toEqual(['refunded'])
    expect(shelf.kept.get(orderId)?.refunded).toBe(1)
    expect(await balanceOf(database(), 1, `recharge:${orderId}`)).toBe(0)
  })

  test('it is not paid at the venue, nobody else sees it, and as an order it does not exist · A1', async () => {
    const ann = testGuest()
    const orderId = randomUUID()
    shelf.kept.set(orderId, { owner: ann.session.owner, paid: [], refunded: 0 })
    const input = { orderId, businessType: 2005 as const }
    const there = { ...input, payments: [line(5000, 'out-line')], storeCard: false }
    expect(await house.payment.handlers.createPayment(ann, there)).toMatchObject({ refused: 'methodNotOffered' })
    const { queryOrderPayResult } = house.payment.handlers
    expect(await queryOrderPayResult(ann, input)).toMatchObject({ paymentState: 'none' })
    expect(await queryOrderPayResult(testGuest(), input)).toMatchObject({ refused: 'notFound' })
    expect(await queryOrderPayResult(ann, { orderId })).toMatchObject({ refused: 'notFound' })
    expect(await queryOrderPayResult(ann, { orderId, businessType: 2002 })).toMatchObject({ refused: 'notFound' })
  })
})

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, at) => permutations(list.toSpliced(at, 1)).map(rest => [first, ...rest]))

describe.each([
  { kind: 'recharge', businessType: 2005, kept: shelf.kept, account: 'recharge' },
  { kind: 'giftcard', businessType: 2002, kept: gifts.kept, account: 'giftpurchase' },
] as const)('MESSAGES ABOUT A $kind IN ANY ORDER · W2', ({ kind, businessType, kept, account }) => {
  /** One that was bought, its answer lost or all of it asked back, and then told of in this order. */
  const told = async (codes: readonly string[], givenBack: boolean) => {
    const ann = testGuest()
    const orderId = randomUUID()
    kept.set(orderId, { owner: ann.session.owner, paid: [], refunded: 0 })
    const lost = { on: 'payments', kind: 'lost', times: 3 } as const
    await house.standin.control({ reset: true, webhooks: { hold: true }, faults: givenBack ? [] : [lost] })
    house.jobs.hold(true)
    const paying = { orderId, businessType, payments: [line(5000)], card: cardData(), storeCard: false }
    await house.payment.handlers.createPayment({ ...ann, requestId: randomUUID() }, paying)
    const back = { corporationId: 1, kind, payableId: orderId, causeKey: `back ${orderId}`, reason: 'guest' }
    if (givenBack) await database().inTx(tx => house.payment.askRefund(tx, back))
    const [payment] = [...house.standin.provider.book.payments.values()]
    if (!payment) throw new Error('nothing in the book')
    house.jobs.hold(false)
    await house.jobs.idle()
    house.standin.webhooks.forget()
    for (const [i, code] of codes.entries()) {
      const { merchantReference, amount, pspReference } = payment
      const item: NotificationItem = {
        ...house.standin.provider.item(code, `EVENT-${orderId}-${code}-${i % 2}`, merchantReference, amount, true),
        ...(code === 'AUTHORISATION' ? { pspReference } : { originalReference: pspReference }),
      }
      expect((await house.standin.webhooks.deliver(item)).status).toBe(200)
      await house.jobs.idle()
    }
    const found = kept.get(orderId)
    return `${found?.paid.length} ${found?.refunded} ${await balanceOf(database(), 1, `${account}:${orderId}`)}`
  }

  test('paid and captured, with repeats: credited once', async () => {
    const ends = new Set<string>()
    for (const order of permutations(['AUTHORISATION', 'CAPTURE', 'AUTHORISATION'])) ends.add(await told(order, false))
    expect([...ends]).toEqual(['1 0 5000'])
  })

  test('given back: credited once, taken back once, nothing kept', async () => {
    const ends = new Set<string>()
    for (const order of permutations(['AUTHORISATION', 'CAPTURE', 'CANCEL_OR_REFUND']))
      ends.add(await told(order, true))
    expect([...ends]).toEqual(['1 1 0'])
  })
})
