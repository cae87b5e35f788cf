import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { account } from '../../ledger/index.ts'
import { dataOf, PRICE, SHOP, testApp, type TestGuest, type TestMember } from '../../testing/index.ts'
import { endCampaigns, givenBy, paidOrder, reward, runCampaign } from '../campaign/campaign-app.ts'

const app = testApp({ clock: '2026-11-21T12:00:00Z' })
const office = app.staff('brand')
const manager = app.staff('manager')
const shop = { shopId: SHOP }
const { campaign, member, store } = contract

const SEGMENT = 'seventy-points'
const offer = {
  discountId: 'for-them',
  promotionType: 1101,
  name: { en_US: 'For you' },
  effect: { kind: 'percent' as const, rate: 200_000 },
  threshold: money(0),
  windows: [],
  bizTypes: [1100 as const, 1300 as const],
  foodIds: [],
  segmentId: SEGMENT,
}

async function saveOffers(promotions: (typeof offer)[]) {
  const { mark } = await manager.must(store.promotions, shop)
  await manager.must(store.savePromotions, { ...shop, mark, promotions })
  // Displayed data may be a second old.
  app.clock.advance(1100)
}

let ann: TestMember
let ben: TestMember

beforeAll(async () => {
  ann = await app.member({ points: 70 })
  ben = await app.member()
  const segment = { segmentId: SEGMENT, name: 'Collectors', filter: { points: { least: 70 } } }
  await office.must(member.saveSegment, { ...shop, mark: '', segment })
})

describe('Offers for a segment', () => {
  const off = Math.trunc(PRICE / 5)
  const cartOf = (guest: TestGuest) => guest.fillCart(['soup'])

  test('Cart, order and phone price them for members of the segment only, and name no segment (CARD-19, O5)', async () => {
    await saveOffers([offer])
    const guest = app.guest()
    for (const [who, saves] of [
      [ann, off],
      [ben, 0],
      [guest, 0],
    ] as const) {
      const cart = await cartOf(who)
      const { cartId, cartVersion, calculation } = cart
      expect([calculation.totalPaidAmount, calculation.executeList.length]).toEqual([PRICE - saves, saves > 0 ? 1 : 0])
      const place = { ...shop, businessType: 1300 as const }
      const { pricing } = await who.must(contract.cart.query, { ...place, withPricing: true })
      expect(pricing?.promotions.map(one => one.discountId)).toEqual(saves > 0 ? ['for-them'] : [])
      expect(JSON.stringify(pricing)).not.toContain(SEGMENT)
      const ordering = { ...shop, orderType: 1300 as const, cartId, cartVersion }
      const order = await who.must(contract.order.calculate, ordering)
      expect(order.calculation.totalPaidAmount).toBe(calculation.totalPaidAmount)
      const { orderId } = dataOf(await who.submit(cart))
      const [saved] = await app.sql(`select total from customer_order where order_id = '${orderId}'`)
      expect(saved?.['total']).toBe(PRICE - saves)
    }
  })

  test('A member who leaves the segment before ordering is shown the new price; a placed order keeps its own (CARD-19, O5)', async () => {
    const { orderId } = await ann.order()
    const cart = await cartOf(ann)
    const changed = { segmentId: SEGMENT, name: 'Collectors', filter: { points: { least: 71 } } }
    const { segments } = await office.must(member.segments, shop)
    await office.must(member.saveSegment, { ...shop, mark: segments[0]?.mark ?? '', segment: changed })
    expect(await ann.submit(cart)).toMatchObject({ refused: 'priceChanged' })
    const [saved] = await app.sql(`select total from customer_order where order_id = '${orderId}'`)
    expect(saved?.['total']).toBe(PRICE - off)
    const back = await office.must(member.segments, shop)
    const segment = { ...changed, filter: { points: { least: 70 } } }
    await office.must(member.saveSegment, { ...shop, mark: back.segments[0]?.mark ?? '', segment })
  })

  test('Staff who order for a member give the member their offers (CARD-19, COUNTER-1)', async () => {
    const input = { ...shop, orderType: 1300 as const, cartItems: [ann.choice('soup')] }
    const { calculation } = await manager.must(contract.order.priceCounterOrder, {
      ...input,
      customerId: ann.customerId,
    })
    expect(calculation.totalPaidAmount).toBe(PRICE - off)
    const other = await manager.must(contract.order.priceCounterOrder, { ...input, customerId: ben.customerId })
    expect(other.calculation.totalPaidAmount).toBe(PRICE)
    await saveOffers([])
  })
})

describe('Campaigns for a segment', () => {
  const pointsOf = async ({ customerId }: TestMember) => (await app.balances(account.points(customerId)))[0]

  test('Only its members see a gift and can collect it (CARD-19)', async () => {
    const id = await runCampaign(app, { kind: 'collect' }, { segmentId: SEGMENT })
    const seen = async (who: TestGuest) =>
      (await who.must(campaign.queryCollectList, shop)).campaigns.map(one => one.campaignId)
    expect([await seen(ann), await seen(ben), await seen(app.guest())]).toEqual([[id], [], []])
    expect(await ben.call(campaign.collect, { campaignId: id })).toMatchObject({ refused: 'campaignOver' })
    await ann.must(campaign.collect, { campaignId: id })
    expect([await pointsOf(ann), await pointsOf(ben)]).toEqual([170, 0])
    await endCampaigns(app)
  })

  test('Orders and sign-ins of others earn nothing (CARD-19)', async () => {
    const spending = { kind: 'spending', threshold: money(1000), repeats: false } as const
    const id = await runCampaign(app, spending, { segmentId: SEGMENT, reward: reward(5) })
    const daily = await runCampaign(app, { kind: 'signIn', streaks: [] }, { segmentId: SEGMENT, reward: reward(3) })
    for (const who of [ann, ben]) await paidOrder(app, who)
    expect(await givenBy(app, id)).toMatchObject({ granted: 1 })
    expect(await ben.call(campaign.signIn, { campaignId: daily })).toMatchObject({ refused: 'campaignOver' })
    await ann.must(campaign.signIn, { campaignId: daily })
    expect([await pointsOf(ann), await pointsOf(ben)]).toEqual([178, 0])
    await office.must(member.removeSegment, { ...shop, segmentId: SEGMENT })
    await paidOrder(app, ann)
    expect(await givenBy(app, id)).toMatchObject({ granted: 1 })
    expect(await app.audit()).toEqual([])
  })
})
