import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import type { staffPaymentCalls as calls } from '@comanda/contract/payment'
import type { RequestOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { balanceOf } from '../../ledger/index.ts'
import { moneyMovedAt } from '../../modules/payment/index.ts'
import { SHOP, type TestGuest, testApp, referenceOf, referenceOfRefund } from '../../testing/index.ts'

const app = testApp()

beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

const sam = app.staff()
const staff = () => sam
type Way = RequestOf<typeof calls.settleRefund>['way']
const AGAIN: Way = { again: true }
const CASH: Way = { otherWay: 'Cash at the counter: the card is closed' }

const viewOf = (orderId: string) => staff().call(contract.payment.orderRefunds, { shopId: SHOP, orderId })
async function refundsOf(orderId: string) {
  const view = await viewOf(orderId)
  return 'refunds' in view ? view.refunds : []
}
async function settle(orderId: string, way: Way) {
  const refundId = (await refundsOf(orderId))[0]?.refundId ?? ''
  return staff().call(contract.payment.settleRefund, { shopId: SHOP, orderId, refundId, way })
}
const answers = async (caller: TestGuest, orderId: string) => {
  const detail = await caller.call(contract.order.refundDetail, { orderId })
  return ('refunds' in detail ? detail.refunds : [])
    .map(({ amount, state, paymentMethod }) => `${amount} ${paymentMethod} ${state}`)
    .toSorted()
}
const waiting = async (orderId: string) => {
  const answer = await staff().call(contract.payment.refundRequests, { shopId: SHOP })
  return ('requests' in answer ? answer.requests : []).filter(one => one.orderId === orderId)
}
async function parkedOf(reference: string) {
  const text = `select why from payment_message where state = 'parked' and event ->> 'reference' = $1`
  const { rows } = await app.db.query<{ why: string }>({ name: 'test_parked', text }, [reference])
  return rows.map(({ why }) => why)
}

/** The bank returns the whole refund, and the provider reports that before it reports the refund itself. */
async function bounce(orderId: string): Promise<void> {
  const { provider, webhooks } = app.cards
  const merchantReference = referenceOf({ corporationId: 1, payableId: orderId, attemptNo: 1 })
  const payment = [...provider.book.payments.values()].find(one => one.merchantReference === merchantReference)
  if (!payment) throw new Error('no payment')
  payment.refunded = 0
  const item = provider.item('REFUND_FAILED', `bounced-${orderId}`, merchantReference, payment.amount, true)
  await webhooks.deliver({ ...item, originalReference: payment.pspReference })
}

/** Of 12.50 that were paid by card, 4.00 were given back; the bank sent them back to us. */
async function failed(ann: TestGuest): Promise<string> {
  const { orderId } = await ann.order()
  await ann.pay(orderId)
  await app.settle()
  app.cards.provider.trouble.refund = 1
  const wish = { amount: money(400) }
  await staff().call(contract.payment.refundOrder, { shopId: SHOP, orderId, wish, reason: 'cold' })
  await app.settle()
  return orderId
}

describe('A refund that failed (M9)', () => {
  test('Is shown to those responsible for refunds, with the missing amount', async () => {
    const orderId = await failed(app.guest())
    expect(await waiting(orderId)).toMatchObject([{ amount: 400, failed: true, reason: 'cold' }])
    expect(await refundsOf(orderId)).toMatchObject([
      { state: 'given', failed: { amount: 400, paymentMethod: '12_bankCard' } },
    ])
    expect(await viewOf(orderId)).toMatchObject({ left: 850, tenders: [{ paid: 1250, returned: 0 }] })
  })

  test('Is sent again under another name, and arrives once', async () => {
    const ann = app.guest()
    const before = app.heldByProvider()
    const orderId = await failed(ann)
    expect(app.heldByProvider() - before).toBe(1250)
    await settle(orderId, AGAIN)
    await app.settle()
    expect([app.heldByProvider() - before, await app.received(orderId)]).toEqual([850, 850])
    expect(await waiting(orderId)).toEqual([])
    expect(await answers(ann, orderId)).toEqual(['400 12_bankCard done'])
    expect(await settle(orderId, CASH)).toMatchObject({ refused: 'refundDecided' })
  })

  test('Fails and recovers, and the first try’s late answer changes nothing', async () => {
    const orderId = await failed(app.guest())
    app.cards.provider.trouble.refund = 1
    await settle(orderId, AGAIN)
    await app.settle()
    expect(await waiting(orderId)).toHaveLength(1)
    expect(await app.received(orderId)).toBe(1250)
    await settle(orderId, AGAIN)
    await app.settle()
    expect(await app.received(orderId)).toBe(850)
  })

  test('Of a cancelled order is refunded in another way: the order is refunded, and the records name the person (M8)', async () => {
    const ann = app.guest()
    const from = app.clock()
    const orderId = await failed(ann)
    await ann.call(contract.order.cancel, { orderId })
    await app.settle()
    expect(await ann.standing(orderId)).toBe('cancelled/refunding')
    const house0 = await balanceOf(app.db, 1, 'house:refundedElsewhere')
    expect(await settle(orderId, CASH)).toMatchObject({
      currency: { currencyCode: 'GBP' },
      refunds: [{ elsewhere: { amount: 400, by: sam.name, how: CASH.otherWay } }],
    })
    await app.settle()
    expect(await ann.standing(orderId)).toBe('cancelled/refunded')
    expect(await app.received(orderId)).toBe(0)
    expect((await balanceOf(app.db, 1, 'house:refundedElsewhere')) - house0).toBe(400)
    expect(await answers(ann, orderId)).toEqual(['400 out-line done', '850 12_bankCard done'])
    const moved = await moneyMovedAt(app.db, { corporationId: 1, shopId: SHOP, from, until: app.clock() + 60_000 })
    expect(moved.filter(one => one.paymentMethod === 'out-line')).toMatchObject([{ what: 'returned', amount: 400 }])
    const text = 'select what, by_name as by, cause from audit_line where subject = $1 order by at, audit_line_id'
    expect((await app.db.query<object>({ name: 'test_audit', text }, [orderId])).rows).toEqual([
      { what: 'refund.given', by: sam.name, cause: 'cold' },
      { what: 'refund.elsewhere', by: sam.name, cause: CASH.otherWay },
    ])
  })

  test('Of a cancelled order is sent again: the order is refunded once it arrives', async () => {
    const ann = app.guest()
    const orderId = await failed(ann)
    await ann.call(contract.order.cancel, { orderId })
    await app.settle()
    await settle(orderId, AGAIN)
    expect(await ann.standing(orderId)).toBe('cancelled/refunding')
    await app.settle()
    expect([await ann.standing(orderId), await app.received(orderId)]).toEqual(['cancelled/refunded', 0])
  })

  test.each([
    ['sent again', AGAIN],
    ['refunded in another way', CASH],
  ])('A full refund of a cancelled order that the bank returns is a refund of its own: %s (M8)', async (_, way) => {
    const ann = app.guest()
    const { orderId } = await ann.order()
    await ann.pay(orderId)
    await app.settle()
    await ann.call(contract.order.cancel, { orderId })
    await app.jobs.idle()
    await bounce(orderId)
    await app.settle()
    expect(await ann.standing(orderId)).toBe('cancelled/refunding')
    expect(await waiting(orderId)).toMatchObject([{ amount: 1250, failed: true }])
    expect([await answers(ann, orderId), await app.received(orderId)]).toEqual([['1250 12_bankCard failed'], 1250])
    expect(await settle(orderId, way)).toMatchObject({ left: 0, refunds: [{ state: 'given', amount: 1250 }] })
    await app.settle()
    expect([await ann.standing(orderId), await app.received(orderId)]).toEqual(['cancelled/refunded', 0])
    expect(await waiting(orderId)).toEqual([])
  })

  test('20 at once, in both ways: it is settled once', async () => {
    const orderId = await failed(app.guest())
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => settle(orderId, i % 2 === 0 ? AGAIN : CASH)))
    expect(answers.filter(answer => !('refused' in answer))).toHaveLength(1)
    await app.settle()
    expect(await app.received(orderId)).toBe(850)
  })

  test('A refund returned after a person had settled it is parked for a person, and no money moves here (W1)', async () => {
    const orderId = await failed(app.guest())
    await settle(orderId, CASH)
    await app.settle()
    const reference = referenceOfRefund({ corporationId: 1, payableId: orderId, attemptNo: 1, refundNo: 1 })
    const { provider, webhooks } = app.cards
    const payments = provider.book.report().payments
    const item = provider.item('REFUND', `late-${orderId}`, reference, { value: 400, currency: 'GBP' }, true)
    webhooks.emit({ ...item, originalReference: payments.at(-1)?.pspReference ?? '' })
    await app.settle()
    expect(await parkedOf(reference)).toEqual(['settledBefore'])
    expect(await app.received(orderId)).toBe(850)
  })

  test('Another store’s is not shown, and a refund that did not fail cannot be settled (A1)', async () => {
    const orderId = await failed(app.guest())
    const input = { shopId: SHOP, orderId, refundId: (await refundsOf(orderId))[0]?.refundId ?? '', way: AGAIN }
    expect(await app.staff('staff', { shopIds: [SHOP + 1] }).call(contract.payment.settleRefund, input)).toMatchObject({
      refused: 'notYourShop',
    })
    expect(await staff().call(contract.payment.settleRefund, { ...input, refundId: randomUUID() })).toMatchObject({
      refused: 'notFound',
    })
  })
})
