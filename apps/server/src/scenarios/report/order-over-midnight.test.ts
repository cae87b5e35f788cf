import { contract } from '@comanda/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'

const MINUTE = 60_000
const app = testApp()
const { shopId, timeZone } = app.shop.config

test('An order that ends after midnight counts on the day it was placed, and on no other (ORDER-9)', async () => {
  const manager = app.staff('manager')
  const dateAt = (time: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(time)
  const sold = async (date: string) => {
    const { figures } = await manager.must(contract.report.dayFigures, { shopId, date })
    return figures.find(one => one.group === 'sold' && one.key === 'orders')?.count ?? 0
  }
  const placedOn = dateAt(app.clock())
  const ann = app.guest()
  const { orderId } = await ann.order()
  await ann.pay(orderId)
  await app.settle()
  await manager.accept(orderId)
  await manager.must(contract.order.start, { orderId })
  await manager.must(contract.order.ready, { orderId })
  while (dateAt(app.clock()) === placedOn) app.clock.advance(30 * MINUTE)
  const endedOn = dateAt(app.clock())
  await manager.must(contract.order.complete, { orderId })
  expect([await sold(placedOn), await sold(endedOn)]).toEqual([1, 0])
})
