import { beforeEach, expect, test } from 'vitest'
import { money } from '@comanda/domain/money'
import { harbourDish, harbourKitchen, refundPart, testApp } from '../../testing/index.ts'

const RUPIAH = { currencyCode: 'IDR', currencySymbol: 'Rp', internationalSystemOfUnits: 2 }
const app = testApp({
  brand: harbourKitchen({
    dishes: [harbourDish('soup', { price: money(1_250_000) })],
    shop: { currency: RUPIAH, refundAlone: money(10_000_000) },
  }),
})
beforeEach(() => app.cards.control({ reset: true, webhooks: { hold: true } }))

test('Part of a payment in rupiah, which the provider counts without decimals, goes back as it is recorded (M9, PAY-9)', async () => {
  const ann = app.guest()
  const { orderId } = await ann.order()
  expect(await ann.pay(orderId)).toMatchObject({ paymentState: 'paid' })
  await app.settle()
  expect(await refundPart(app, orderId, 10_050)).toMatchObject({ refund: { amount: 10_100, state: 'given' } })
  await app.settle()
  expect(app.cards.provider.book.report().held).toEqual({ IDR: 12_500 - 101 })
  expect(await app.received(orderId)).toBe(1_250_000 - 10_100)
  expect(await app.audit()).toEqual([])
})
