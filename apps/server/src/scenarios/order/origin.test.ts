import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { dataOf, testApp } from '../../testing/index.ts'

const app = testApp({ clock: Date.UTC(2026, 10, 24, 12) })
const manager = app.staff('manager')

const placeFrom = async (channelId: string, pageParams: Record<string, string>) => {
  const ann = app.guest()
  const cart = await ann.fillCart(['soup'])
  return dataOf(await ann.submit(cart, { paymentMethod: 'out-line' }, { channelId, pageParams }))
}

test('Channel, scene, promoter, visit type and POS order of the link are stored with the order for the store (NAV-1, NAV-6)', async () => {
  const pageParams = { sceneId: 's1', sceneVal: 'v', p: 'ann', vt: '2', posOrderId: 'K-17', shopId: '1', ms: 'x' }
  const { orderId } = await placeFrom('poster', pageParams)
  const { origin } = await manager.must(contract.order.orderDetail, { orderId })
  expect(origin).toEqual({
    channel: 'poster',
    sceneId: 's1',
    sceneVal: 'v',
    promoter: 'ann',
    visitType: '2',
    posOrderId: 'K-17',
  })
})

test('The report of the day sums the orders of each channel (NAV-6)', async () => {
  const accepted = async (channelId: string) => {
    const placed = await placeFrom(channelId, {})
    await manager.accept(placed.orderId)
    return placed
  }
  const { totalPaidAmount: amount, shop } = await accepted('leaflet')
  await accepted('leaflet')
  await accepted('')
  const { channels, sold } = await manager.must(contract.report.dayReport, { shopId: shop.shopId })
  expect(channels).toContainEqual({ channel: 'leaflet', count: 2, amount: 2 * amount })
  expect(channels).toContainEqual({ channel: '', count: 1, amount })
  expect(channels.reduce((sum, it) => sum + it.count, 0)).toBe(sold.count)
})
