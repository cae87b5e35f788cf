import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import type { FaultKind } from '@comanda/standins/adyen'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balanceOf } from '../ledger/index.ts'
import { SHOP } from '../modules/order/order-test-house.ts'
import { testDatabase } from '../testing/index.ts'
import { testGuest } from '../testing/test-caller.ts'
import { cardData } from './paying-test-house.ts'
import { type WalletHouse, walletHouse } from './wallet-test-house.ts'

const database = testDatabase({ max: 20 })
let house: WalletHouse

beforeAll(async () => {
  house = await walletHouse(database())
})
afterAll(() => house.close())
beforeEach(() => house.wallet.control({ reset: true, webhooks: { hold: true } }))

type Who = ReturnType<typeof testGuest>

const standing = async (caller: Who, orderId: string) => {
  const detail = await house.order.handlers.queryOrderDetail(caller, { orderId })
  return 'state' in detail ? `${detail.state}/${detail.payState}` : detail
}
const stateOf = async (caller: Who, orderId: string) => {
  const result = await house.payment.handlers.queryOrderPayResult(caller, { orderId })
  return 'paymentState' in result ? result.paymentState : result
}
const parked = async () =>
  (
    await database().query<{ why: string }>(
      { name: 'parked', text: `select why from payment_message where state = 'parked'` },
      [],
    )
  ).rows.map(row => row.why)

/** An order of 12.50 whose code is shown to its guest. */
async function asked() {
  const ann = testGuest()
  const orderId = await house.order1(ann)
  const answer = await house.ask(ann, orderId)
  return { ann, orderId, answer }
}

describe('PAYING BY WALLET · PAY-5, PAY-9', () => {
  test('an address and a code to open; once the payer says yes the order is paid and the books agree', async () => {
    const { ann, orderId, answer } = await asked()
    expect(answer).toMatchObject({ paymentState: 'action', paymentMethod: '12_octopus', chargedAmount: 1250 })
    const { action } = answer as { action?: { redirectUrl: string; qrText: string } }
    expect(action?.redirectUrl).toMatch(/\/walletpay\/\w{48}$/)
    expect(action?.qrText).toBe(action?.redirectUrl)
    expect(await standing(ann, orderId)).toBe('awaitingPayment/unpaid')
    await house.decide(orderId)
    await house.tell()
    expect([await standing(ann, orderId), await stateOf(ann, orderId)]).toEqual(['placed/paid', 'paid'])
    expect(house.inWallet(orderId)).toEqual(['PAID'])
    expect(await house.kept(orderId)).toBe(1250)
    expect(await balanceOf(database(), 1, 'provider:wallet')).toBeLessThanOrEqual(-1250)
  })

  test('a payer who refuses keeps the order; another try pays it', async () => {
    const { ann, orderId } = await asked()
    await house.decide(orderId, false)
    await house.tell()
    expect(await stateOf(ann, orderId)).toBe('refused')
    await house.ask(ann, orderId)
    await house.decide(orderId)
    await house.tell()
    expect(house.inWallet(orderId)).toEqual(['REFUSED', 'PAID'])
    expect(await standing(ann, orderId)).toBe('placed/paid')
  })

  test('coming back says nothing: only the company’s word pays · W4', async () => {
    const { ann, orderId } = await asked()
    expect(await stateOf(ann, orderId)).toBe('action')
    expect(await house.kept(orderId)).toBe(0)
  })

  const faults: [FaultKind, ('none' | 'half' | 'all')?][] = [
    ['lost', 'none'],
    ['lost', 'half'],
    ['lost', 'all'],
    ['empty'],
    ['truncated'],
    ['statusAfter'],
    ['status'],
    ['refuseConnection'],
    ['otherReference'],
  ]
  test.each(faults)('an answer that is %s %s is asked for again: one payment, paid once', async (kind, bytes) => {
    await house.wallet.control({ faults: [{ on: 'payments', kind, ...(bytes && { bytes }) }] })
    const { ann, orderId, answer } = await asked()
    expect(answer).toMatchObject({ paymentState: 'action' })
    await house.decide(orderId)
    await house.tell()
    expect(house.inWallet(orderId)).toEqual(['PAID'])
    expect(await standing(ann, orderId)).toBe('placed/paid')
  })

  test('an answer that never comes is called off by our own reference, and the guest pays anew', async () => {
    await house.wallet.control({ faults: [{ on: 'payments', kind: 'lost', times: 3 }] })
    const { ann, orderId, answer } = await asked()
    expect(answer).toMatchObject({ paymentState: 'checking', mayPay: false })
    house.clock.advance(61_000)
    await house.payment.watch.sweep()
    await house.tell()
    expect(house.inWallet(orderId)).toEqual(['CANCELLED'])
    await house.ask(ann, orderId)
    await house.decide(orderId)
    await house.tell()
    expect(await standing(ann, orderId)).toBe('placed/paid')
  })
})

describe('MESSAGES of the wallet company · W1, W2, W3', () => {
  test('the same word twenty times at once pays once', async () => {
    const { ann, orderId } = await asked()
    await house.decide(orderId)
    const [news] = house.wallet.webhooks.pending()
    if (!news) throw new Error('nothing was told')
    await Promise.all(Array.from({ length: 20 }, () => house.wallet.webhooks.deliver(news)))
    await house.tell()
    expect(await standing(ann, orderId)).toBe('placed/paid')
    expect(await house.kept(orderId)).toBe(1250)
  })

  test('a wrong or missing signature, or a time long past, is not listened to', async () => {
    const { ann, orderId } = await asked()
    await house.decide(orderId)
    const [news] = house.wallet.webhooks.pending()
    if (!news) throw new Error('nothing was told')
    for (const signature of ['wrong', 'missing'] as const) {
      house.wallet.webhooks.manners.signature = signature
      expect((await house.wallet.webhooks.deliver(news)).status).toBe(401)
    }
    await house.jobs.idle()
    expect(await standing(ann, orderId)).toBe('awaitingPayment/unpaid')
  })

  test('another amount, rightly signed, is put aside; asking for ourselves pays the order all the same', async () => {
    const { ann, orderId } = await asked()
    Object.assign(house.wallet.webhooks.manners, { lies: 1, onlyLies: true })
    await house.decide(orderId)
    await house.tell()
    expect(await parked()).toContain('amount')
    expect(await standing(ann, orderId)).toBe('awaitingPayment/unpaid')
    house.clock.advance(11_000)
    await house.payment.watch.sweep()
    await house.tell()
    expect(await standing(ann, orderId)).toBe('placed/paid')
  })

  test('a word about a try that was made by card moves nothing, however well signed', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    expect(await house.pay(ann, orderId, cardData('4212345678910006'))).toMatchObject({ paymentState: 'action' })
    const [byCard] = [...house.standin.provider.book.payments.values()].slice(-1)
    const { orderId: other } = await asked()
    expect(other).not.toBe(orderId)
    const [payment] = house.wallet.company.book.payments.values()
    if (!byCard || !payment) throw new Error('no payment')
    const news = { ...payment, merchantReference: byCard.merchantReference }
    house.wallet.webhooks.emit(house.wallet.company.news('payment.paid', news))
    await house.tell()
    expect(await parked()).toContain('otherProvider')
    expect(await standing(ann, orderId)).toBe('awaitingPayment/unpaid')
  })

  test('where no word comes at all we ask, and take the answer · O2', async () => {
    const { ann, orderId } = await asked()
    house.wallet.webhooks.manners.drop = 1
    await house.decide(orderId)
    house.clock.advance(11_000)
    await house.payment.watch.sweep()
    await house.jobs.idle()
    expect(await standing(ann, orderId)).toBe('placed/paid')
  })
})

describe('WHAT IS CALLED OFF is not kept · M8', () => {
  test('another way chosen: the code is dead at the company', async () => {
    const { ann, orderId } = await asked()
    await house.ask(ann, orderId)
    await house.tell()
    expect(house.inWallet(orderId)).toEqual(['CANCELLED', 'WAITING'])
    await house.decide(orderId)
    await house.tell()
    expect(await standing(ann, orderId)).toBe('placed/paid')
  })

  test('paid in the same moment as another way was chosen: the first goes back, whichever word comes first', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { ann, orderId } = await asked()
      await house.decide(orderId)
      await house.ask(ann, orderId)
      await house.jobs.idle()
      await house.wallet.webhooks.release(order)
      await house.tell()
      await house.decide(orderId)
      await house.tell()
      expect(house.inWallet(orderId)).toEqual(['REFUNDED', 'PAID'])
      expect(await standing(ann, orderId)).toBe('placed/paid')
      expect(await house.kept(orderId)).toBe(1250)
    }
  })

  test('refunds go back in parts and whole, never more than was paid · M9', async () => {
    const { orderId } = await asked()
    await house.decide(orderId)
    await house.tell()
    const refund = (amount: number) =>
      database().inTx(tx =>
        house.payment.askPartialRefund(tx, {
          corporationId: 1,
          kind: 'order',
          payableId: orderId,
          shopId: SHOP,
          causeKey: randomUUID(),
          amount: money(amount),
          reason: 'cold',
          by: { kind: 'staff', id: 's:1', name: 'Sam' },
          waits: () => false,
        }),
      )
    await refund(450)
    await house.tell()
    expect([house.inWallet(orderId), await house.kept(orderId)]).toEqual([['PARTLY'], 800])
    await database().inTx(tx =>
      house.payment.askRefund(tx, {
        corporationId: 1,
        kind: 'order',
        payableId: orderId,
        causeKey: 'end',
        reason: 'end',
      }),
    )
    await house.tell()
    expect([house.inWallet(orderId), await house.kept(orderId)]).toEqual([['REFUNDED'], 0])
    expect(house.wallet.company.book.report().held).toEqual({ GBP: 0 })
  })
})

// Last: the clock does not go back.
test('a code that ran out is called off, and what is paid too late goes back', async () => {
  const { ann, orderId } = await asked()
  house.wallet.webhooks.manners.drop = 5
  house.clock.advance(17 * 60_000)
  await house.payment.watch.sweep()
  await house.jobs.idle()
  house.wallet.webhooks.manners.drop = 0
  house.clock.advance(6 * 60_000)
  await house.payment.watch.sweep()
  await house.tell()
  expect(house.inWallet(orderId)).toEqual(['CANCELLED'])
  expect(await stateOf(ann, orderId)).not.toBe('paid')
})
