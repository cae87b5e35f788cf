import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { cardData, dataOf, diningRoom, line, TABLES, testApp } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-21T18:00:00Z' })
const room = diningRoom(app, TABLES.sharedLater)
beforeEach(() => room.clear([TABLES.sharedLater]))

describe('a calculation says how it is paid (PRICE-2)', () => {
  test('The fee of a bank card and a tip are on top of an order; the order placed costs its price without them (PRICE-8)', async () => {
    const ann = app.guest()
    const cart = await ann.fillCart([{ ...ann.choice('edamame'), quantity: 4 }])
    const request = { shopId: 101, cartId: cart.cartId, orderType: 1300 as const }
    const plain = await ann.must(contract.order.calculate, request)
    expect(plain.calculation).toMatchObject({ totalTipAmount: 0, ccAmount: 0, prePayments: [] })
    expect(plain).toMatchObject({ enablePay: true, openCardStore: true, openPointStore: true, openGiftStore: true })
    const due = plain.calculation.totalPaidAmount
    const paying = { paymentMethod: '12_bankCard' as const, tipAmount: 200 }
    const { calculation } = await ann.must(contract.order.calculate, { ...request, ...paying })
    const fee = Math.trunc((due * 25) / 1000)
    expect(calculation).toMatchObject({ totalTipAmount: 200, ccAmount: fee, totalPaidAmount: due + 200 + fee })
    expect(calculation.totalLines.map(({ kind }) => kind).slice(-2)).toEqual(['tip', 'cardFee'])
    const { cartVersion } = cart
    const again = await ann.must(contract.order.recalculation, { ...request, paymentMethod: 'out-line', cartVersion })
    expect(again.calculation).toMatchObject({ ccAmount: 0, totalPaidAmount: due })
    expect(dataOf(await ann.submit(cart, { expectedTotal: due })).totalPaidAmount).toBe(due)
  })

  test('A round at a table names what of its bill is paid, by method, in the cart and in the order (ORDER-3)', async () => {
    const [ana, ben] = [await room.sits('Ana'), await room.sits('Ben')]
    await ana.round('', 3)
    const { billId } = await ana.bill()
    const { partId } = dataOf(await ben.keep(billId, { by: 'amount', amount: money(400) }, 400))
    const payments = [line('12_bankCard', 400, { ccAmount: money(10) })]
    const paid = { orderId: partId, businessType: 2001 as const, payments, card: cardData() }
    expect(await ben.call(contract.payment.createPayment, paid)).toMatchObject({ paymentState: 'paid' })
    const cart = await ana.add('', { quantity: 1 })
    expect(cart.calculation.prePayments).toEqual([{ paymentMethod: '12_bankCard', amount: 400 }])
    const request = { shopId: 101, tableId: TABLES.sharedLater, cartId: cart.cartId, orderType: 1100 as const }
    const quote = await ana.must(contract.order.calculate, { ...request, paymentMethod: '12_bankCard' })
    expect(quote.calculation).toMatchObject({
      prePayments: [{ paymentMethod: '12_bankCard', amount: 400 }],
      ccAmount: 0,
      totalPaidAmount: cart.calculation.totalPaidAmount,
    })
    expect(quote.enablePay).toBe(false)
  })
})
