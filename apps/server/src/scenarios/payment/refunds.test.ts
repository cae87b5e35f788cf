import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  SHOP,
  type TestGuest,
  testApp,
  allThree,
  HOLDINGS,
  ownMethodsKitchen,
  paidBySeveral,
  refundPart,
  type TestStaff,
} from '../../testing/index.ts'

const app = testApp({ brand: ownMethodsKitchen() })
/** The same where every 15 pennies that are paid earn a point. */
const [rule] = ownMethodsKitchen().memberPrograms[0]?.pointsRules ?? []
const earning = testApp({
  brand: ownMethodsKitchen({ ...(rule && { program: { pointsRules: [{ ...rule, earnAmount: money(15) }] } }) }),
})

beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

describe('Partial refunds return to each method that paid (M9)', () => {
  test('Half of it: half to each method, shown part by part, a card by its brand and last digits (ORDER-14)', async () => {
    const { ann, orderId } = await paidBySeveral(app)
    expect(await refundPart(app, orderId, 625)).toMatchObject({ refund: { state: 'given', amount: 625 } })
    await app.settle()
    const [, card, gift] = await app.holdings(ann)
    expect([card, gift, app.heldByProvider()]).toEqual([250, 100, 125])
    const detail = await ann.call(contract.order.refundDetail, { orderId })
    const refunds = 'refunds' in detail ? detail.refunds : []
    expect(
      refunds
        .map(({ paymentMethod, amount, state }) => `${paymentMethod} ${amount} ${state}`)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['12_bankCard 125 done', '16_msBalance 250 done', '16_msPoint 150 done', '17_giftCard 100 done'])
    const ofCard = refunds.find(({ paymentMethod }) => paymentMethod === '12_bankCard')
    expect(ofCard).toMatchObject({ brand: expect.any(String), lastFour: expect.stringMatching(/^\d{4}$/) })
    const timeline = await app.staff('manager').must(contract.order.orderTimeline, { orderId })
    const entry = timeline.entries.find(({ kind }) => kind === 'refund')
    expect(entry).toMatchObject({ amount: 625, state: 'given' })
    const paidCard = { paymentMethod: '12_bankCard', brand: ofCard?.brand, lastFour: ofCard?.lastFour }
    expect(entry?.kind === 'refund' && entry.parts).toContainEqual({ ...paidCard, amount: 125 })
    expect(timeline.payments).toContainEqual({ ...paidCard, paid: 250, returned: 125 })
    // One refund to read: its parts and what was asked for have one name.
    const asks = 'asks' in detail ? detail.asks : []
    expect([...new Set(refunds.map(({ refundGroup }) => refundGroup))]).toEqual(asks.map(({ refundId }) => refundId))
    expect(await ann.standing(orderId)).toBe('placed/partRefunded')
  })

  test('20 requests of 4.00 from 12.50 at once: three are given, and no method returns more than it paid (M9)', async () => {
    const { ann, orderId } = await paidBySeveral(app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refundPart(app, orderId, 400)))
    expect(answers.filter(answer => 'refund' in answer)).toHaveLength(3)
    expect(await refundPart(app, orderId, 51)).toEqual({ refused: 'nothingLeft', left: 50 })
    await refundPart(app, orderId, 50)
    await app.settle()
    const [, card, gift] = await app.holdings(ann)
    expect([card, gift, app.heldByProvider()]).toEqual([500, 200, 0])
    expect(await app.received(orderId)).toBe(0)
  })

  test('The same request 20 times is one refund', async () => {
    const { orderId } = await paidBySeveral(app)
    const causeKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refundPart(app, orderId, 500, { causeKey })))
    expect(new Set(answers.map(answer => ('refund' in answer ? answer.refund.refund_id : ''))).size).toBe(1)
    await app.settle()
    expect(app.heldByProvider()).toBe(150)
  })

  test('Cancelled after a partial refund: the rest follows, and never more (M8)', async () => {
    const { ann, orderId } = await paidBySeveral(app)
    await refundPart(app, orderId, 500)
    await app.settle()
    await ann.call(contract.order.cancel, { orderId })
    await app.settle()
    expect(await ann.standing(orderId)).toBe('cancelled/refunded')
    const [, card, gift] = await app.holdings(ann)
    expect([card, gift, app.heldByProvider()]).toEqual([500, 200, 0])
    expect(await app.received(orderId)).toBe(0)
  })

  test('Requested before the capture and cancelled before it was sent, all is refunded once', async () => {
    const ann = await app.member(HOLDINGS)
    const { orderId } = await ann.order()
    await ann.payBy(orderId, allThree(ann))
    await refundPart(app, orderId, 500)
    await ann.call(contract.order.cancel, { orderId })
    await app.settle()
    expect(app.heldByProvider()).toBe(0)
    expect(await app.received(orderId)).toBe(0)
    expect((await app.holdings(ann)).slice(1)).toEqual([500, 200])
  })

  test('A refund that is returned to us is shown as failed, and the statement agrees (W2)', async () => {
    const { ann, orderId } = await paidBySeveral(app)
    app.cards.provider.trouble.refund = 1
    await refundPart(app, orderId, 1250)
    await app.settle()
    const detail = await ann.call(contract.order.refundDetail, { orderId })
    expect('refunds' in detail && detail.refunds.find(it => it.paymentMethod === '12_bankCard')?.state).toBe('failed')
    expect(await app.received(orderId)).toBe(250)
  })
})

describe('Points earned by the order (CARD-7, M10)', () => {
  test('5.00 by card and 2.50 by bank card earn, points and gift card do not; halves take back half', async () => {
    const { ann, orderId } = await paidBySeveral(earning)
    const points = async () => (await earning.holdings(ann))[0]
    // The order earned 50; each half takes 25 of them and brings back half of the 150 that paid.
    expect(await points()).toBe(50)
    await refundPart(earning, orderId, 625)
    expect(await points()).toBe(25 + 75)
    await refundPart(earning, orderId, 625)
    expect(await points()).toBe(150)
  })
})

const ask = (orderId: string, amount: number) => ({
  shopId: SHOP,
  orderId,
  wish: { amount: money(amount) },
  reason: 'cold',
})

describe('Refund requests for dishes (ORDER-9, M9)', () => {
  const apply = (caller: TestGuest, orderId: string, quantity = 1, itemKey = 'soup') =>
    caller.call(contract.order.refundApply, { orderId, lines: [{ itemKey, quantity }], reason: 'cold' })
  const detailOf = async (caller: TestGuest, orderId: string) => {
    const detail = await caller.call(contract.order.refundDetail, { orderId })
    if (!('asks' in detail)) throw new Error('no order')
    return detail
  }
  const decide = (staff: TestStaff, orderId: string, refundId: string, yes: boolean) =>
    staff.call(contract.payment.decideRefund, { shopId: SHOP, orderId, refundId, yes })
  const soupOf = async (caller: TestGuest, orderId: string) =>
    (await detailOf(caller, orderId)).mayAsk?.[0]?.itemKey ?? ''

  test('Above the store’s amount two people approve; then each method is refunded, and the order shows it', async () => {
    const { ann, orderId } = await paidBySeveral(app)
    const soup = await soupOf(ann, orderId)
    const answer = await apply(ann, orderId, 1, soup)
    expect(answer).toMatchObject({
      amount: 1250,
      asks: [{ state: 'waiting', byGuest: true, lines: [{ quantity: 1 }] }],
    })
    const refundId = 'refundId' in answer ? answer.refundId : ''
    expect(await apply(ann, orderId, 1, soup)).toMatchObject({ refused: 'refundWaits' })
    const [sam, kim] = [app.staff(), app.staff()]
    const requests = await sam.call(contract.payment.refundRequests, { shopId: SHOP })
    expect('requests' in requests && requests.requests.find(it => it.orderId === orderId)).toMatchObject({
      amount: 1250,
      byGuest: true,
    })
    const first = await decide(sam, orderId, refundId, true)
    expect(first).toMatchObject({ refunds: [{ state: 'waiting', own: true }] })
    expect(await decide(sam, orderId, refundId, true)).toMatchObject({ refused: 'secondPersonNeeded' })
    expect(await decide(kim, orderId, refundId, true)).toMatchObject({ refunds: [{ state: 'given' }], left: 0 })
    expect(await ann.standing(orderId)).toBe('placed/refunding')
    await app.settle()
    expect(await ann.standing(orderId)).toBe('placed/refunded')
    expect(await app.received(orderId)).toBe(0)
    expect((await app.holdings(ann)).slice(1)).toEqual([500, 200])
    expect((await detailOf(ann, orderId)).mayAsk).toBeUndefined()
  })

  test('After a declined request it can be requested again; a part leaves the order partly refunded, a cancellation all of it', async () => {
    const { ann, orderId } = await paidBySeveral(app)
    const soup = await soupOf(ann, orderId)
    const [sam, kim] = [app.staff(), app.staff()]
    const first = await apply(ann, orderId, 1, soup)
    await decide(sam, orderId, 'refundId' in first ? first.refundId : '', false)
    expect((await detailOf(ann, orderId)).asks).toMatchObject([{ state: 'declined' }])
    const again = await apply(ann, orderId, 1, soup)
    expect(again).toMatchObject({ amount: 1250 })
    await decide(sam, orderId, 'refundId' in again ? again.refundId : '', false)
    await kim.call(contract.payment.refundOrder, ask(orderId, 100))
    await app.settle()
    expect(await ann.standing(orderId)).toBe('placed/partRefunded')
    await ann.call(contract.order.cancel, { orderId })
    await app.settle()
    expect(await ann.standing(orderId)).toBe('cancelled/refunded')
    expect(await app.received(orderId)).toBe(0)
  })

  test('Requested before the full refund, it is granted with it and waits for no person', async () => {
    const { ann, orderId } = await paidBySeveral(app)
    const answer = await apply(ann, orderId, 1, await soupOf(ann, orderId))
    await ann.call(contract.order.cancel, { orderId })
    await app.settle()
    expect((await detailOf(ann, orderId)).asks).toMatchObject([{ state: 'given', amount: 1250 }])
    const sam = app.staff()
    const list = await sam.call(contract.payment.refundRequests, { shopId: SHOP })
    expect('requests' in list && list.requests.filter(it => it.orderId === orderId)).toEqual([])
    await decide(sam, orderId, 'refundId' in answer ? answer.refundId : '', true)
    await app.settle()
    expect([await app.holdings(ann), app.heldByProvider(), await app.received(orderId)]).toEqual([
      [150, 500, 200],
      0,
      0,
    ])
  })

  test('Not another guest’s order, not more than ordered, not another order’s dish, not an unpaid order (A1)', async () => {
    const { ann, orderId } = await paidBySeveral(app)
    const soup = await soupOf(ann, orderId)
    expect(await apply(await app.member(), orderId, 1, soup)).toMatchObject({ refused: 'notFound' })
    expect(await apply(ann, orderId, 2, soup)).toMatchObject({ refused: 'refundNotOffered' })
    expect(await apply(ann, orderId, 1, 'none')).toMatchObject({ refused: 'refundNotOffered' })
    const unpaid = (await ann.order()).orderId
    expect((await detailOf(ann, unpaid)).mayAsk).toBeUndefined()
    expect(await apply(ann, unpaid, 1, soup)).toMatchObject({ refused: 'refundNotOffered' })
    app.clock.set(app.clock() + 31 * 86_400_000)
    const later = app.guest({ of: ann })
    expect(await apply(later, orderId, 1, soup)).toMatchObject({ refused: 'refundNotOffered' })
    app.clock.set(app.clock() - 31 * 86_400_000)
  })

  test('20 at once, for the same dish, by guest and store: one soup goes back once', async () => {
    const { ann, orderId } = await paidBySeveral(app)
    const soup = await soupOf(ann, orderId)
    const sam = app.staff()
    const wish = { lines: [{ itemKey: soup, quantity: 1 }] }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? apply(ann, orderId, 1, soup)
          : sam.call(contract.payment.refundOrder, { shopId: SHOP, orderId, wish, reason: 'cold' }),
      ),
    )
    expect(answers.filter(answer => !('refused' in answer))).toHaveLength(1)
  })
})
