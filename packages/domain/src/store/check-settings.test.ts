import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import {
  checkDayWindows,
  checkHolidays,
  checkHours,
  checkWindows,
  checkZones,
  type DeliveryZone,
  quoteDelivery,
  type SlotRule,
  type TimeWindow,
} from './index.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const window = (from: number, to: number, weekdays = everyDay): TimeWindow => ({
  weekdays,
  from: from * 60,
  to: to * 60,
})

describe('weekly hours', () => {
  test('Lunch and dinner do not overlap; windows around the clock touch without overlapping (ORDER-6)', () => {
    expect(checkWindows([window(11, 15), window(17, 23)], 'w')).toEqual([])
    expect(checkWindows([window(0, 24)], 'w')).toEqual([])
    expect(checkWindows([window(11, 15), window(15, 18)], 'w')).toEqual([])
  })

  test('A window ends after it begins, within a day', () => {
    expect(checkWindows([window(15, 11)], 'ways[0].windows')).toEqual([
      { field: 'ways[0].windows[0].to', reason: 'windowBackwards' },
    ])
    expect(checkWindows([window(15, 40)], 'w')).toMatchObject([{ reason: 'windowBackwards' }])
    expect(checkWindows([window(20, 27)], 'w')).toEqual([])
    expect(checkWindows([window(9, 10, [])], 'w')).toEqual([{ field: 'w[0].weekdays', reason: 'weekdaysMissing' }])
  })

  test('Each faulty window is named', () => {
    const fields = (...windows: TimeWindow[]) => checkWindows(windows, 'w').map(({ field }) => field)
    expect(fields(window(15, 11), window(9, 10, []))).toEqual(['w[0].to', 'w[1].weekdays'])
    expect(fields(window(10, 14), window(12, 16), window(11, 13))).toEqual(['w[1].from', 'w[2].from'])
  })

  test('Saturday past midnight touches Sunday morning', () => {
    const night = window(20, 27, [6])
    expect(checkWindows([night, window(2, 5, [0])], 'w')).toEqual([{ field: 'w[1].from', reason: 'windowsOverlap' }])
    expect(checkWindows([night, window(3, 5, [0])], 'w')).toEqual([])
  })

  test('Windows overlap exactly if they share a minute', () => {
    const some = fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 3 }),
      from: fc.integer({ min: 0, max: 23 }).map(hour => hour * 60),
      hours: fc.integer({ min: 1, max: 24 }),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 4 }), drawn => {
        const windows = drawn.map(({ weekdays, from, hours }) => ({ weekdays, from, to: from + hours * 60 }))
        const held = new Map<number, number>()
        for (const { weekdays, from, to } of windows)
          for (const day of weekdays)
            for (let hour = day * 24 + from / 60; hour < day * 24 + to / 60; hour += 1)
              held.set(hour % 168, (held.get(hour % 168) ?? 0) + 1)
        const twice = [...held.values()].some(times => times > 1)
        expect(checkWindows(windows, 'w')[0]?.reason).toBe(twice ? 'windowsOverlap' : undefined)
      }),
    )
  })

  test('The windows of one day do not overlap', () => {
    expect(checkDayWindows([window(10, 14), window(13, 20)], 'd')).toEqual([
      { field: 'd[1].from', reason: 'windowsOverlap' },
    ])
    expect(checkDayWindows([], 'd')).toEqual([])
  })
})

describe('slot rules', () => {
  const slots: SlotRule = { leadMinutes: 15, intervalMinutes: 30, capacity: 4, daysAhead: 6, asap: true }

  test('A slot longer than every window is refused (ORDER-6)', () => {
    const way = { bizType: 1300 as const, windows: [window(12, 13)] }
    expect(checkHours([{ ...way, slots }])).toEqual([])
    expect(checkHours([{ ...way, slots: { ...slots, intervalMinutes: 90 } }])).toEqual([
      {
        field: 'ways[0].slots.intervalMinutes',
        reason: 'intervalTooLong',
        params: { minutes: 90 },
      },
    ])
  })

  test('Each order type has hours exactly once', () => {
    expect(checkHours([{ bizType: 1300, windows: [] }])).toEqual([
      { field: 'ways[0].windows', reason: 'windowsMissing' },
    ])
    const twice = [
      { bizType: 1300 as const, windows: [window(9, 10)] },
      { bizType: 1300 as const, windows: [window(11, 12)] },
    ]
    expect(checkHours(twice)).toEqual([{ field: 'ways[1].bizType', reason: 'wayTwice' }])
  })
})

describe('special days', () => {
  const holiday = (date: string, windows: { from: number; to: number }[] = []) => ({
    date,
    name: { en_US: 'Day off' },
    windows,
  })

  test('A day exists in the calendar and occurs once', () => {
    expect(checkHolidays([holiday('2026-12-25'), holiday('2026-12-26')])).toEqual([])
    expect(checkHolidays([holiday('2026-02-30')])).toEqual([{ field: 'holidays[0].date', reason: 'dateUnknown' }])
    expect(checkHolidays([holiday('2028-02-29')])).toEqual([])
    expect(checkHolidays([holiday('2026-12-25'), holiday('2026-12-25')])).toMatchObject([
      {
        field: 'holidays[1].date',
        reason: 'dateTwice',
      },
    ])
  })

  test('Its windows are checked too', () => {
    expect(checkHolidays([holiday('2026-12-25', [{ from: 600, to: 500 }])])).toEqual([
      {
        field: 'holidays[0].windows[0].to',
        reason: 'windowBackwards',
      },
    ])
  })
})

describe('delivery zones', () => {
  const store = { latitude: 40.72, longitude: -74 }
  const at = (x: number, y: number): [number, number] => [store.longitude + x / 100, store.latitude + y / 100]
  const zone = (shape: DeliveryZone['shape'], changes: Partial<DeliveryZone> = {}): DeliveryZone => ({
    zoneId: 'z',
    name: { en_US: 'Zone' },
    shape,
    fee: money(300),
    minimumDeliveryFee: money(1500),
    ...changes,
  })
  const ring = (...corners: [number, number][]) => zone({ kind: 'polygon', ring: corners })
  const circle = (radius: number) => zone({ kind: 'circle', radius })

  test('A polygon that crosses itself is refused (PRICE-6)', () => {
    expect(checkZones([ring(at(-1, -1), at(1, -1), at(1, 1), at(-1, 1))], store)).toEqual([])
    expect(checkZones([ring(at(-1, -1), at(1, 1), at(1, -1), at(-1, 1))], store)).toEqual([
      {
        field: 'zones[0].shape.ring',
        reason: 'zoneCrosses',
      },
    ])
  })

  test('A zone has at least three corners and an area', () => {
    expect(checkZones([ring(at(0, 0), at(1, 1))], store)).toMatchObject([{ reason: 'zoneCorners' }])
    expect(checkZones([ring(at(0, 0), at(1, 1), at(2, 2))], store)).toMatchObject([{ reason: 'zoneCorners' }])
  })

  test('A corner on the other side of the world is refused', () => {
    expect(checkZones([ring(at(-1, -1), at(1, -1), [100, 40])], store)).toMatchObject([
      {
        field: 'zones[0].shape.ring[2]',
        reason: 'zoneTooFar',
      },
    ])
  })

  test('A circle inside an earlier one is refused (PRICE-6)', () => {
    expect(checkZones([circle(2000), circle(5000)], store)).toEqual([])
    expect(checkZones([circle(5000), circle(2000)], store)).toEqual([{ field: 'zones[1].shape', reason: 'zoneHidden' }])
  })

  test('Fees rise with the distance in order; a zone with limited hours hides no other (PRICE-6)', () => {
    const steps = [
      { from: 2000, fee: money(400) },
      { from: 1000, fee: money(500) },
    ]
    expect(checkZones([zone({ kind: 'circle', radius: 5000 }, { feeByDistance: steps })], store)).toEqual([
      {
        field: 'zones[0].feeByDistance[1].from',
        reason: 'zoneSteps',
      },
    ])
    const evening = zone({ kind: 'circle', radius: 5000 }, { windows: [window(18, 26)] })
    expect(checkZones([evening, circle(2000)], store)).toEqual([])
    const refund = zone({ kind: 'circle', radius: 5000 }, { windows: [window(18, 12)] })
    expect(checkZones([refund], store)).toEqual([{ field: 'zones[0].windows[0].to', reason: 'windowBackwards' }])
  })

  test('Each fault of every zone is named (PRICE-6, STORE-2)', () => {
    const first = zone(
      { kind: 'circle', radius: 900 },
      { freeFrom: money(1000), windows: [{ ...window(9, 10), weekdays: [] }] },
    )
    expect(checkZones([first, ring(at(0, 0), at(1, 1))], store).map(({ field }) => field)).toEqual([
      'zones[0].freeFrom',
      'zones[0].windows[0].weekdays',
      'zones[1].shape.ring',
    ])
  })

  test('Free delivery does not start below the minimum order', () => {
    expect(checkZones([zone({ kind: 'circle', radius: 900 }, { freeFrom: money(1000) })], store)).toEqual([
      {
        field: 'zones[0].freeFrom',
        reason: 'zoneFreeFrom',
      },
    ])
  })

  test('A polygon around the store is accepted and contains the store (PRICE-6)', () => {
    const radii = fc.array(fc.double({ min: 0.3, max: 4, noNaN: true }), { minLength: 5, maxLength: 12 })
    fc.assert(
      fc.property(radii, drawn => {
        const corners = drawn.map((radius, i) => {
          const angle = (2 * Math.PI * i) / drawn.length
          return at(radius * Math.cos(angle), radius * Math.sin(angle))
        })
        expect(checkZones([ring(...corners)], store)).toEqual([])
        expect(quoteDelivery([ring(...corners)], store, store).inReach).toBe(true)
      }),
    )
  })
})
