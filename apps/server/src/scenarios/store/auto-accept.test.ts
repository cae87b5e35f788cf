import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { SHOP, testApp } from '../../testing/index.ts'

const app = testApp({ processes: 2 })
const manager = app.staff('manager')
const shop = { shopId: SHOP }

async function acceptAlone(on: boolean): Promise<void> {
  const { ordering } = await manager.must(contract.store.settings, shop)
  const ways = ordering.ways.map(way => ({ ...way, autoAccept: on && way.bizType === 1300, readyMinutes: 25 }))
  await manager.must(contract.store.saveOrdering, { ...shop, ...ordering, ways })
  app.clock.advance(1100)
}
const sweep = () => app.modules.order.watchdog.sweep()

describe('Automatic acceptance', () => {
  test('A paid order is accepted within a second, with the usual time as its promise (STORE-2)', async () => {
    await acceptAlone(true)
    const ann = app.guest()
    const { orderId } = await ann.order()
    await ann.pay(orderId)
    await app.settle()
    await Promise.all([sweep(), sweep(), sweep()])
    const order = await ann.detail(orderId)
    expect(order.state).toBe('accepted')
    expect(order.steps.filter(step => step.state === 'accepted')).toHaveLength(1)
    expect(Date.parse(order.promisedAt ?? '')).toBe(app.clock() + 25 * 60_000)
  })

  test('Orders of other order types, and orders after it is switched off, wait for staff (STORE-2)', async () => {
    const ann = app.guest()
    const { orderId } = await ann.order({ paymentMethod: 'out-line' })
    await acceptAlone(false)
    await sweep()
    expect((await ann.detail(orderId)).state).toBe('placed')
    app.clock.advance(400_000)
    await sweep()
    expect((await ann.detail(orderId)).state).toBe('rejected')
  })
})
