import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localTime } from '../store/index.ts'
import { DAY, isWithin, minutesUntilChange, nextOpening, windowLines } from './windows.ts'

const at = (weekday: number, hour: number, minute = 0) => ({ weekday, minutes: hour * 60 + minute })
const breakfast = { weekdays: [1, 2, 3, 4, 5], from: 7 * 60, to: 11 * 60 }
const late = { weekdays: [6], from: 22 * 60, to: 26 * 60 }

describe('menu windows', () => {
  it('No windows = always (MENU-4)', () => {
    expect(isWithin([], at(0, 3))).toBe(true)
  })

  it('Open from the first minute to before the last (MENU-4)', () => {
    expect([at(1, 6, 59), at(1, 7), at(1, 10, 59), at(1, 11)].map(t => isWithin([breakfast], t))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isWithin([breakfast], at(6, 8))).toBe(false)
  })

  it("A window past midnight belongs to the day it began on, also across the week's end (MENU-4)", () => {
    expect([at(6, 21, 59), at(6, 23), at(0, 1, 59), at(0, 2)].map(t => isWithin([late], t))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('Store-local time counts, also on the day clocks change (MENU-4)', () => {
    const sunday = [{ weekdays: [0], from: 2 * 60, to: 4 * 60 }]
    const open = (iso: string) => isWithin(sunday, localTime(Date.parse(iso), 'America/New_York'))
    expect(open('2026-03-08T06:30:00Z')).toBe(false)
    expect(open('2026-03-08T07:00:00Z')).toBe(true)
    expect(open('2026-03-08T08:00:00Z')).toBe(false)
    expect(isWithin(sunday, localTime(Date.parse('2026-03-08T07:30:00Z'), 'Asia/Tokyo'))).toBe(false)
  })

  it('The next opening is today or on a later day (MENU-4)', () => {
    expect(nextOpening([breakfast], at(1, 6))).toEqual({ inDays: 0, weekday: 1, from: 420 })
    expect(nextOpening([breakfast], at(1, 12))).toEqual({ inDays: 1, weekday: 2, from: 420 })
    expect(nextOpening([breakfast], at(5, 12))).toEqual({ inDays: 3, weekday: 1, from: 420 })
    expect(nextOpening([breakfast, late], at(6, 12))).toEqual({ inDays: 0, weekday: 6, from: 1320 })
    expect(nextOpening([], at(6, 12))).toBeUndefined()
  })

  it('The next opening is open, and no earlier minute begins one (MENU-4)', () => {
    const window = fc.record({
      weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
      from: fc.integer({ min: 0, max: 1439 }),
      to: fc.integer({ min: 1440, max: 2000 }),
    })
    const moment = fc.record({ weekday: fc.integer({ min: 0, max: 6 }), minutes: fc.integer({ min: 0, max: 1439 }) })
    fc.assert(
      fc.property(window, moment, (one, now) => {
        const next = nextOpening([one], now)
        const until = minutesUntilChange([one], now) ?? 0
        if (!next) throw new Error('a window always comes again')
        expect(isWithin([one], { weekday: next.weekday, minutes: next.from })).toBe(true)
        expect((now.weekday + next.inDays) % 7).toBe(next.weekday)
        const later = now.weekday * DAY + now.minutes + until - 1
        const before = { weekday: Math.floor(later / DAY) % 7, minutes: later % DAY }
        expect(isWithin([one], before)).toBe(isWithin([one], now))
      }),
    )
  })

  it('Hours are listed with one line per pair of times, days from Monday on (MENU-4)', () => {
    const lines = windowLines([late, { ...breakfast, weekdays: [0, 5] }, { ...breakfast, weekdays: [1] }])
    expect(lines).toEqual([
      { weekdays: [1, 5, 0], from: 420, to: 660 },
      { weekdays: [6], from: 1320, to: 1560 },
    ])
  })
})
