import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { deliveryFee, quoteDelivery, readyIn, zoneOfPlace } from './delivery.ts'
import type { DeliveryZone } from './types.ts'

const store = { latitude: 51.5, longitude: -0.1 }
const zone = (zoneId: string, shape: DeliveryZone['shape'], fee = 300): DeliveryZone => ({
  zoneId,
  name: { en_US: zoneId },
  shape,
  fee: money(fee),
  minimumDeliveryFee: money(1500),
})
const square: [number, number][] = [
  [-0.12, 51.49],
  [-0.08, 51.49],
  [-0.08, 51.51],
  [-0.12, 51.51],
  [-0.12, 51.49],
]

describe('delivery zones (PRICE-6)', () => {
  test('A place inside or on the edge of a circle is in reach', () => {
    const zones = [zone('near', { kind: 'circle', radius: 2000 })]
    const quote = quoteDelivery(zones, store, { latitude: 51.51, longitude: -0.1 })
    expect(quote).toMatchObject({ inReach: true, zoneId: 'near', fee: 300, minimumDeliveryFee: 1500 })
    expect(quote).not.toHaveProperty('freeFrom')
    const edge = { latitude: 51.5 + ((2000 / 6_371_008.8) * 180) / Math.PI, longitude: -0.1 }
    expect(quoteDelivery(zones, store, edge).inReach).toBe(true)
  })

  test('A place out of reach has the distance that is missing', () => {
    const zones = [zone('near', { kind: 'circle', radius: 1000 }), zone('box', { kind: 'polygon', ring: square })]
    const quote = quoteDelivery(zones, store, { latitude: 51.52, longitude: -0.1 })
    expect(quote.inReach).toBe(false)
    expect(!quote.inReach && Math.round(quote.beyond ?? 0)).toBe(1112)
    expect(quoteDelivery([], store, store)).toEqual({ inReach: false, distance: 0 })
  })

  test('Corner, edge and inside of a polygon are in reach; a step outside is not', () => {
    const zones = [zone('box', { kind: 'polygon', ring: square })]
    const inReach = (longitude: number, latitude: number) =>
      quoteDelivery(zones, store, { latitude, longitude }).inReach
    expect(inReach(-0.1, 51.5)).toBe(true)
    expect(inReach(-0.12, 51.49)).toBe(true)
    expect(inReach(-0.1, 51.51)).toBe(true)
    expect(inReach(-0.08, 51.5)).toBe(true)
    expect(inReach(-0.0799, 51.5)).toBe(false)
    expect(inReach(-0.1, 51.5101)).toBe(false)
  })

  test('A notch in a polygon is outside', () => {
    const ring: [number, number][] = [
      [0, 0],
      [0.04, 0],
      [0.04, 0.04],
      [0.02, 0.01],
      [0, 0.04],
      [0, 0],
    ]
    const zones = [zone('notch', { kind: 'polygon', ring })]
    const inReach = (longitude: number, latitude: number) =>
      quoteDelivery(zones, store, { latitude, longitude }).inReach
    expect(inReach(0.02, 0.03)).toBe(false)
    expect(inReach(0.01, 0.01)).toBe(true)
    expect(inReach(0.035, 0.02)).toBe(true)
  })

  test('A zone across the 180th meridian is one zone', () => {
    const ring: [number, number][] = [
      [179.9, -17],
      [-179.9, -17],
      [-179.9, -16.9],
      [179.9, -16.9],
    ]
    const zones = [zone('fiji', { kind: 'polygon', ring })]
    expect(quoteDelivery(zones, store, { latitude: -16.95, longitude: 180 }).inReach).toBe(true)
    expect(quoteDelivery(zones, store, { latitude: -16.95, longitude: -179.95 }).inReach).toBe(true)
    expect(quoteDelivery(zones, store, { latitude: -16.95, longitude: -179.8 }).inReach).toBe(false)
  })

  test("The first of overlapping zones in the store's order counts", () => {
    const zones = [
      zone('first', { kind: 'circle', radius: 900 }, 500),
      zone('second', { kind: 'circle', radius: 5000 }, 100),
    ]
    expect(quoteDelivery(zones, store, store)).toMatchObject({ zoneId: 'first', fee: 500 })
  })

  test('A place is in reach exactly if it is outside of no distance', () => {
    const near = fc.record({
      latitude: fc.double({ min: 51.4, max: 51.6, noNaN: true }),
      longitude: fc.double({ min: -0.3, max: 0.1, noNaN: true }),
    })
    const zones = [zone('box', { kind: 'polygon', ring: square }), zone('near', { kind: 'circle', radius: 1500 })]
    fc.assert(
      fc.property(near, place => {
        const quote = quoteDelivery(zones, store, place)
        const inBox =
          place.longitude > -0.12 && place.longitude < -0.08 && place.latitude > 51.49 && place.latitude < 51.51
        if (inBox || (quote.distance ?? 0) < 1500) expect(quote.inReach).toBe(true)
        if (!quote.inReach) expect(quote.beyond).toBeGreaterThan(0)
      }),
    )
  })

  test("Delivery is free from the zone's amount of dishes", () => {
    const quote = { fee: money(300), freeFrom: money(4000) }
    expect(deliveryFee(quote, money(3999))).toBe(300)
    expect(deliveryFee(quote, money(4000))).toBe(0)
    expect(deliveryFee({ fee: money(300) }, money(99_999))).toBe(300)
  })

  test('The fee follows distance steps, and the zone reports the distance', () => {
    const steps = {
      feeByDistance: [
        { from: 2500, fee: money(700) },
        { from: 1000, fee: money(500) },
      ],
    }
    const zones = [{ ...zone('far', { kind: 'circle', radius: 5000 }), ...steps }]
    const at = (metres: number) => {
      const place = { latitude: store.latitude + ((metres / 6_371_008.8) * 180) / Math.PI, longitude: -0.1 }
      return zoneOfPlace(zones, quoteDelivery(zones, store, place))
    }
    expect([0, 990, 1010, 2490, 2510, 4990].map(metres => at(metres)?.fee)).toEqual([300, 300, 500, 500, 700, 700])
    expect(Math.round(at(1200)?.distance ?? 0)).toBe(1200)
    expect(at(5100)).toBeUndefined()
    const even = [zone('even', { kind: 'circle', radius: 5000 })]
    expect(zoneOfPlace(even, quoteDelivery(even, store, store))).not.toHaveProperty('distance')
  })

  test('A zone with limited hours counts only within them; otherwise the next zone counts', () => {
    const evening = { windows: [{ weekdays: [5], from: 1080, to: 1500 }] }
    const late = { ...zone('late', { kind: 'circle', radius: 5000 }, 900), ...evening }
    const near = zone('near', { kind: 'circle', radius: 1000 }, 200)
    const quote = (weekday: number, minutes: number, zones = [late, near]) =>
      quoteDelivery(zones, store, store, { weekday, minutes })
    expect(quote(5, 1079)).toMatchObject({ zoneId: 'near', fee: 200 })
    expect(quote(5, 1080)).toMatchObject({ zoneId: 'late', fee: 900 })
    expect(quote(6, 59)).toMatchObject({ zoneId: 'late' })
    expect(quote(6, 60, [late])).toEqual({ inReach: false, distance: 0, notNow: true })
    expect(quoteDelivery([late], store, store)).toMatchObject({ inReach: true })
  })

  test('Travel time is added in steps of five minutes', () => {
    expect(readyIn(20, 1300)).toBe(20)
    expect(readyIn(20, 1200)).toBe(20)
    expect(readyIn(20, 1200, 2600)).toBe(35)
  })
})
