import type { ShopConfig } from '@comanda/domain/store'
import { expect, test } from 'vitest'
import { reachOf } from './present.ts'
import type { AddressRow } from './tables.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const shop = {
  timeZone: 'Europe/London',
  point: { latitude: 51.52, longitude: -0.07 },
  readyMinutes: 20,
  deliveryZones: [
    {
      zoneId: 'evenings',
      name: {},
      shape: { kind: 'circle', radius: 2000 },
      fee: 300,
      minimumDeliveryFee: 0,
      windows: [{ weekdays: everyDay, from: 17 * 60, to: 22 * 60 }],
    },
  ],
} as unknown as ShopConfig
const near = { latitude: 51.525, longitude: -0.07 } as AddressRow
const far = { latitude: 52, longitude: -0.07 } as AddressRow

const reach = (row: AddressRow, at: string, takesNow = true) =>
  reachOf(row, { config: shop, takesNow, now: Date.parse(at) })

test('A zone without delivery at this hour is announced before a cart is built, by the store’s clock (PRICE-6)', () => {
  expect(reach(near, '2026-11-24T18:00:00Z')).not.toHaveProperty('notNow')
  expect(reach(near, '2026-11-24T12:00:00Z')).toMatchObject({
    kind: 'inReach',
    notNow: true,
    fee: 300,
  })
  // Summer time: five in the evening in London is four in UTC.
  expect(reach(near, '2026-07-24T16:00:00Z')).not.toHaveProperty('notNow')
  expect(reach(far, '2026-11-24T18:00:00Z')).toMatchObject({ kind: 'outOfReach' })
})

test('Minutes are shown only if an order can be placed now (ORDER-6, PRICE-6)', () => {
  expect(reach(near, '2026-11-24T18:00:00Z')).toMatchObject({ readyMinutes: 25 })
  // It pauses, or is shut for the day.
  const meanwhile = reach(near, '2026-11-24T18:00:00Z', false)
  expect(meanwhile).toMatchObject({ kind: 'inReach', fee: 300 })
  expect(meanwhile).not.toHaveProperty('readyMinutes')
  expect(reach(near, '2026-11-24T12:00:00Z')).not.toHaveProperty('readyMinutes')
})
