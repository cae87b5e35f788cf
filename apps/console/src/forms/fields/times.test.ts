import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockOf, endAfter, minutesOf } from './times.ts'

describe('Times as typed', () => {
  test('An end not later than the start is on the next day', () => {
    expect(endAfter(600, 900)).toBe(900)
    expect(endAfter(1200, 120)).toBe(1560)
    expect(endAfter(0, 0)).toBe(1440)
    expect(endAfter(600, 600)).toBe(2040)
  })

  test('An incomplete time is no time', () => {
    expect(minutesOf('')).toBeUndefined()
    expect(minutesOf('9')).toBeUndefined()
    expect(minutesOf('09:30')).toBe(570)
  })

  test('A window is shown as it was typed', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(minute, minute, (from, to) => {
        const end = endAfter(from, to)
        expect(end).toBeGreaterThan(from)
        expect(end - from).toBeLessThanOrEqual(1440)
        expect(minutesOf(clockOf(end))).toBe(to)
      }),
    )
  })
})
