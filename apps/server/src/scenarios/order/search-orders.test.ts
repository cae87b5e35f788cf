import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp } from '../../testing/index.ts'

const app = testApp()
const { order: calls } = contract

describe('Search for orders at the console', () => {
  test('A scheduled order is found by number, call number, name and phone, before and after it was accepted (ORDER-12)', async () => {
    const contact = {
      phoneNumber: '7700900771',
      countryCode: '44',
      isoCode: 'GB',
      firstName: 'Wilma',
      lastName: 'Later',
    }
    const dinnerTime = new Date(app.clock() + 25 * 3_600_000).toISOString()
    const { orderId, orderNo } = await app.guest().order({ paymentMethod: 'out-line', dinnerTime, contact })
    const staff = app.staff('staff')
    const { callNumber = '' } = await staff.must(calls.orderDetail, { orderId })
    const texts = [orderNo, orderNo.replaceAll('-', ''), callNumber, `#${callNumber}`, 'wilm', 'Later', '7700 900771']
    for (const promisedAt of [undefined, dinnerTime]) {
      if (promisedAt) await staff.must(calls.accept, { orderId, promisedAt })
      for (const text of texts) {
        const { orders } = await staff.must(calls.searchOrders, { shopId: SHOP, text })
        expect([text, orders.map(one => one.orderId)]).toEqual([text, [orderId]])
      }
    }
  })

  test('An order is found by its number, by staff of its store only (A1)', async () => {
    const { orderId, orderNo } = await app.guest().order({ paymentMethod: 'out-line' })
    await app.guest().order({ paymentMethod: 'out-line' })
    const staff = app.staff('staff')
    const results = async (text: string) =>
      (await staff.must(calls.searchOrders, { shopId: SHOP, text })).orders.map(one => one.orderId)
    expect(await results(orderNo)).toEqual([orderId])
    expect(await results(orderNo.toLowerCase())).toEqual([orderId])
    expect(await results('%')).toEqual([])
    const stranger = app.staff('staff', { shopIds: [999] })
    expect(refusedAs(await stranger.call(calls.searchOrders, { shopId: SHOP, text: orderNo }))).not.toBe('done')
  })
})
