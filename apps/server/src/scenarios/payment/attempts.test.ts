import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import type { NotificationItem } from '@comanda/standins/adyen'
import { beforeEach, describe, expect, test } from 'vitest'
import { cardData, type TestGuest, testApp } from '../../testing/index.ts'

const app = testApp({ cards: { totalMs: 400, patienceMs: 300 } })

beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

type PayAnswer = { refused?: string; paymentState?: string }

const result = (caller: TestGuest, orderId: string) => caller.call(contract.payment.queryOrderPayResult, { orderId })
const charged = (orderId: string) =>
  app.inCardBook(orderId).filter(state => state === 'captured' || state === 'authorised')

describe('At most one charge (M7, PAY-9)', () => {
  test('75 at once, each with its own request id: one charge', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    const answers = await Promise.all(Array.from({ length: 75 }, () => ann.pay(orderId)))
    await app.settle()
    expect(app.inCardBook(orderId)).toEqual(['captured'])
    expect(await ann.standing(orderId)).toBe('placed/paid')
    for (const answer of answers as PayAnswer[])
      expect(['paymentChecking', 'notPayable', 'paid', 'checking']).toContain(answer.refused ?? answer.paymentState)
  })

  test('75 repeats of one request make one charge, and every answer names the same attempt', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    const requestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 75 }, () => ann.pay(orderId, { requestId })))
    await app.settle()
    expect(app.inCardBook(orderId)).toEqual(['captured'])
    expect(new Set(answers.map(answer => ('paymentId' in answer ? answer.paymentId : 'none'))).size).toBe(1)
  })

  test('20 tabs with 3-D Secure all finish: one keeps the money, the rest goes back (M7)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    const tries: Awaited<ReturnType<TestGuest['pay']>>[] = []
    for (let tab = 0; tab < 20; tab += 1) tries.push(await ann.pay(orderId, { card: cardData('4212345678910006') }))
    app.passChallenges()
    await Promise.all(tries.map(answer => ann.finishChallenge(orderId, answer)))
    await app.settle()
    expect(charged(orderId)).toEqual(['captured'])
    expect(await app.received(orderId)).toBe(1250)
    expect(app.cards.provider.book.report().held).toEqual({ GBP: 1250 })
  })

  test('The guest cancels while paying: paid and served, or refunded in full', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ann = app.guest()
      const { orderId } = await ann.order()
      await Promise.all([ann.pay(orderId), ann.call(contract.order.cancel, { orderId })])
      await app.settle()
      expect(await ann.standing(orderId)).toMatch(/^cancelled\/(refunded|unpaid)$/)
      expect(await app.received(orderId)).toBe(0)
      expect(charged(orderId)).toEqual([])
    }
  })
})

describe('Unknown results (M8, O2)', () => {
  test('The answer is lost and a message arrives: paid, once', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await app.cards.control({ faults: [{ on: 'payments', kind: 'lost', times: 9 }] })
    expect(await ann.pay(orderId)).toMatchObject({ paymentState: 'checking', mayPay: false })
    expect(await result(ann, orderId)).toMatchObject({ refused: 'paymentChecking' })
    expect(await ann.pay(orderId)).toMatchObject({ refused: 'paymentChecking' })
    await app.settle()
    expect(await result(ann, orderId)).toMatchObject({ paymentState: 'paid' })
    expect(app.inCardBook(orderId)).toEqual(['captured'])
  })

  test('Answer and messages are lost: cancelled by our own reference, and the guest may try again', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await app.cards.control({ faults: [{ on: 'payments', kind: 'lost', times: 3 }], webhooks: { drop: 1 } })
    await ann.pay(orderId)
    expect(charged(orderId)).toEqual(['authorised'])
    app.clock.advance(61_000)
    await app.modules.payment.watch.sweep()
    await app.settle()
    expect(app.inCardBook(orderId)).toEqual(['cancelled'])
    expect(await result(ann, orderId)).toMatchObject({ paymentState: 'failed', mayPay: true })
    expect(await ann.pay(orderId)).toMatchObject({ paymentState: 'paid' })
    await app.settle()
    expect(app.inCardBook(orderId)).toEqual(['cancelled', 'captured'])
    expect(await app.received(orderId)).toBe(1250)
  })

  test('A process that dies before its request leaves no money and no dead end', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await app.cards.control({ faults: [{ on: 'payments', kind: 'refuseConnection', times: 9 }] })
    await ann.pay(orderId)
    app.clock.advance(61_000)
    await app.modules.payment.watch.sweep()
    await app.settle()
    expect(app.inCardBook(orderId)).toEqual([])
    expect(await result(ann, orderId)).toMatchObject({ mayPay: true })
  })

  test('After a slow answer the guest sees "being checked", and the answer is still applied (O2)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await app.cards.control({ faults: [{ on: 'payments', kind: 'slow', delayMs: 380 }] })
    expect(await ann.pay(orderId)).toMatchObject({ paymentState: 'checking' })
    await expect.poll(() => ann.standing(orderId)).toBe('placed/paid')
  })

  test('The capture’s answer is lost: requested again with the same key, captured once', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await app.cards.control({ faults: [{ on: 'captures', kind: 'lost', times: 2 }] })
    await ann.pay(orderId)
    await app.settle()
    const captures = app.cards.provider.book.modifications.filter(({ kind }) => kind === 'capture')
    expect(captures).toHaveLength(1)
    expect(app.inCardBook(orderId)).toEqual(['captured'])
  })

  test('The answer to a refund is lost: requested again, refunded once (M9)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await ann.pay(orderId)
    await app.settle()
    await app.cards.control({ faults: [{ on: 'reversals', kind: 'lost', times: 3 }] })
    await ann.call(contract.order.cancel, { orderId })
    await app.settle()
    expect(await ann.standing(orderId)).toBe('cancelled/refunded')
    expect(app.cards.provider.book.report().held).toEqual({})
    expect(app.inCardBook(orderId)).toEqual(['refunded'])
  })
})

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, at) => permutations(list.toSpliced(at, 1)).map(rest => [first, ...rest]))

describe('Messages in any order (W2)', () => {
  /** An order whose payment's messages are told in this order: one whose answer was lost, or one that was paid and cancelled. */
  const twinTold = async (indexes: readonly number[], events: readonly string[], cancelled: boolean) => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    const lost = { on: 'payments', kind: 'lost', times: 3 } as const
    await app.cards.control({ reset: true, webhooks: { hold: true }, faults: cancelled ? [] : [lost] })
    app.jobs.hold(true)
    await ann.pay(orderId)
    if (cancelled) await ann.call(contract.order.cancel, { orderId })
    const [payment] = [...app.cards.provider.book.payments.values()]
    if (!payment) throw new Error('nothing in the book')
    app.jobs.hold(false)
    await app.jobs.idle()
    app.cards.webhooks.clear()
    for (const index of indexes) {
      const [, not, code = ''] = /^(not )?(.+)$/.exec(events[index] ?? '') ?? []
      const item: NotificationItem = {
        ...app.cards.provider.item(
          code,
          `EVENT-${orderId}-${index}`,
          payment.merchantReference,
          payment.amount,
          not === undefined,
        ),
        ...(code !== 'AUTHORISATION' && { originalReference: payment.pspReference }),
        ...(code === 'AUTHORISATION' && { pspReference: payment.pspReference }),
      }
      expect((await app.cards.webhooks.deliver(item)).status).toBe(200)
      await app.jobs.idle()
    }
    const attempt = (await result(ann, orderId)) as PayAnswer
    const state = attempt.paymentState ?? attempt.refused
    return `${await ann.standing(orderId)} ${state} ${await app.received(orderId)}`
  }

  test('Paid and captured: every order of the messages, with repeats, ends the same', async () => {
    const events = ['AUTHORISATION', 'CAPTURE']
    const ends = new Set<string>()
    for (const order of permutations([0, 1, 0, 1])) ends.add(await twinTold(order, events, false))
    expect([...ends]).toEqual(['placed/paid paid 1250'])
  })

  test('Refunded: every order of the messages, with repeats, ends the same', async () => {
    const events = ['AUTHORISATION', 'CAPTURE', 'CANCEL_OR_REFUND']
    const ends = new Set<string>()
    for (const order of permutations([0, 1, 2, 2])) ends.add(await twinTold(order, events, true))
    expect([...ends]).toEqual(['cancelled/refunded refunded 0'])
  })

  test('Six messages, refusals among them, end the same in any order (W2)', async () => {
    const events = [
      'not AUTHORISATION',
      'AUTHORISATION',
      'CAPTURE',
      'CAPTURE_FAILED',
      'not CANCELLATION',
      'CANCEL_OR_REFUND',
    ]
    const all = permutations([0, 1, 2, 3, 4, 5])
    const ends = new Set<string>()
    for (let at = 0; at < all.length; at += 37) ends.add(await twinTold(all[at] ?? [], events, true))
    expect([...ends]).toEqual(['cancelled/refunded refunded 0'])
  })

  test('100 copies at once have one effect (W2)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await app.cards.control({ faults: [{ on: 'payments', kind: 'lost', times: 3 }] })
    await ann.pay(orderId)
    const [item] = app.cards.webhooks.pending()
    if (!item) throw new Error('no message')
    await Promise.all(Array.from({ length: 100 }, () => app.cards.webhooks.deliver(item)))
    await app.settle()
    expect(app.inCardBook(orderId)).toEqual(['captured'])
    expect(await app.received(orderId)).toBe(1250)
  })
})

describe('Messages that are not accepted (W1)', () => {
  const parked = async () =>
    (
      await app.db.query<{ why: string }>(
        { name: 't_parked', text: `select why from payment_message where state = 'parked'` },
        [],
      )
    ).rows.map(row => row.why)

  test.each<[string, Partial<NotificationItem>, string | undefined, string]>([
    ['one unit less', { amount: { value: 1249, currency: 'GBP' } }, undefined, 'amount'],
    ['another currency', { amount: { value: 1250, currency: 'USD' } }, undefined, 'amount'],
    ['another account', { merchantAccountCode: 'X' }, undefined, 'merchantAccount'],
    ['the live environment', {}, 'true', 'environment'],
    ['an unknown reference', { merchantReference: 'who-knows' }, undefined, 'unknownReference'],
  ])('Well signed, with %s: answered, parked, nothing paid (W1)', async (_, change, live, why) => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await app.cards.control({ faults: [{ on: 'payments', kind: 'lost', times: 3 }] })
    await ann.pay(orderId)
    const [item] = app.cards.webhooks.pending()
    app.cards.webhooks.clear()
    if (!item) throw new Error('no message')
    const delivery = await app.cards.webhooks.deliver({ ...item, ...change, pspReference: randomUUID() }, live)
    await app.jobs.idle()
    expect(delivery.status).toBe(200)
    expect(await ann.standing(orderId)).toBe('awaitingPayment/unpaid')
    expect(await parked()).toContain(why)
  })

  test('A wrong signature is refused and leaves nothing behind', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await app.cards.control({ webhooks: { signature: 'wrong' } })
    await ann.pay(orderId, { card: cardData('4111111111111111', 'PENDING') })
    const [payment] = [...app.cards.provider.book.payments.values()]
    await app.cards.control({ settle: { reference: payment?.merchantReference ?? '', success: true } })
    const deliveries = await app.cards.webhooks.release()
    expect(deliveries.map(({ status }) => status)).toEqual([401])
    expect(await ann.standing(orderId)).toBe('awaitingPayment/unpaid')
  })
})
