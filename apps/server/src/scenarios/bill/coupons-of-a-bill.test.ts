import { cart } from '@comanda/contract/cart'
import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { harbourKitchen, line, testApp } from '../../testing/index.ts'

const TENTH = 'tenth-off'
const tenthOff = {
  couponTemplateId: TENTH,
  name: { en_US: '10 % off' },
  description: {},
  effect: { kind: 'percent' as const, rate: 100_000 },
  minimum: money(0),
  shopIds: [],
  bizTypes: [1100],
  foodIds: [],
  windows: [],
  excludesPromotions: false,
}
const brand = harbourKitchen({
  giftProgram: { excludesCoupons: true },
  shop: { paymentMethods: { 1100: ['12_bankCard', '17_giftCard', 'out-line'], 1300: ['12_bankCard'] } },
})
const app = testApp({ brand: { ...brand, coupons: [{ template: tenthOff, givenTo: [] }] } })

const AT = { shopId: 101, businessType: 1100 as const, tableId: 'T9' }

test('A gift card that excludes coupons does not pay a bill with a round that used one (PAY-4)', async () => {
  const ann = await app.member({ gift: 5000 })
  const owner = `c:${ann.customerId}`
  await app.db.inTx(tx =>
    app.modules.coupon.giveCoupons(tx, { corporationId: 1, owner, couponTemplateId: TENTH, count: 1 }),
  )
  const { coupons } = await ann.must(contract.coupon.availableCouponList, { state: 'usable' })
  await ann.fillCart(['soup'], { businessType: 1100, tableId: 'T9' })
  const withCoupon = await ann.must(cart.useCoupon, { ...AT, couponCode: coupons[0]?.couponCode ?? '' })
  await ann.submit(withCoupon, { orderType: 1100, tableId: 'T9', paymentMethod: 'out-line' })
  // The second round used none: the coupon of the first counts.
  await ann.order({ orderType: 1100, tableId: 'T9', paymentMethod: 'out-line', dishes: ['pie'] })
  const { bill } = await ann.must(contract.bill.calConfirm, { shopId: 101, tableId: 'T9' })
  expect(bill).toMatchObject({ totalAmount: 1125 + 1250 })
  const { partId } = await ann.must(contract.bill.executePaymentRound, {
    billId: bill?.billId ?? '',
    split: { by: 'rest' },
    expectedAmount: 2375,
  })
  const request = { orderId: partId, businessType: 2001 as const }
  const list = await ann.must(contract.payment.queryPaymentMethodList, request)
  expect(list).toMatchObject({ withCoupons: true, means: [{ paymentMethod: '17_giftCard', excludesCoupons: true }] })
  const payments = [line('17_giftCard', 2375, { payerId: ann.giftCardId })]
  expect(await ann.call(contract.payment.createPayment, { ...request, payments })).toMatchObject({
    refused: 'methodNotOffered',
  })
})
