import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SHEET, sheetOf } from './sketch.ts'

const nearby = fc.record({
  latitude: fc.double({ min: 51.4, max: 51.6, noNaN: true }),
  longitude: fc.double({ min: -0.3, max: 0.1, noNaN: true }),
})

describe('Map sketch', () => {
  test('Contains every point, north at the top and east at the right', () => {
    fc.assert(
      fc.property(fc.array(nearby, { minLength: 1, maxLength: 8 }), points => {
        const sheet = sheetOf(points)
        for (const point of points) {
          const { x, y } = sheet.spotOf(point)
          for (const at of [x, y]) expect(at > 0 && at < SHEET).toBe(true)
        }
      }),
    )
    const sheet = sheetOf([
      { latitude: 51, longitude: 0 },
      { latitude: 52, longitude: 1 },
    ])
    const [south, north] = [sheet.spotOf({ latitude: 51, longitude: 0 }), sheet.spotOf({ latitude: 52, longitude: 1 })]
    expect(north.y).toBeLessThan(south.y)
    expect(north.x).toBeGreaterThan(south.x)
  })

  test('A position on the sketch maps back to its coordinates', () => {
    fc.assert(
      fc.property(nearby, nearby, (a, b) => {
        const sheet = sheetOf([a, b])
        const back = sheet.pointAt(sheet.spotOf(a))
        expect(back.latitude).toBeCloseTo(a.latitude, 5)
        expect(back.longitude).toBeCloseTo(a.longitude, 5)
      }),
    )
  })

  test('The scale bar has a round length that fits', () => {
    const sheet = sheetOf([{ latitude: 51, longitude: 0 }], 3000)
    expect(sheet.scale).toBe(500)
    expect(sheet.lengthOf(sheet.scale)).toBeLessThan(SHEET / 2)
  })
})
