import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import { byCard, cardData, harbourDish, line, ownMethodsKitchen, type TestGuest, testApp } from '../../testing/index.ts'

const dish = (foodId: string, price: number) => harbourDish(foodId, { price: money(price) })
const app = testApp({
  brand: ownMethodsKitchen({
    dishes: [dish('pie', 700), dish('soup', 700), dish('tea', 300)],
    shop: { paymentMethods: { 1100: ['12_bankCard', '16_msBalance', 'out-line'] } },
  }),
})

const order = (guest: TestGuest, foodId: string) =>
  guest.order({ orderType: 1100, tableId: 'T9', paymentMethod: 'out-line', dishes: [foodId] })

async function payPart(guest: TestGuest, billId: string, amount: number, payments: ReturnType<typeof line>[]) {
  const split = { by: 'amount' as const, amount: money(amount) }
  const { partId } = await guest.must(contract.bill.executePaymentRound, { billId, split, expectedAmount: amount })
  const input = { orderId: partId, businessType: 2001 as const, payments, card: cardData() }
  expect(await guest.call(contract.payment.createPayment, input)).toMatchObject({ paymentState: 'paid' })
  await app.settle()
  return partId
}

test('A dish of a bill paid in parts is refunded to each payment method of its part, once; the other part is unchanged (M8, M9)', async () => {
  const ben = await app.member({ card: 500 })
  await order(ben, 'pie')
  await order(ben, 'soup')
  const tea = await order(ben, 'tea')
  const { bill } = await ben.must(contract.bill.calConfirm, { shopId: app.shop.config.shopId, tableId: 'T9' })
  const billId = bill?.billId ?? ''
  const first = await payPart(ben, billId, 700, [line('12_bankCard', 700)])
  const second = await payPart(ben, billId, 1000, [byCard(ben, 500), line('12_bankCard', 500)])
  expect((await app.holdings(ben))[1]).toBe(0)
  await app.staff().reject(tea.orderId)
  await app.settle()
  expect((await app.holdings(ben))[1]).toBe(150)
  expect(app.inCardBook(first)).toEqual(['captured'])
  expect(app.inCardBook(second)).toEqual(['partly'])
  expect(app.cards.provider.book.report().held).toEqual({ GBP: 700 + 500 - 150 })
  await app.settle()
  expect((await app.holdings(ben))[1]).toBe(150)
})
