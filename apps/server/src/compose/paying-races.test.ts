import { randomUUID } from 'node:crypto'
import type { NotificationItem } from '@comanda/standins/adyen'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { testGuest } from '../testing/test-caller.ts'
import { cardData, type PayingHouse, payingHouse } from './paying-test-house.ts'

const database = testDatabase({ max: 20 })
let house: PayingHouse

beforeAll(async () => {
  house = await payingHouse(database(), { patienceMs: 300, totalMs: 400 })
})
afterAll(() => house.close())
beforeEach(() => house.standin.control({ reset: true, webhooks: { hold: true } }))

type Told = { refused?: string; paymentState?: string }
type Who = Parameters<PayingHouse['pay']>[0]

const standing = async (caller: Who, orderId: string) => {
  const detail = await house.order.handlers.queryOrderDetail(caller, { orderId })
  return 'state' in detail ? `${detail.state}/${detail.payState}` : 'none'
}
const result = (caller: Who, orderId: string) => house.payment.handlers.queryOrderPayResult(caller, { orderId })
const charged = (orderId: string) =>
  house.inBook(orderId).filter(state => state === 'captured' || state === 'authorised')

describe('AT MOST ONE CHARGE · M7, PAY-9', () => {
  test('75 at once, each with its own request id: one charge', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    const answers = await Promise.all(Array.from({ length: 75 }, () => house.pay(ann, orderId)))
    await house.settle()
    expect(house.inBook(orderId)).toEqual(['captured'])
    expect(await standing(ann, orderId)).toBe('placed/paid')
    for (const answer of answers as Told[])
      expect(['paymentChecking', 'notPayable', 'paid', 'checking']).toContain(answer.refused ?? answer.paymentState)
  })

  test('75 repeats of one request: one charge, and every answer tells of the same try', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    const requestId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 75 }, () => house.pay(ann, orderId, cardData(), { requestId })),
    )
    await house.settle()
    expect(house.inBook(orderId)).toEqual(['captured'])
    expect(new Set(answers.map(answer => ('paymentId' in answer ? answer.paymentId : 'none'))).size).toBe(1)
  })

  test('20 tabs with 3-D Secure all finish: one keeps the money, the rest goes back · M7', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    const asked: { paymentId: string; token: string }[] = []
    for (let tab = 0; tab < 20; tab += 1) {
      const answer = await house.pay(ann, orderId, cardData('4212345678910006'))
      const { paymentId = '', action } = answer as { paymentId?: string; action?: { authorisationToken?: string } }
      asked.push({ paymentId, token: Buffer.from(JSON.stringify({ transStatus: 'Y', ...action })).toString('base64') })
    }
    for (const payment of house.standin.provider.book.payments.values()) payment.authenticated = 'passed'
    await Promise.all(
      asked.map(({ paymentId, token }) =>
        house.payment.handlers.paymentThreeDS(ann, { orderId, paymentId, details: { threeDSResult: token } }),
      ),
    )
    await house.settle()
    expect(charged(orderId)).toEqual(['captured'])
    expect(await house.kept(orderId)).toBe(1250)
    expect(house.standin.provider.book.report().held).toEqual({ GBP: 1250 })
  })

  test('the guest cancels in the moment of paying: paid and served, or everything back', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ann = testGuest()
      const orderId = await house.order1(ann)
      await Promise.all([
        house.pay(ann, orderId),
        house.order.handlers.cancel({ ...ann, requestId: randomUUID() }, { orderId, reason: '' }),
      ])
      await house.settle()
      expect(await standing(ann, orderId)).toMatch(/^cancelled\/(refunded|unpaid)$/)
      expect(await house.kept(orderId)).toBe(0)
      expect(charged(orderId)).toEqual([])
    }
  })
})

describe('WHEN NOBODY KNOWS · M8, O2', () => {
  test('the answer is lost for good and a message tells: paid, once', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    await house.standin.control({ faults: [{ on: 'payments', kind: 'lost', times: 9 }] })
    expect(await house.pay(ann, orderId)).toMatchObject({ paymentState: 'checking', mayPay: false })
    expect(await result(ann, orderId)).toMatchObject({ refused: 'paymentChecking' })
    expect(await house.pay(ann, orderId)).toMatchObject({ refused: 'paymentChecking' })
    await house.settle()
    expect(await result(ann, orderId)).toMatchObject({ paymentState: 'paid' })
    expect(house.inBook(orderId)).toEqual(['captured'])
  })

  test('the answer is lost and so is every message: called off by our own reference, and the guest may try again', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    await house.standin.control({ faults: [{ on: 'payments', kind: 'lost', times: 3 }], webhooks: { drop: 1 } })
    await house.pay(ann, orderId)
    expect(charged(orderId)).toEqual(['authorised'])
    house.clock.advance(61_000)
    await house.payment.watch.sweep()
    await house.settle()
    expect(house.inBook(orderId)).toEqual(['cancelled'])
    expect(await result(ann, orderId)).toMatchObject({ paymentState: 'failed', mayPay: true })
    expect(await house.pay(ann, orderId)).toMatchObject({ paymentState: 'paid' })
    await house.settle()
    expect(house.inBook(orderId)).toEqual(['cancelled', 'captured'])
    expect(await house.kept(orderId)).toBe(1250)
  })

  test('a process that dies before it asks leaves no money and no dead end', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    await house.standin.control({ faults: [{ on: 'payments', kind: 'refuseConnection', times: 9 }] })
    await house.pay(ann, orderId)
    house.clock.advance(61_000)
    await house.payment.watch.sweep()
    await house.settle()
    expect(house.inBook(orderId)).toEqual([])
    expect(await result(ann, orderId)).toMatchObject({ mayPay: true })
  })

  test('a slow answer: the guest is told "being checked", and the answer is still taken · O2', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    await house.standin.control({ faults: [{ on: 'payments', kind: 'slow', delayMs: 380 }] })
    expect(await house.pay(ann, orderId)).toMatchObject({ paymentState: 'checking' })
    await expect.poll(() => standing(ann, orderId)).toBe('placed/paid')
  })

  test('the capture’s answer is lost: asked again under the same key, captured once', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    await house.standin.control({ faults: [{ on: 'captures', kind: 'lost', times: 2 }] })
    await house.pay(ann, orderId)
    await house.settle()
    const captures = house.standin.provider.book.modifications.filter(({ kind }) => kind === 'capture')
    expect(captures).toHaveLength(1)
    expect(house.inBook(orderId)).toEqual(['captured'])
  })

  test('the answer to giving back is lost: asked again, given back once · M9', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    await house.pay(ann, orderId)
    await house.settle()
    await house.standin.control({ faults: [{ on: 'reversals', kind: 'lost', times: 3 }] })
    await house.order.handlers.cancel({ ...ann, requestId: randomUUID() }, { orderId, reason: '' })
    await house.settle()
    expect(await standing(ann, orderId)).toBe('cancelled/refunded')
    expect(house.standin.provider.book.report().held).toEqual({})
    expect(house.inBook(orderId)).toEqual(['refunded'])
  })
})

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, at) => permutations(list.toSpliced(at, 1)).map(rest => [first, ...rest]))

describe('MESSAGES IN ANY ORDER · W2', () => {
  /** An order whose payment's messages are told in this order: one whose answer was lost, or one that was paid and cancelled. */
  const twinTold = async (indexes: readonly number[], events: readonly string[], cancelled: boolean) => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    const lost = { on: 'payments', kind: 'lost', times: 3 } as const
    await house.standin.control({ reset: true, webhooks: { hold: true }, faults: cancelled ? [] : [lost] })
    house.jobs.hold(true)
    await house.pay(ann, orderId)
    if (cancelled) await house.order.handlers.cancel({ ...ann, requestId: randomUUID() }, { orderId, reason: '' })
    const [payment] = [...house.standin.provider.book.payments.values()]
    if (!payment) throw new Error('nothing in the book')
    house.jobs.hold(false)
    await house.jobs.idle()
    house.standin.webhooks.forget()
    for (const index of indexes) {
      const [, not, code = ''] = /^(not )?(.+)$/.exec(events[index] ?? '') ?? []
      const item: NotificationItem = {
        ...house.standin.provider.item(
          code,
          `EVENT-${orderId}-${index}`,
          payment.merchantReference,
          payment.amount,
          not === undefined,
        ),
        ...(code !== 'AUTHORISATION' && { originalReference: payment.pspReference }),
        ...(code === 'AUTHORISATION' && { pspReference: payment.pspReference }),
      }
      expect((await house.standin.webhooks.deliver(item)).status).toBe(200)
      await house.jobs.idle()
    }
    const attempt = (await result(ann, orderId)) as Told
    const state = attempt.paymentState ?? attempt.refused
    return `${await standing(ann, orderId)} ${state} ${await house.kept(orderId)}`
  }

  test('paid and captured: every order of the messages, with repeats, ends the same', async () => {
    const events = ['AUTHORISATION', 'CAPTURE']
    const ends = new Set<string>()
    for (const order of permutations([0, 1, 0, 1])) ends.add(await twinTold(order, events, false))
    expect([...ends]).toEqual(['placed/paid paid 1250'])
  })

  test('given back: every order of the messages, with repeats, ends the same', async () => {
    const events = ['AUTHORISATION', 'CAPTURE', 'CANCEL_OR_REFUND']
    const ends = new Set<string>()
    for (const order of permutations([0, 1, 2, 2])) ends.add(await twinTold(order, events, true))
    expect([...ends]).toEqual(['cancelled/refunded refunded 0'])
  })

  test('six messages, refusals among them, end the same in whatever order · W2', async () => {
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

  test('100 copies at once have one effect · W2', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    await house.standin.control({ faults: [{ on: 'payments', kind: 'lost', times: 3 }] })
    await house.pay(ann, orderId)
    const [item] = house.standin.webhooks.pending()
    if (!item) throw new Error('no message')
    await Promise.all(Array.from({ length: 100 }, () => house.standin.webhooks.deliver(item)))
    await house.settle()
    expect(house.inBook(orderId)).toEqual(['captured'])
    expect(await house.kept(orderId)).toBe(1250)
  })
})

describe('MESSAGES NOT TO BE BELIEVED · W1', () => {
  const parked = async () =>
    (
      await database().query<{ why: string }>(
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
  ])('well signed, with %s: answered, put aside, nothing paid · W1', async (_, change, live, why) => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    await house.standin.control({ faults: [{ on: 'payments', kind: 'lost', times: 3 }] })
    await house.pay(ann, orderId)
    const [item] = house.standin.webhooks.pending()
    house.standin.webhooks.forget()
    if (!item) throw new Error('no message')
    const delivery = await house.standin.webhooks.deliver({ ...item, ...change, pspReference: randomUUID() }, live)
    await house.jobs.idle()
    expect(delivery.status).toBe(200)
    expect(await standing(ann, orderId)).toBe('awaitingPayment/unpaid')
    expect(await parked()).toContain(why)
  })

  test('a wrong signature is refused and leaves nothing behind', async () => {
    const ann = testGuest()
    const orderId = await house.order1(ann)
    await house.standin.control({ webhooks: { signature: 'wrong' } })
    await house.pay(ann, orderId, cardData('4111111111111111', 'PENDING'))
    const [payment] = [...house.standin.provider.book.payments.values()]
    await house.standin.control({ settle: { reference: payment?.merchantReference ?? '', success: true } })
    const said = await house.standin.webhooks.release()
    expect(said.map(({ status }) => status)).toEqual([401])
    expect(await standing(ann, orderId)).toBe('awaitingPayment/unpaid')
  })
})
