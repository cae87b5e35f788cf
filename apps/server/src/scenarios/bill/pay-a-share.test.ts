import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { cardData, harbourDish, harbourKitchen, line, type TestGuest, testApp } from '../../testing/index.ts'

const app = testApp({
  brand: harbourKitchen({
    dishes: [harbourDish('soup', { price: money(550), taxIds: ['vat'] })],
    shop: {
      taxes: [{ taxId: 'vat', name: { en_US: 'VAT' }, rate: 90_000, inclusive: false, onFees: false }],
      tip: {
        tipType: 0,
        smallestUnitAmounts: [15],
        defaultIndex: 0,
        tipRules: 'subtotal',
        beforeDiscount: true,
        tipPaymentUids: ['12_bankCard'],
        useCustomPayment: false,
        bizTypes: [1100, 1300],
      },
    },
  }),
})

/** A guest with one soup on the bill of T9, and a part of the bill reserved. */
async function withPart(split: object, expectedAmount: number) {
  const ann = app.guest()
  await ann.order({ orderType: 1100, tableId: 'T9', paymentMethod: 'out-line' })
  const { bill } = await ann.must(contract.bill.calConfirm, { shopId: app.shop.config.shopId, tableId: 'T9' })
  if (!bill) throw new Error('no bill')
  const { partId } = await ann.must(contract.bill.executePaymentRound, {
    billId: bill.billId,
    split: split as { by: 'rest' },
    expectedAmount,
  })
  return { ann, partId, billId: bill.billId }
}

const tipsFor = async (guest: TestGuest, orderId: string, businessType?: 2001) => {
  const list = await guest.must(contract.payment.queryPaymentMethodList, {
    orderId,
    ...(businessType && { businessType }),
  })
  return list.tip?.choices.map(({ tipAmount }) => tipAmount)
}

describe('Tips on a table’s bill (PRICE-7)', () => {
  test('15 % of a bill with dishes for 5.50 is 0.82, as for a single order; taxes do not count', async () => {
    const { ann, partId } = await withPart({ by: 'rest' }, 600)
    expect(await tipsFor(ann, partId, 2001)).toEqual([82])
    const single = await ann.order()
    expect(await tipsFor(ann, single.orderId)).toEqual([82])
  })

  test('A share has its share of the base, and the tip computed from it is accepted', async () => {
    const { ann, partId } = await withPart({ by: 'evenly', ways: 2 }, 300)
    expect(await tipsFor(ann, partId, 2001)).toEqual([41])
    const input = { orderId: partId, businessType: 2001 as const, card: cardData() }
    const wrong = [line('12_bankCard', 300, { tipAmount: money(45) })]
    expect(await ann.call(contract.payment.createPayment, { ...input, payments: wrong })).toMatchObject({
      refused: 'tipNotOffered',
    })
    const payments = [line('12_bankCard', 300, { tipAmount: money(41) })]
    expect(await ann.call(contract.payment.createPayment, { ...input, payments })).toMatchObject({
      paymentState: 'paid',
      chargedAmount: 341,
    })
  })
})

describe('A share paid in person (PAY-3)', () => {
  test('The share returns to the rest of the bill and the staff are called to the table, once', async () => {
    const { ann, partId, billId } = await withPart({ by: 'evenly', ways: 2 }, 300)
    const list = await ann.must(contract.payment.queryPaymentMethodList, { orderId: partId, businessType: 2001 })
    expect(list.methods.map(({ paymentMethod }) => paymentMethod)).toContain('out-line')
    const input = { orderId: partId, businessType: 2001 as const, payments: [line('out-line', 300)] }
    for (let i = 0; i < 2; i += 1)
      expect(await ann.call(contract.payment.createPayment, input)).toMatchObject({ paymentState: 'outLine' })
    const { bill } = await ann.must(contract.bill.calConfirm, { billId })
    expect(bill).toMatchObject({ restAmount: 600, openAmount: 0, state: 'open' })
    const staff = app.staff()
    const { shopId } = app.shop.config
    const { calls } = await staff.must(contract.table.tableCalls, { shopId })
    expect(calls).toMatchObject([{ tableId: 'T9', wish: 'bill' }])
    const settled = await staff.must(contract.bill.settleTableBill, { shopId, billId, expectedAmount: 600 })
    expect(settled).toMatchObject({ state: 'paid' })
  })

  test('Another guest cannot choose it for the share', async () => {
    const { partId } = await withPart({ by: 'rest' }, 600)
    const input = { orderId: partId, businessType: 2001 as const, payments: [line('out-line', 600)] }
    expect(await app.guest().call(contract.payment.createPayment, input)).toMatchObject({ refused: 'notFound' })
  })
})
