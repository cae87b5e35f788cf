import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directionTo, distanceBetween, distanceWords } from './distance.ts'

const hongKong = { latitude: 22.3193, longitude: 114.1694 }
const macau = { latitude: 22.1987, longitude: 113.5439 }
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distance', () => {
  test('It is measured on the mean sphere', () => {
    expect(distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111_195.08, 1)
    expect(Math.round(distanceBetween(hongKong, macau) / 1000)).toBe(66)
  })

  test('It is short across the 180th meridian', () => {
    expect(distanceBetween({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 })).toBeLessThan(300)
  })

  test('It is symmetric, never negative, and at most half the circumference', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const metres = distanceBetween(a, b)
        expect(metres).toBeGreaterThanOrEqual(0)
        expect(metres).toBeLessThanOrEqual(20_015_116)
        expect(distanceBetween(b, a)).toBeCloseTo(metres, 3)
      }),
    )
  })

  test('From 1000 m on in km with two decimals, below in whole metres (MENU-8)', () => {
    expect(distanceWords(0)).toBe('0m')
    expect(distanceWords(850.4)).toBe('850m')
    expect(distanceWords(999.4)).toBe('999m')
    expect(distanceWords(999.6)).toBe('1.00km')
    expect(distanceWords(1000)).toBe('1.00km')
    expect(distanceWords(1234)).toBe('1.23km')
    expect(distanceWords(12_345)).toBe('12.35km')
  })

  test('The direction is one of eight', () => {
    expect(directionTo(hongKong, macau)).toBe('w')
    expect(directionTo(hongKong, { latitude: 23, longitude: 114.1694 })).toBe('n')
    expect(directionTo(hongKong, { latitude: 22, longitude: 114.5 })).toBe('se')
  })
})
