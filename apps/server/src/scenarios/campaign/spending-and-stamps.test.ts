import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { afterEach, describe, expect, test } from 'vitest'
import { account } from '../../ledger/index.ts'
import { SHOP, testApp, twenty, type TestMember, refundPart } from '../../testing/index.ts'
import { endCampaigns, givenBy, paidOrder, reward, runCampaign } from './campaign-app.ts'

const app = testApp()
afterEach(() => endCampaigns(app))
const pointsOf = async ({ customerId }: TestMember) => (await app.balances(account.points(customerId)))[0]
const spent = async (ann: TestMember, campaignId: string) => {
  const { campaigns } = await ann.must(contract.campaign.queryCumulativeConsumeSendGift, { shopId: SHOP })
  return campaigns.find(one => one.campaignId === campaignId)
}
const stamps = async (ann: TestMember, campaignId: string) =>
  (await ann.must(contract.campaign.queryStamps, {})).accounts.find(one => one.campaignId === campaignId)
const collects = (stampCount: number, minimum = 0) =>
  ({ kind: 'stamps', stamps: stampCount, minimum: money(minimum), repeats: true }) as const

describe('cumulative spending (CARD-8)', () => {
  test('Every full threshold gives the reward once, and the rest counts on (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(
      app,
      { kind: 'spending', threshold: money(2000), repeats: true },
      { reward: reward(50, 30) },
    )
    await paidOrder(app, ann)
    expect(await spent(ann, id)).toMatchObject({ spent: 1250, received: 0 })
    await paidOrder(app, ann, 3)
    expect(await spent(ann, id)).toMatchObject({ spent: 1000, received: 2 })
    expect(await pointsOf(ann)).toBe(100)
    expect(await app.onCard(ann)).toEqual([0, 60])
    expect(await givenBy(app, id)).toEqual({ granted: 2, cost: 2 * (30 + 100) })
  })

  test('A refund takes back its share of the reward, and the parts add up (CARD-8, M10)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, { kind: 'spending', threshold: money(2500), repeats: true })
    const orderId = await paidOrder(app, ann, 2)
    expect(await pointsOf(ann)).toBe(100)
    await refundPart(app, orderId, 1000)
    await app.settle()
    expect(await pointsOf(ann)).toBe(60)
    await refundPart(app, orderId, 1500)
    await app.settle()
    expect(await pointsOf(ann)).toBe(0)
    expect(await givenBy(app, id)).toEqual({ granted: 1, cost: 0 })
  })

  test('What counted toward an unfinished round no longer counts after a refund (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, { kind: 'spending', threshold: money(5000), repeats: true })
    const orderId = await paidOrder(app, ann)
    await ann.must(contract.order.cancel, { orderId })
    await app.settle()
    expect(await spent(ann, id)).toMatchObject({ spent: 0, received: 0 })
  })

  test('Points and bonus that were spent are owed or recorded, and no balance falls below zero (CARD-8, M4)', async () => {
    const ann = await app.member()
    const id = await runCampaign(
      app,
      { kind: 'spending', threshold: money(1250), repeats: false },
      { reward: reward(100, 500) },
    )
    const orderId = await paidOrder(app, ann)
    const at = { corporationId: 1, customerId: ann.customerId, at: app.clock() }
    await app.db.inTx(tx => app.modules.points.takeBack(tx, { ...at, points: 100, causeKey: `spent:${orderId}` }))
    await app.db.inTx(tx =>
      app.modules.card.correct(tx, {
        ...at,
        cardId: ann.cardId,
        part: 'given',
        amount: -450,
        causeKey: `spent-bonus:${orderId}`,
        reference: '',
        shopId: SHOP,
      }),
    )
    await ann.must(contract.order.cancel, { orderId })
    await app.settle()
    expect([await pointsOf(ann), ...(await app.onCard(ann))]).toEqual([0, 0, 0])
    const [grant] = await app.sql<{ missing: object }>('select missing from campaign_grant where campaign_id = $1', [
      id,
    ])
    expect(grant?.missing).toEqual({ bonus: 450, coupons: 0 })
    const [debt] = await app.sql<{ owed: number }>('select owed from point_debt where customer_id = $1', [
      ann.customerId,
    ])
    expect(debt?.owed).toBe(100)
    expect(await app.audit()).toEqual([])
  })

  test('Twenty orders settled at once count once each (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, { kind: 'spending', threshold: money(2000), repeats: true })
    const orders = await twenty(async at => ({
      corporationId: 1,
      orderId: `0000000${at % 10}-0000-4000-8000-${String(at % 10).padStart(12, '0')}`,
      customerId: ann.customerId,
      shopId: SHOP,
      amount: money(1000),
      at: app.clock(),
    }))
    await Promise.all(orders.map(order => app.db.inTx(tx => app.modules.campaign.countOrder(tx, order))))
    expect(await spent(ann, id)).toMatchObject({ spent: 0, received: 5 })
    expect(await pointsOf(ann)).toBe(500)
  })
})

describe('stamp cards (CARD-8)', () => {
  test('A paid order of the minimum brings a stamp, and a full card the reward (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, collects(2, 2000))
    await paidOrder(app, ann)
    expect(await stamps(ann, id)).toBeUndefined()
    await paidOrder(app, ann, 2)
    expect(await stamps(ann, id)).toMatchObject({ collected: 1, received: 0 })
    await paidOrder(app, ann, 2)
    expect(await stamps(ann, id)).toMatchObject({ collected: 0, received: 1 })
    expect(await pointsOf(ann)).toBe(100)
  })

  test('A refunded order loses its stamp, or its share of the reward (CARD-8, M10)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, collects(2))
    const [first, second, third] = [await paidOrder(app, ann), await paidOrder(app, ann), await paidOrder(app, ann)]
    for (const orderId of [first, third]) await ann.must(contract.order.cancel, { orderId })
    await app.settle()
    expect(await pointsOf(ann)).toBe(50)
    expect(await stamps(ann, id)).toMatchObject({ collected: 0, received: 1 })
    await ann.must(contract.order.cancel, { orderId: second })
    await app.settle()
    expect(await pointsOf(ann)).toBe(0)
  })

  test('An order before the first day, at another store, or of a guest brings no stamp (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, collects(2), { startDate: '2026-11-22' })
    await paidOrder(app, ann)
    await paidOrder(app, app.guest())
    expect(await stamps(ann, id)).toBeUndefined()
    expect((await ann.must(contract.campaign.queryStampCards, { shopId: SHOP })).campaigns).toEqual([])
  })

  test('An order paid before is answered alike when it is settled twice (CARD-8)', async () => {
    const ann = await app.member()
    const id = await runCampaign(app, collects(5))
    const orderId = await paidOrder(app, ann)
    const order = { corporationId: 1, orderId, customerId: ann.customerId, shopId: SHOP, amount: money(1250), at: 0 }
    await twenty(() => app.db.inTx(tx => app.modules.campaign.countOrder(tx, { ...order, at: app.clock() })))
    expect(await stamps(ann, id)).toMatchObject({ collected: 1 })
  })
})

describe('caps (CARD-8)', () => {
  test('Twenty at once: a campaign gives no more than its number and its budget (CARD-8)', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => app.member()))
    const byCount = await runCampaign(app, { kind: 'collect' }, { maxGrants: 7 })
    const byBudget = await runCampaign(app, { kind: 'collect' }, { reward: reward(0, 300), budget: money(1000) })
    const collect = (campaignId: string) =>
      twenty(async at => members[at]?.call(contract.campaign.collect, { campaignId }))
    const counted = await collect(byCount)
    expect(counted.filter(answer => answer && 'received' in answer)).toHaveLength(7)
    expect(counted.filter(answer => answer && 'refused' in answer && answer.refused === 'campaignOver')).toHaveLength(
      13,
    )
    const paid = await collect(byBudget)
    expect(paid.filter(answer => answer && 'received' in answer)).toHaveLength(3)
    expect(await givenBy(app, byBudget)).toEqual({ granted: 3, cost: 900 })
    const points = await Promise.all(members.map(pointsOf))
    expect(points.reduce((sum, one) => (sum ?? 0) + (one ?? 0), 0)).toBe(700)
  })
})
