import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { audit } from '../../audit/report.ts'
import { cardData, dollarKitchen, line, SHOP, type TestMember, testApp } from '../../testing/index.ts'

const VALID_DAYS = 14
const DAY = 86_400_000
const brand = dollarKitchen({ shop: { refundAlone: money(100_000) } })
const app = testApp({
  brand: {
    ...brand,
    coupons: brand.coupons.map(one => ({ ...one, template: { ...one.template, validDays: VALID_DAYS } })),
  },
  clock: '2026-11-22T12:00:00Z',
})

const lotsOf = ({ customerId }: TestMember) =>
  app.sql<{ left_points: number; cause_key: string | null }>(
    'select left_points, cause_key from point_lot where customer_id = $1 order by expires_at',
    [customerId],
  )

/** 100.00 paid in, which bring coupons. */
async function recharged(ann: TestMember): Promise<string> {
  const request = { cardId: ann.cardId, id: 'top-up', versionId: 'v1', ruleId: 'gear-100', agreementVersion: 1 }
  const { rechargeId } = await ann.must(contract.storedvalue.submit, request)
  const payments = [line('12_bankCard', 10_000)]
  const input = { orderId: rechargeId, businessType: 2005 as const, payments, card: cardData() }
  expect(await ann.call(contract.payment.createPayment, input)).toMatchObject({ paymentState: 'paid' })
  await app.settle()
  return rechargeId
}

const couponsOf = async (ann: TestMember, state: 'usable' | 'expired') =>
  (await ann.must(contract.coupon.availableCouponList, { state })).coupons

describe('Coupons of a recharge (CARD-3, CARD-6)', () => {
  test('They are valid for the days of their template', async () => {
    const ann = await app.member()
    await recharged(ann)
    const coupons = await couponsOf(ann, 'usable')
    expect(coupons.length).toBeGreaterThan(0)
    const last = new Date(app.clock() + VALID_DAYS * DAY).toISOString().slice(0, 10)
    for (const { endDate } of coupons) expect(endDate).toBe(last)
  })

  test('They are over once the recharge was refunded (M10)', async () => {
    const ann = await app.member()
    const orderId = await recharged(ann)
    const before = await couponsOf(ann, 'usable')
    const refund = { shopId: SHOP, orderId, businessType: 2005 as const, reason: 'moves away' }
    await app.staff('manager').must(contract.payment.refundOrder, { ...refund, wish: { amount: money(10_000) } })
    await app.settle()
    expect(await couponsOf(ann, 'usable')).toEqual([])
    expect(await couponsOf(ann, 'expired')).toHaveLength(before.length)
  })

  test('A coupon that has not started is shown as such, after those that can be used', async () => {
    const ann = await app.member()
    await recharged(ann)
    const [coupon] = await couponsOf(ann, 'usable')
    await app.sql(
      `update coupon set begin_date = current_date + 400, end_date = current_date + 500
      where coupon_code = $1`,
      [coupon?.couponCode],
    )
    expect((await couponsOf(ann, 'usable')).map(({ state }) => state)).toContain('notStarted')
    expect((await couponsOf(ann, 'usable')).at(-1)?.state).toBe('notStarted')
  })
})

describe('Points of an order (CARD-7)', () => {
  const reward = (ann: TestMember, orderId: string) => ann.must(contract.points.orderRewardPoints, { orderId })

  test('They are pending until it is paid or ended, also where nothing is earned', async () => {
    const ann = await app.member({ gift: 5000 })
    const { orderId } = await ann.order()
    expect(await reward(ann, orderId)).toEqual({ points: 0, takenBack: 0, pending: true })
    await ann.payBy(orderId, [line('17_giftCard', 1250, { payerId: ann.giftCardId })])
    expect(await reward(ann, orderId)).toEqual({ points: 0, takenBack: 0, pending: false })
    const next = await ann.order()
    await ann.must(contract.order.cancel, { orderId: next.orderId })
    expect(await reward(ann, next.orderId)).toMatchObject({ pending: false })
  })

  test('Points earned by an order are taken back from their own lot, not from points that expire earlier', async () => {
    const ann = await app.member()
    const gift = { corporationId: 1, customerId: ann.customerId, points: 100, causeKey: 'test-gift', months: 1 }
    await app.db.inTx(tx => app.modules.points.give(tx, { ...gift, kind: 'pointsGiven', at: app.clock() }))
    const { orderId } = await ann.order()
    await ann.pay(orderId)
    await app.settle()
    const [, earned] = await lotsOf(ann)
    expect(earned?.left_points).toBeGreaterThan(0)
    await ann.must(contract.order.cancel, { orderId })
    await app.settle()
    expect(await lotsOf(ann)).toMatchObject([
      { left_points: 100 },
      { left_points: 0, cause_key: `points-earned:${orderId}` },
    ])
    expect((await audit(app.db)).findings).toEqual([])
  })
})
