import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp } from '../../testing/index.ts'

const app = testApp()
const { order: calls } = contract

describe('Search for orders at the console', () => {
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
