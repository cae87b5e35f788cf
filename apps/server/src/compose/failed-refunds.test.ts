import { randomUUID } from 'node:crypto'
import { console as calls } from '@comanda/contract/console'
import type { RequestOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balanceOf } from '../ledger/index.ts'
import { SHOP } from '../modules/order/order-test-house.ts'
import { movedAt } from '../modules/payment/index.ts'
import { referenceOf, referenceOfRefund } from '../modules/payment/references.ts'
import type { Guest } from '../platform/http/index.ts'
import { testDatabase } from '../testing/index.ts'
import { atGates } from '../testing/at-gates.ts'
import { testGuest, testStaff } from '../testing/test-caller.ts'
import { type PayingHouse, payingHouse } from './paying-test-house.ts'

const database = testDatabase({ max: 20 })
let house: PayingHouse

beforeAll(async () => void (house = await payingHouse(database())))
afterAll(() => house.close())
beforeEach(() => house.standin.control({ reset: true, webhooks: { hold: true } }))

const sam = testStaff([SHOP])
const staff = () => ({ ...sam, requestId: randomUUID() })
type Way = RequestOf<typeof calls.settleRefund>['way']
const AGAIN: Way = { again: true }
const CASH: Way = { otherWay: 'Cash at the counter: the card is closed' }

const viewOf = (orderId: string) =>
  atGates(calls, house.payment.staffHandlers).orderRefunds(staff(), { shopId: SHOP, orderId })
async function refundsOf(orderId: string) {
  const view = await viewOf(orderId)
  return 'refunds' in view ? view.refunds : []
}
async function settle(orderId: string, way: Way) {
  const refundId = (await refundsOf(orderId))[0]?.refundId ?? ''
  return atGates(calls, house.payment.staffHandlers).settleRefund(staff(), {
    shopId: SHOP,
    orderId,
    refundId,
    way,
  })
}
const standing = async (caller: Guest, orderId: string): Promise<string> => {
  const detail = await house.order.handlers.queryOrderDetail(caller, { orderId })
  return 'state' in detail ? `${detail.state}/${detail.payState}` : ''
}
const told = async (caller: Guest, orderId: string) => {
  const detail = await house.order.handlers.refundDetail(caller, { orderId })
  return ('refunds' in detail ? detail.refunds : [])
    .map(({ amount, state, paymentMethod }) => `${amount} ${paymentMethod} ${state}`)
    .toSorted()
}
const waiting = async (orderId: string) => {
  const answer = await atGates(calls, house.payment.staffHandlers).refundRequests(staff(), { shopId: SHOP })
  return ('requests' in answer ? answer.requests : []).filter(one => one.orderId === orderId)
}
async function parkedOf(reference: string) {
  const text = `select why from payment_message where state = 'parked' and event ->> 'reference' = $1`
  const { rows } = await database().query<{ why: string }>({ name: 'test_parked', text }, [reference])
  return rows.map(({ why }) => why)
}
const heldOutside = () => house.standin.provider.book.report().held['GBP'] ?? 0

/** The bank sends all of it back, and the provider says so before it says that it went. */
async function bounce(orderId: string): Promise<void> {
  const { provider, webhooks } = house.standin
  const merchantReference = referenceOf({ corporationId: 1, payableId: orderId, attemptNo: 1 })
  const payment = [...provider.book.payments.values()].find(one => one.merchantReference === merchantReference)
  if (!payment) throw new Error('no payment')
  payment.refunded = 0
  const item = provider.item('REFUND_FAILED', `bounced-${orderId}`, merchantReference, payment.amount, true)
  await webhooks.deliver({ ...item, originalReference: payment.pspReference })
}

/** Of 12.50 that were paid by card, 4.00 were given back; the bank sent them back to us. */
async function failed(ann: Guest): Promise<string> {
  const orderId = await house.order1(ann)
  await house.pay(ann, orderId)
  await house.settle()
  house.standin.provider.trouble.refund = 1
  const wish = { amount: money(400) }
  await atGates(calls, house.payment.staffHandlers).refundOrder(staff(), {
    shopId: SHOP,
    orderId,
    wish,
    reason: 'cold',
  })
  await house.settle()
  return orderId
}

describe('A REFUND THAT FAILED · M9', () => {
  test('is shown to who looks after refunds, with what is missing', async () => {
    const orderId = await failed(testGuest())
    expect(await waiting(orderId)).toMatchObject([{ amount: 400, failed: true, reason: 'cold' }])
    expect(await refundsOf(orderId)).toMatchObject([
      { state: 'given', failed: { amount: 400, paymentMethod: '12_bankCard' } },
    ])
  })

  test('is sent again, under another name, and arrives once', async () => {
    const ann = testGuest()
    const before = heldOutside()
    const orderId = await failed(ann)
    expect(heldOutside() - before).toBe(1250)
    await settle(orderId, AGAIN)
    await house.settle()
    expect([heldOutside() - before, await house.kept(orderId)]).toEqual([850, 850])
    expect(await waiting(orderId)).toEqual([])
    expect(await told(ann, orderId)).toEqual(['400 12_bankCard done'])
    expect(await settle(orderId, CASH)).toMatchObject({ refused: 'refundDecided' })
  })

  test('fails again and is there again; what the first try says late changes nothing', async () => {
    const orderId = await failed(testGuest())
    house.standin.provider.trouble.refund = 1
    await settle(orderId, AGAIN)
    await house.settle()
    expect(await waiting(orderId)).toHaveLength(1)
    expect(await house.kept(orderId)).toBe(1250)
    await settle(orderId, AGAIN)
    await house.settle()
    expect(await house.kept(orderId)).toBe(850)
  })

  test('of an order that is called off is given in another way: the order is refunded, the books say who gave what · M8', async () => {
    const ann = testGuest()
    const from = house.clock()
    const orderId = await failed(ann)
    await house.order.handlers.cancel({ ...ann, requestId: randomUUID() }, { orderId, reason: '' })
    await house.settle()
    expect(await standing(ann, orderId)).toBe('cancelled/refunding')
    const house0 = await balanceOf(database(), 1, 'house:refundedElsewhere')
    expect(await settle(orderId, CASH)).toMatchObject({
      currency: { currencyCode: 'GBP' },
      refunds: [{ elsewhere: { amount: 400, by: sam.session.staff.name, how: CASH.otherWay } }],
    })
    await house.settle()
    expect(await standing(ann, orderId)).toBe('cancelled/refunded')
    expect(await house.kept(orderId)).toBe(0)
    expect((await balanceOf(database(), 1, 'house:refundedElsewhere')) - house0).toBe(400)
    expect(await told(ann, orderId)).toEqual(['400 out-line done', '850 12_bankCard done'])
    const moved = await movedAt(database(), { corporationId: 1, shopId: SHOP, from, until: house.clock() + 60_000 })
    expect(moved.filter(one => one.paymentMethod === 'out-line')).toMatchObject([{ what: 'returned', amount: 400 }])
    const text = 'select what, by_name as by, cause from audit_line where subject = $1 order by at, audit_line_id'
    expect((await database().query<object>({ name: 'test_audit', text }, [orderId])).rows).toEqual([
      { what: 'refund.given', by: sam.session.staff.name, cause: 'cold' },
      { what: 'refund.elsewhere', by: sam.session.staff.name, cause: CASH.otherWay },
    ])
  })

  test('of an order that is called off is sent again: the order is refunded once it arrives', async () => {
    const ann = testGuest()
    const orderId = await failed(ann)
    await house.order.handlers.cancel({ ...ann, requestId: randomUUID() }, { orderId, reason: '' })
    await house.settle()
    await settle(orderId, AGAIN)
    expect(await standing(ann, orderId)).toBe('cancelled/refunding')
    await house.settle()
    expect([await standing(ann, orderId), await house.kept(orderId)]).toEqual(['cancelled/refunded', 0])
  })

  test.each([
    ['sent again', AGAIN],
    ['given in another way', CASH],
  ])(
    'all of an order that is called off, sent back to us by the bank, is a refund of its own: %s · M8',
    async (_, way) => {
      const ann = testGuest()
      const orderId = await house.order1(ann)
      await house.pay(ann, orderId)
      await house.settle()
      await house.order.handlers.cancel({ ...ann, requestId: randomUUID() }, { orderId, reason: '' })
      await house.jobs.idle()
      await bounce(orderId)
      await house.settle()
      expect(await standing(ann, orderId)).toBe('cancelled/refunding')
      expect(await waiting(orderId)).toMatchObject([{ amount: 1250, failed: true }])
      expect([await told(ann, orderId), await house.kept(orderId)]).toEqual([['1250 12_bankCard failed'], 1250])
      expect(await settle(orderId, way)).toMatchObject({ left: 0, refunds: [{ state: 'given', amount: 1250 }] })
      await house.settle()
      expect([await standing(ann, orderId), await house.kept(orderId)]).toEqual(['cancelled/refunded', 0])
      expect(await waiting(orderId)).toEqual([])
    },
  )

  test('20 at once, in both ways: it is settled once', async () => {
    const orderId = await failed(testGuest())
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => settle(orderId, i % 2 === 0 ? AGAIN : CASH)))
    expect(answers.filter(answer => !('refused' in answer))).toHaveLength(1)
    await house.settle()
    expect(await house.kept(orderId)).toBe(850)
  })

  test('that went back after a person had settled it is put aside for a person, and no money moves here · W1', async () => {
    const orderId = await failed(testGuest())
    await settle(orderId, CASH)
    await house.settle()
    const reference = referenceOfRefund({ corporationId: 1, payableId: orderId, attemptNo: 1, refundNo: 1 })
    const { provider, webhooks } = house.standin
    const payments = provider.book.report().payments
    const item = provider.item('REFUND', `late-${orderId}`, reference, { value: 400, currency: 'GBP' }, true)
    webhooks.emit({ ...item, originalReference: payments.at(-1)?.pspReference ?? '' })
    await house.settle()
    expect(await parkedOf(reference)).toEqual(['settledBefore'])
    expect(await house.kept(orderId)).toBe(850)
  })

  test('nothing of it is another store’s, and what did not fail cannot be settled · A1', async () => {
    const orderId = await failed(testGuest())
    const input = { shopId: SHOP, orderId, refundId: (await refundsOf(orderId))[0]?.refundId ?? '', way: AGAIN }
    const { settleRefund } = atGates(calls, house.payment.staffHandlers)
    expect(await settleRefund({ ...testStaff([SHOP + 1]), requestId: randomUUID() }, input)).toMatchObject({
      refused: 'notYourShop',
    })
    expect(await settleRefund(staff(), { ...input, refundId: randomUUID() })).toMatchObject({ refused: 'notFound' })
  })
})
