import { console as calls } from '@comanda/contract/console'
import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Guest } from '../platform/http/index.ts'
import { testDatabase } from '../testing/index.ts'
import { atGates } from '../testing/at-gates.ts'
import { testStaff } from '../testing/test-caller.ts'
import { allThree, type MeansHouse, meansHouse, someone } from './means-test-house.ts'
import { SHOP } from '../modules/order/order-test-house.ts'
import { heldOutside, paidBySeveral, refundOf } from './refunds-test-house.ts'

const database = testDatabase({ max: 20 })
let house: MeansHouse
let refund: ReturnType<typeof refundOf>

beforeAll(async () => {
  house = await meansHouse(database())
  refund = refundOf(database(), house)
})
afterAll(() => house.close())
beforeEach(() => house.standin.control({ reset: true, webhooks: { hold: true } }))

const paid = () => paidBySeveral(house)
const held = () => heldOutside(house)

describe('PARTS OF IT GO BACK to each means that paid · M9', () => {
  test('half of it: half to each, told part by part', async () => {
    const { ann, own, orderId } = await paid()
    expect(await refund(orderId, 625)).toMatchObject({ refund: { state: 'given', amount: 625 } })
    await house.settle()
    const [, card, gift] = await house.leftOf(own)
    expect([card, gift, held()]).toEqual([250, 100, 125])
    const detail = await house.order.handlers.refundDetail(ann, { orderId })
    const refunds = 'refunds' in detail ? detail.refunds : []
    expect(
      refunds
        .map(({ paymentMethod, amount, state }) => `${paymentMethod} ${amount} ${state}`)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['12_bankCard 125 done', '16_msBalance 250 done', '16_msPoint 150 done', '17_giftCard 100 done'])
    // One refund to read: its parts and what was asked for have one name.
    const asks = 'asks' in detail ? detail.asks : []
    expect([...new Set(refunds.map(({ refundGroup }) => refundGroup))]).toEqual(asks.map(({ refundId }) => refundId))
    expect(await house.standing(ann, orderId)).toBe('placed/partRefunded')
  })

  test('20 at once ask for 4.00 of 12.50: three get it, and no means gives more than it paid · M9', async () => {
    const { own, orderId } = await paid()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(orderId, 400)))
    expect(answers.filter(answer => 'refund' in answer)).toHaveLength(3)
    expect(await refund(orderId, 51)).toEqual({ refused: 'nothingLeft', left: 50 })
    await refund(orderId, 50)
    await house.settle()
    const [, card, gift] = await house.leftOf(own)
    expect([card, gift, held()]).toEqual([500, 200, 0])
    expect(await house.kept(orderId)).toBe(0)
  })

  test('the same asked 20 times is one refund', async () => {
    const { orderId } = await paid()
    const causeKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(orderId, 500, { causeKey })))
    expect(new Set(answers.map(answer => ('refund' in answer ? answer.refund.refund_id : ''))).size).toBe(1)
    await house.settle()
    expect(held()).toBe(150)
  })

  test('called off after a part went back: the rest follows, and never more · M8', async () => {
    const { ann, own, orderId } = await paid()
    await refund(orderId, 500)
    await house.settle()
    await house.order.handlers.cancel({ ...ann, requestId: randomUUID() }, { orderId, reason: '' })
    await house.settle()
    expect(await house.standing(ann, orderId)).toBe('cancelled/refunded')
    const [, card, gift] = await house.leftOf(own)
    expect([card, gift, held()]).toEqual([500, 200, 0])
    expect(await house.kept(orderId)).toBe(0)
  })

  test('asked for before the money was taken, called off before it was sent: all of it goes back once', async () => {
    const ann = someone()
    const own = await house.purse(ann)
    const orderId = await house.order1(ann)
    await house.payBy(ann, orderId, allThree(own))
    await refund(orderId, 500)
    await house.order.handlers.cancel({ ...ann, requestId: randomUUID() }, { orderId, reason: '' })
    await house.settle()
    expect(held()).toBe(0)
    expect(await house.kept(orderId)).toBe(0)
    expect((await house.leftOf(own)).slice(1)).toEqual([500, 200])
  })

  test('a part that comes back to us is told as failed, and the books say so · W2', async () => {
    const { ann, orderId } = await paid()
    house.standin.provider.trouble.refund = 1
    await refund(orderId, 1250)
    await house.settle()
    const detail = await house.order.handlers.refundDetail(ann, { orderId })
    expect('refunds' in detail && detail.refunds.find(it => it.paymentMethod === '12_bankCard')?.state).toBe('failed')
    expect(await house.kept(orderId)).toBe(250)
  })
})

describe('WHAT THE ORDER EARNED · CARD-7, M10', () => {
  test('5.00 by card and 2.50 by bank card earn, points and gift card do not; halves take back half', async () => {
    const earned: number[] = []
    house.deps.orderEvents = [{ settled: async (_, { order }) => void earned.push(order.amount) }]
    house.partsReturned.length = 0
    const { orderId } = await paid()
    expect(earned).toEqual([750])
    await refund(orderId, 625)
    await refund(orderId, 625)
    expect(house.partsReturned).toEqual([375, 375])
  })
})

const ask = (orderId: string, amount: number) => ({
  shopId: SHOP,
  orderId,
  wish: { amount: money(amount) },
  reason: 'cold',
})

describe('THE GUEST ASKS FOR DISHES · ORDER-9, M9', () => {
  const apply = (caller: Guest, orderId: string, quantity = 1, itemKey = 'soup') =>
    house.order.handlers.refundApply(
      { ...caller, requestId: randomUUID() },
      { orderId, lines: [{ itemKey, quantity }], reason: 'cold' },
    )
  const detailOf = async (caller: Guest, orderId: string) => {
    const detail = await house.order.handlers.refundDetail(caller, { orderId })
    if (!('asks' in detail)) throw new Error('no order')
    return detail
  }
  const decide = (staff: ReturnType<typeof testStaff>, orderId: string, refundId: string, yes: boolean) =>
    atGates(calls, house.payment.staffHandlers).decideRefund(
      { ...staff, requestId: randomUUID() },
      { shopId: SHOP, orderId, refundId, yes },
    )
  const soupOf = async (caller: Guest, orderId: string) => (await detailOf(caller, orderId)).mayAsk?.[0]?.itemKey ?? ''

  test('above the store’s amount two people say yes; then it goes to each means, and the order says so', async () => {
    const { ann, own, orderId } = await paid()
    const soup = await soupOf(ann, orderId)
    const asked = await apply(ann, orderId, 1, soup)
    expect(asked).toMatchObject({ amount: 1250, asks: [{ state: 'waiting', byGuest: true, lines: [{ quantity: 1 }] }] })
    const refundId = 'refundId' in asked ? asked.refundId : ''
    expect(await apply(ann, orderId, 1, soup)).toMatchObject({ refused: 'refundWaits' })
    const [sam, kim] = [testStaff([SHOP]), testStaff([SHOP])]
    const requests = await atGates(calls, house.payment.staffHandlers).refundRequests(sam, { shopId: SHOP })
    expect('requests' in requests && requests.requests.find(it => it.orderId === orderId)).toMatchObject({
      amount: 1250,
      byGuest: true,
    })
    const first = await decide(sam, orderId, refundId, true)
    expect(first).toMatchObject({ refunds: [{ state: 'waiting', own: true }] })
    expect(await decide(sam, orderId, refundId, true)).toMatchObject({ refused: 'secondPersonNeeded' })
    expect(await decide(kim, orderId, refundId, true)).toMatchObject({ refunds: [{ state: 'given' }], left: 0 })
    expect(await house.standing(ann, orderId)).toBe('placed/refunding')
    await house.settle()
    expect(await house.standing(ann, orderId)).toBe('placed/refunded')
    expect(await house.kept(orderId)).toBe(0)
    expect((await house.leftOf(own)).slice(1)).toEqual([500, 200])
    expect((await detailOf(ann, orderId)).mayAsk).toBeUndefined()
  })

  test('declined it can be asked again; some of it leaves the order partly refunded, called off then all of it', async () => {
    const { ann, orderId } = await paid()
    const soup = await soupOf(ann, orderId)
    const [sam, kim] = [testStaff([SHOP]), testStaff([SHOP])]
    const first = await apply(ann, orderId, 1, soup)
    await decide(sam, orderId, 'refundId' in first ? first.refundId : '', false)
    expect((await detailOf(ann, orderId)).asks).toMatchObject([{ state: 'declined' }])
    const again = await apply(ann, orderId, 1, soup)
    expect(again).toMatchObject({ amount: 1250 })
    await decide(sam, orderId, 'refundId' in again ? again.refundId : '', false)
    await atGates(calls, house.payment.staffHandlers).refundOrder(
      { ...kim, requestId: randomUUID() },
      ask(orderId, 100),
    )
    await house.settle()
    expect(await house.standing(ann, orderId)).toBe('placed/partRefunded')
    await house.order.handlers.cancel({ ...ann, requestId: randomUUID() }, { orderId, reason: '' })
    await house.settle()
    expect(await house.standing(ann, orderId)).toBe('cancelled/refunded')
    expect(await house.kept(orderId)).toBe(0)
  })

  test('asked for before all of it went back: it is granted with the whole, and waits for nobody', async () => {
    const { ann, own, orderId } = await paid()
    const asked = await apply(ann, orderId, 1, await soupOf(ann, orderId))
    await house.order.handlers.cancel({ ...ann, requestId: randomUUID() }, { orderId, reason: '' })
    await house.settle()
    expect((await detailOf(ann, orderId)).asks).toMatchObject([{ state: 'given', amount: 1250 }])
    const sam = testStaff([SHOP])
    const list = await atGates(calls, house.payment.staffHandlers).refundRequests(sam, { shopId: SHOP })
    expect('requests' in list && list.requests.filter(it => it.orderId === orderId)).toEqual([])
    await decide(sam, orderId, 'refundId' in asked ? asked.refundId : '', true)
    await house.settle()
    expect([await house.leftOf(own), held(), await house.kept(orderId)]).toEqual([[150, 500, 200], 0, 0])
  })

  test('not another’s order, not more than there are, not a dish of another order, not one that is unpaid · A1', async () => {
    const { ann, orderId } = await paid()
    const soup = await soupOf(ann, orderId)
    expect(await apply(someone(), orderId, 1, soup)).toMatchObject({ refused: 'notFound' })
    expect(await apply(ann, orderId, 2, soup)).toMatchObject({ refused: 'refundNotOffered' })
    expect(await apply(ann, orderId, 1, 'none')).toMatchObject({ refused: 'refundNotOffered' })
    const unpaid = await house.order1(ann)
    expect((await detailOf(ann, unpaid)).mayAsk).toBeUndefined()
    expect(await apply(ann, unpaid, 1, soup)).toMatchObject({ refused: 'refundNotOffered' })
    house.clock.set(house.clock() + 31 * 86_400_000)
    expect(await apply(ann, orderId, 1, soup)).toMatchObject({ refused: 'refundNotOffered' })
    house.clock.set(house.clock() - 31 * 86_400_000)
  })

  test('20 at once, for the same dish, by guest and store: one soup goes back once', async () => {
    const { ann, orderId } = await paid()
    const soup = await soupOf(ann, orderId)
    const sam = testStaff([SHOP])
    const wish = { lines: [{ itemKey: soup, quantity: 1 }] }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? apply(ann, orderId, 1, soup)
          : atGates(calls, house.payment.staffHandlers).refundOrder(
              { ...sam, requestId: randomUUID() },
              { shopId: SHOP, orderId, wish, reason: 'cold' },
            ),
      ),
    )
    expect(answers.filter(answer => !('refused' in answer))).toHaveLength(1)
  })
})
