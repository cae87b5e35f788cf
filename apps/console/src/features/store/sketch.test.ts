import { distanceBetween } from '@comanda/domain/store'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sketchRadiusFor, SKETCH, sketchOf, stepped } from './sketch.ts'

const store = { latitude: 40.7229, longitude: -73.9954 }

describe('The sketch for drawing zones', () => {
  test('Has the store in the middle, north up and east to the right', () => {
    const { spotOf } = sketchOf(store, 5000)
    expect(spotOf(store)).toEqual({ x: SKETCH / 2, y: SKETCH / 2 })
    expect(spotOf({ ...store, latitude: store.latitude + 0.01 }).y).toBeLessThan(SKETCH / 2)
    expect(spotOf({ ...store, longitude: store.longitude + 0.01 }).x).toBeGreaterThan(SKETCH / 2)
  })

  test('Returns drawn points at their position and distance', () => {
    const spot = fc.integer({ min: 0, max: SKETCH })
    fc.assert(
      fc.property(spot, spot, fc.constantFrom(1000, 5000, 20_000), (x, y, reach) => {
        const sketch = sketchOf(store, reach)
        const point = sketch.pointOf({ x, y })
        const back = sketch.spotOf(point)
        expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(0.1)
        const drawn = Math.hypot(x - SKETCH / 2, y - SKETCH / 2)
        expect(Math.abs(sketch.lengthOf(distanceBetween(store, point)) - drawn)).toBeLessThan(2)
      }),
    )
  })

  test('Reaches a little beyond its contents', () => {
    expect(sketchRadiusFor(0)).toBe(500)
    expect(stepped(500, -1)).toBe(500)
    expect(stepped(stepped(3000, 1), -1)).toBe(3000)
    expect(sketchRadiusFor(5000)).toBe(7000)
  })
})
