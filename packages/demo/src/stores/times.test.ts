import { distanceBetween, readyIn } from '@comanda/domain/store'
import { expect, test } from 'vitest'
import { storePlans } from './all.ts'

test.each(storePlans.map(({ config }) => [config.shopName.en_US ?? '', config] as const))(
  '%s offers times from when its kitchen is done, and its farthest door is reached (ORDER-6)',
  (_, { deliveryZones, point, readyMinutes, slots }) => {
    const metres = deliveryZones.flatMap(({ shape }) => {
      if (shape.kind === 'circle') return [shape.radius]
      const ring = shape.kind === 'polygon' ? shape.ring : []
      return ring.map(([longitude, latitude]) => distanceBetween(point, { latitude, longitude }))
    })
    expect(slots[1200]?.leadMinutes).toBe(readyIn(readyMinutes, 1200, Math.max(...metres)))
    const pickup = slots[1300]?.leadMinutes ?? 0
    expect(pickup).toBeGreaterThanOrEqual(readyMinutes)
    expect(pickup).toBeLessThan(readyMinutes + 5)
  },
)
