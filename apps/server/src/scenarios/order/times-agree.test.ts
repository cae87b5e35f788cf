import { contract } from '@comanda/contract'
import { isRefusal } from '@comanda/contract/core'
import { expect, test } from 'vitest'
import { harbourKitchen, NOON, SHOP, testApp } from '../../testing/index.ts'

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const app = testApp({
  brand: harbourKitchen({
    shop: {
      hours: { 1300: [{ weekdays: EVERY_DAY, from: 660, to: 840 }] },
      slots: { 1300: { leadMinutes: 30, intervalMinutes: 15, capacity: 2, daysAhead: 1, asap: true } },
    },
  }),
})

const MINUTE = 60_000

test('A time that calculating an order accepts is accepted when it is placed, and the other way round (ORDER-6)', async () => {
  const offsets = [-1440, -15, 0, 1, 15, 29, 30, 37, 45, 60, 105, 120, 121, 135, 600, 1380, 1440, 2880]
  const times = ['asap', ...offsets.map(minutes => new Date(NOON + minutes * MINUTE).toISOString())]
  const seconds = new Date(NOON + 45 * MINUTE + 500).toISOString()
  for (const dinnerTime of [...times, seconds, '2026-11-21T13:00:00+00:00', '2026-11-21T14:00:00+01:00']) {
    const ann = app.guest()
    const cart = await ann.fillCart(['soup'])
    const input = { shopId: SHOP, cartId: cart.cartId, orderType: 1300 as const, dinnerTime }
    const calculated = await ann.call(contract.order.calculate, input)
    const placed = await ann.submit(cart, { dinnerTime })
    const accepts = 'problems' in calculated && calculated.problems.length === 0
    expect([dinnerTime, accepts ? '' : 'refused'], JSON.stringify([calculated, placed]).slice(0, 300)).toEqual([
      dinnerTime,
      isRefusal(placed) ? 'refused' : '',
    ])
  }
})
