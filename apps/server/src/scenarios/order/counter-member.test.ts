import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { harbourDish, harbourKitchen, SHOP, testApp } from '../../testing/index.ts'

const TENTH = 'tenth-off'
const tenthOff = {
  couponTemplateId: TENTH,
  name: { en_US: '10 % off' },
  description: {},
  effect: { kind: 'percent' as const, rate: 100_000 },
  minimum: money(0),
  shopIds: [],
  bizTypes: [1300 as const],
  foodIds: [],
  windows: [],
  excludesPromotions: false,
}
const dishes = [harbourDish('soup', { price: money(1000), prices: [{ value: money(800), type: 'member' }] })]
const app = testApp({ brand: { ...harbourKitchen({ dishes }), coupons: [{ template: tenthOff, givenTo: [] }] } })
const sam = app.staff('manager')

const entered = (customerId?: number) => ({
  shopId: SHOP,
  orderType: 1300 as const,
  cartItems: [{ foodId: 'soup', quantity: 2 }],
  ...(customerId !== undefined && { customerId }),
})
const priceOf = async (input: object) => {
  const { calculation } = await sam.must(contract.order.priceCounterOrder, { ...entered(), ...input })
  return calculation.totalPaidAmount
}

describe('A member at the counter (COUNTER-1)', () => {
  test('A member has the member price, and a guest does not (COUNTER-1, LOGIN-10)', async () => {
    const ann = await app.member({ card: 500 })
    expect(await priceOf({})).toBe(2000)
    expect(await priceOf({ customerId: ann.customerId })).toBe(1600)
  })

  test('A coupon of the member lowers the order and is used once (COUNTER-1, CARD-6)', async () => {
    const ann = await app.member({ card: 500 })
    const owner = `c:${ann.customerId}`
    await app.db.inTx(tx =>
      app.modules.coupon.giveCoupons(tx, { corporationId: 1, owner, couponTemplateId: TENTH, count: 1 }),
    )
    const { coupons } = await ann.must(contract.coupon.availableCouponList, { state: 'usable' })
    const couponCodes = coupons.map(({ couponCode }) => couponCode)
    expect(await priceOf({ customerId: ann.customerId, couponCodes })).toBe(1440)
    const order = { ...entered(ann.customerId), couponCodes, guestName: '', phone: '', expectedTotal: 1440 }
    const { orderId } = await sam.must(contract.order.placeCounterOrder, order)
    expect(await sam.must(contract.order.orderDetail, { orderId })).toMatchObject({ totalPaidAmount: 1440 })
    expect(await ann.must(contract.coupon.availableCouponList, { state: 'usable' })).toMatchObject({ coupons: [] })
    expect(await app.audit()).toEqual([])
  })
})
