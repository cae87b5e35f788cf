import { contract } from '@comanda/contract'
import type { FaultKind } from '@comanda/standins/adyen'
import { beforeEach, describe, expect, test } from 'vitest'
import { balanceOf } from '../../ledger/index.ts'
import {
  cardData,
  testApp,
  refundPart,
  decideWallet,
  inWalletBook,
  walletKitchen,
  type TestGuest,
} from '../../testing/index.ts'

const app = testApp({ brand: walletKitchen(), wallets: {} })

beforeEach(() => app.wallets.control({ reset: true, webhooks: { hold: true } }))

const stateOf = async (caller: TestGuest, orderId: string) => {
  const result = await caller.call(contract.payment.queryOrderPayResult, { orderId })
  return 'paymentState' in result ? result.paymentState : result
}
const parked = async () =>
  (
    await app.db.query<{ why: string }>(
      { name: 'parked', text: `select why from payment_message where state = 'parked'` },
      [],
    )
  ).rows.map(row => row.why)

/** An order of 12.50 whose code is shown to its guest. */
async function ask() {
  const ann = app.guest()
  const { orderId } = await ann.order()
  const answer = await ann.pay(orderId, { method: '12_octopus' })
  return { ann, orderId, answer }
}

describe('Paying by wallet (PAY-5, PAY-9)', () => {
  test('A wallet payment returns an address and a code; once confirmed, the order is paid and the statements agree', async () => {
    const { ann, orderId, answer } = await ask()
    expect(answer).toMatchObject({ paymentState: 'action', paymentMethod: '12_octopus', chargedAmount: 1250 })
    const { action } = answer as { action?: { redirectUrl: string; qrText: string } }
    expect(action?.redirectUrl).toMatch(/\/walletpay\/\w{48}$/)
    expect(action?.qrText).toBe(action?.redirectUrl)
    expect(await ann.standing(orderId)).toBe('awaitingPayment/unpaid')
    await decideWallet(app, orderId)
    await app.settle()
    expect([await ann.standing(orderId), await stateOf(ann, orderId)]).toEqual(['placed/paid', 'paid'])
    expect(inWalletBook(app, orderId)).toEqual(['PAID'])
    expect(await app.received(orderId)).toBe(1250)
    expect(await balanceOf(app.db, 1, 'provider:wallet')).toBeLessThanOrEqual(-1250)
  })

  test('A declined payment keeps the order, and another try pays it', async () => {
    const { ann, orderId } = await ask()
    await decideWallet(app, orderId, false)
    await app.settle()
    expect(await stateOf(ann, orderId)).toBe('refused')
    await ann.pay(orderId, { method: '12_octopus' })
    await decideWallet(app, orderId)
    await app.settle()
    expect(inWalletBook(app, orderId)).toEqual(['REFUSED', 'PAID'])
    expect(await ann.standing(orderId)).toBe('placed/paid')
  })

  test('Returning to the app pays nothing: only the provider’s message does (W4)', async () => {
    const { ann, orderId } = await ask()
    expect(await stateOf(ann, orderId)).toBe('action')
    expect(await app.received(orderId)).toBe(0)
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
  test.each(faults)('An answer that is %s %s is requested again: one payment, paid once', async (kind, bytes) => {
    await app.wallets.control({ faults: [{ on: 'payments', kind, ...(bytes && { bytes }) }] })
    const { ann, orderId, answer } = await ask()
    expect(answer).toMatchObject({ paymentState: 'action' })
    await decideWallet(app, orderId)
    await app.settle()
    expect(inWalletBook(app, orderId)).toEqual(['PAID'])
    expect(await ann.standing(orderId)).toBe('placed/paid')
  })

  test('A missing answer is cancelled by our own reference, and the guest can pay again', async () => {
    await app.wallets.control({ faults: [{ on: 'payments', kind: 'lost', times: 3 }] })
    const { ann, orderId, answer } = await ask()
    expect(answer).toMatchObject({ paymentState: 'checking', mayPay: false })
    app.clock.advance(61_000)
    await app.modules.payment.watch.sweep()
    await app.settle()
    expect(inWalletBook(app, orderId)).toEqual(['CANCELLED'])
    await ann.pay(orderId, { method: '12_octopus' })
    await decideWallet(app, orderId)
    await app.settle()
    expect(await ann.standing(orderId)).toBe('placed/paid')
  })
})

describe('Messages of the wallet provider (W1, W2, W3)', () => {
  test('The same message twenty times at once pays once', async () => {
    const { ann, orderId } = await ask()
    await decideWallet(app, orderId)
    const [news] = app.wallets.webhooks.pending()
    if (!news) throw new Error('no message was sent')
    await Promise.all(Array.from({ length: 20 }, () => app.wallets.webhooks.deliver(news)))
    await app.settle()
    expect(await ann.standing(orderId)).toBe('placed/paid')
    expect(await app.received(orderId)).toBe(1250)
  })

  test('A wrong or missing signature, or an old time, is ignored', async () => {
    const { ann, orderId } = await ask()
    await decideWallet(app, orderId)
    const [news] = app.wallets.webhooks.pending()
    if (!news) throw new Error('no message was sent')
    for (const signature of ['wrong', 'missing'] as const) {
      app.wallets.webhooks.behaviour.signature = signature
      expect((await app.wallets.webhooks.deliver(news)).status).toBe(401)
    }
    await app.jobs.idle()
    expect(await ann.standing(orderId)).toBe('awaitingPayment/unpaid')
  })

  test('Another amount, rightly signed, is parked; our own query still pays the order', async () => {
    const { ann, orderId } = await ask()
    Object.assign(app.wallets.webhooks.behaviour, { falsified: 1, onlyFalsified: true })
    await decideWallet(app, orderId)
    await app.settle()
    expect(await parked()).toContain('amount')
    expect(await ann.standing(orderId)).toBe('awaitingPayment/unpaid')
    app.clock.advance(11_000)
    await app.modules.payment.watch.sweep()
    await app.settle()
    expect(await ann.standing(orderId)).toBe('placed/paid')
  })

  test('A correctly signed message about a try made by card moves nothing', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    expect(await ann.pay(orderId, { card: cardData('4212345678910006') })).toMatchObject({ paymentState: 'action' })
    const [byCard] = [...app.cards.provider.book.payments.values()].slice(-1)
    const { orderId: other } = await ask()
    expect(other).not.toBe(orderId)
    const [payment] = app.wallets.provider.book.payments.values()
    if (!byCard || !payment) throw new Error('no payment')
    const news = { ...payment, merchantReference: byCard.merchantReference }
    app.wallets.webhooks.emit(app.wallets.provider.news('payment.paid', news))
    await app.settle()
    expect(await parked()).toContain('otherProvider')
    expect(await ann.standing(orderId)).toBe('awaitingPayment/unpaid')
  })

  test('Without a message we query, and apply the answer (O2)', async () => {
    const { ann, orderId } = await ask()
    app.wallets.webhooks.behaviour.drop = 1
    await decideWallet(app, orderId)
    app.clock.advance(11_000)
    await app.modules.payment.watch.sweep()
    await app.jobs.idle()
    expect(await ann.standing(orderId)).toBe('placed/paid')
  })
})

describe('A cancelled order keeps no money (M8)', () => {
  test('After another method was chosen the code is invalid at the provider', async () => {
    const { ann, orderId } = await ask()
    await ann.pay(orderId, { method: '12_octopus' })
    await app.settle()
    expect(inWalletBook(app, orderId)).toEqual(['CANCELLED', 'WAITING'])
    await decideWallet(app, orderId)
    await app.settle()
    expect(await ann.standing(orderId)).toBe('placed/paid')
  })

  test('Paid while another method was chosen: the first is refunded, in any order of messages', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { ann, orderId } = await ask()
      await decideWallet(app, orderId)
      await ann.pay(orderId, { method: '12_octopus' })
      await app.jobs.idle()
      await app.wallets.webhooks.release(order)
      await app.settle()
      await decideWallet(app, orderId)
      await app.settle()
      expect(inWalletBook(app, orderId)).toEqual(['REFUNDED', 'PAID'])
      expect(await ann.standing(orderId)).toBe('placed/paid')
      expect(await app.received(orderId)).toBe(1250)
    }
  })

  test('Refunds go back in parts and in full, never more than was paid (M9)', async () => {
    const { orderId } = await ask()
    await decideWallet(app, orderId)
    await app.settle()
    await refundPart(app, orderId, 450)
    await app.settle()
    expect([inWalletBook(app, orderId), await app.received(orderId)]).toEqual([['PARTLY'], 800])
    await app.db.inTx(tx =>
      app.modules.payment.requestRefund(tx, {
        corporationId: 1,
        kind: 'order',
        payableId: orderId,
        causeKey: 'end',
        reason: 'end',
      }),
    )
    await app.settle()
    expect([inWalletBook(app, orderId), await app.received(orderId)]).toEqual([['REFUNDED'], 0])
    expect(app.wallets.provider.book.report().held).toEqual({ GBP: 0 })
  })
})

// Last: the clock does not go back.
test('An expired code is cancelled, and a late payment is refunded', async () => {
  const { ann, orderId } = await ask()
  app.wallets.webhooks.behaviour.drop = 5
  app.clock.advance(17 * 60_000)
  await app.modules.payment.watch.sweep()
  await app.jobs.idle()
  app.wallets.webhooks.behaviour.drop = 0
  app.clock.advance(6 * 60_000)
  await app.modules.payment.watch.sweep()
  await app.settle()
  expect(inWalletBook(app, orderId)).toEqual(['CANCELLED'])
  expect(await stateOf(ann, orderId)).not.toBe('paid')
})
