import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, instantOf, localTime } from './local-time.ts'
import { openingsFrom } from './opening.ts'
import {
  checkSlot,
  type ChosenTime,
  DAY_PARTS,
  dayPartOf,
  firstFree,
  holidaysIn,
  isFree,
  type SlotQuery,
  slotsOf,
} from './slots.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const zone = 'America/New_York'
const at = (date: string, hours: number, minutes = 0) => instantOf(date, hours * 60 + minutes, zone)
const lunch = (changes: Partial<SlotQuery> = {}): SlotQuery => ({
  rule: { leadMinutes: 30, intervalMinutes: 15, capacity: 2, daysAhead: 1, asap: true },
  windows: [
    { weekdays: everyDay, from: 11 * 60, to: 13 * 60 },
    { weekdays: everyDay, from: 18 * 60, to: 19 * 60 },
  ],
  holidays: [],
  timeZone: zone,
  now: at('2026-11-25', 11, 20),
  taken: new Map(),
  ...changes,
})
const all = (query: SlotQuery) => slotsOf(query).days.flatMap(day => day.slots)

describe('time slots', () => {
  test('Several windows a day give slots by the interval, none before the lead time (ORDER-6)', () => {
    const { days, asap } = slotsOf(lunch())
    expect(asap).toBe(true)
    expect(days.map(day => [day.date, day.slots.length])).toEqual([
      ['2026-11-25', 4 + 4],
      ['2026-11-26', 8 + 4],
    ])
    expect(days[0]?.slots[0]).toEqual({ start: at('2026-11-25', 12), end: at('2026-11-25', 12, 15), left: 2 })
  })

  test('The default is as soon as possible if offered, else the first free slot (ORDER-6)', () => {
    expect(firstFree(slotsOf(lunch()))).toBe('asap')
    const taken = new Map([[at('2026-11-25', 18), 2]])
    expect(firstFree(slotsOf(lunch({ now: at('2026-11-25', 14), taken })))).toBe(at('2026-11-25', 18, 15))
    expect(firstFree(slotsOf(lunch({ windows: [] })))).toBeUndefined()
  })

  test('As soon as possible is not offered if the order could not be ready before closing', () => {
    expect(slotsOf(lunch({ now: at('2026-11-25', 12, 31) })).asap).toBe(false)
    expect(checkSlot('asap', lunch({ now: at('2026-11-25', 12, 31) }))).toBe('closed')
  })

  test('A chosen time is validated and never moved (ORDER-6 M8)', () => {
    const query = lunch({ taken: new Map([[at('2026-11-25', 12), 2]]) })
    expect(checkSlot(at('2026-11-25', 12, 15), query)).toBe('ok')
    expect(checkSlot(at('2026-11-25', 12), query)).toBe('full')
    expect(checkSlot(at('2026-11-25', 11), query)).toBe('past')
    expect(checkSlot(at('2025-11-25', 12), query)).toBe('past')
    expect(checkSlot(at('2026-11-25', 15), query)).toBe('closed')
    expect(checkSlot(at('2026-11-25', 12, 10), query)).toBe('notASlot')
    expect(checkSlot(at('2027-11-25', 12), query)).toBe('notASlot')
    expect(checkSlot(Number.NaN, query)).toBe('notASlot')
    expect(checkSlot('asap', lunch({ rule: { ...query.rule, asap: false } }))).toBe('notASlot')
  })

  test('A closed day has no slots', () => {
    const holidays = [{ date: '2026-11-26', name: { en_US: 'Thanksgiving' }, windows: [] }]
    expect(checkSlot(at('2026-11-26', 12), lunch({ holidays }))).toBe('closed')
    expect(slotsOf(lunch({ holidays })).days.map(day => day.date)).toEqual(['2026-11-25'])
  })

  test('Special days in the orderable range are listed, by the store’s calendar (ORDER-6)', () => {
    const dates = ['2026-11-27', '2026-11-26', '2026-11-25', '2026-11-24']
    const holidays = dates.map(date => ({ date, name: {}, windows: [] }))
    const names = (now: number) => holidaysIn(lunch({ holidays, now })).map(day => day.date)
    expect(names(at('2026-11-25', 0))).toEqual(['2026-11-25', '2026-11-26'])
    expect(names(at('2026-11-25', 23, 59))).toEqual(['2026-11-25', '2026-11-26'])
    expect(names(at('2026-11-26', 0))).toEqual(['2026-11-26', '2026-11-27'])
    expect(holidays.map(({ date }) => date)).toEqual(dates)
  })

  test('A slot chosen in time stays valid for a few minutes of paying, not longer', () => {
    const chosen = at('2026-11-25', 12)
    expect(checkSlot(chosen, lunch({ now: at('2026-11-25', 11, 35) }))).toBe('ok')
    expect(checkSlot(chosen, lunch({ now: at('2026-11-25', 11, 36) }))).toBe('past')
  })

  test('A window past midnight continues under the next day, also if only today can be ordered', () => {
    const rule = { leadMinutes: 10, intervalMinutes: 30, capacity: 0, daysAhead: 0, asap: false }
    const windows = [{ weekdays: [5], from: 22 * 60, to: 26 * 60 }]
    const { days } = slotsOf(lunch({ rule, windows, now: at('2026-11-27', 23, 0) }))
    expect(days.map(day => [day.date, day.slots.length])).toEqual([
      ['2026-11-27', 1],
      ['2026-11-28', 4],
    ])
    expect(days[1]?.slots[0]).toEqual({ start: at('2026-11-28', 0), end: at('2026-11-28', 0, 30) })
  })

  test('A day of 23 hours has 23 slots of an hour, a day of 25 has 25', () => {
    const rule = { leadMinutes: 0, intervalMinutes: 60, capacity: 0, daysAhead: 1, asap: false }
    const windows = [{ weekdays: everyDay, from: 0, to: 1440 }]
    const count = (now: number) => slotsOf(lunch({ rule, windows, now })).days.map(day => day.slots.length)
    expect(count(at('2026-03-08', 0))).toEqual([23, 24])
    expect(count(at('2026-11-01', 0))).toEqual([25, 24])
  })
})

const window = fc
  .record({
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    from: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1440 }),
  })
  .map(({ weekdays, from, length }) => ({ weekdays, from, to: from + length }))
/**
 * Zones whose clocks change north and south of the equator, by half an hour, at midnight, once by a whole day; and some that
 * never change.
 */
const zones = [
  zone,
  'Europe/London',
  'Asia/Tokyo',
  'Asia/Kuwait',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'America/St_Johns',
  'America/Havana',
  'America/Asuncion',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Antarctica/Troll',
]
const anyAsk = fc
  .record({
    rule: fc.record({
      leadMinutes: fc.integer({ min: 0, max: 300 }),
      intervalMinutes: fc.constantFrom(5, 10, 15, 20, 30, 45, 60, 7),
      capacity: fc.integer({ min: 0, max: 3 }),
      daysAhead: fc.integer({ min: 0, max: 4 }),
      asap: fc.boolean(),
    }),
    windows: fc.array(window, { minLength: 1, maxLength: 3 }),
    timeZone: fc.constantFrom(...zones),
    /** Some of the next days are special: closed, or with other windows. */
    differ: fc.array(
      fc.record({
        inDays: fc.integer({ min: -1, max: 5 }),
        windows: fc.array(window, { maxLength: 2 }),
      }),
      { maxLength: 3 },
    ),
    now: fc
      .integer({ min: Date.UTC(2011, 0, 1) / 1000, max: Date.UTC(2038, 0, 1) / 1000 })
      .map(seconds => seconds * 1000),
    seed: fc.nat(),
  })
  .map(({ seed, differ, ...query }): SlotQuery => {
    const today = localTime(query.now, query.timeZone).date
    const holidays = differ.map(({ inDays, windows }) => ({ date: addDays(today, inDays), name: {}, windows }))
    const starts = all({ ...query, holidays, taken: new Map() }).map(slot => slot.start)
    return { ...query, holidays, taken: new Map(starts.map((start, index) => [start, (seed + index) % 5])) }
  })

describe('time slots in any zone, season and rule', () => {
  test('Every slot is complete, open, late enough, separate from its neighbours and under its own day', () => {
    fc.assert(
      fc.property(anyAsk, query => {
        const interval = query.rule.intervalMinutes * 60_000
        const openings = openingsFrom(localTime(query.now, query.timeZone).date, query.rule.daysAhead + 1, query)
        let last = Number.NEGATIVE_INFINITY
        for (const day of slotsOf(query).days) {
          expect(day.slots.length).toBeGreaterThan(0)
          for (const slot of day.slots) {
            expect(slot.end - slot.start).toBe(interval)
            expect(slot.start).toBeGreaterThanOrEqual(Math.max(last, query.now + query.rule.leadMinutes * 60_000))
            expect(localTime(slot.start, query.timeZone).date).toBe(day.date)
            expect(openings.some(o => o.opensAt <= slot.start && slot.end <= o.closesAt)).toBe(true)
            last = slot.end
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('A free slot is accepted, a full one refused as full, and other times are no slots', () => {
    fc.assert(
      fc.property(anyAsk, query => {
        for (const slot of all(query).filter((_, index) => index % 11 === 0)) {
          expect(checkSlot(slot.start, query)).toBe(isFree(slot) ? 'ok' : 'full')
          expect(['notASlot', 'closed']).toContain(checkSlot(slot.start + 90_000, query))
        }
      }),
      { numRuns: 150 },
    )
  })

  test('A chosen time is accepted unchanged or refused (ORDER-6)', () => {
    fc.assert(
      fc.property(anyAsk, fc.integer({ min: -2000, max: 8000 }), (query, minutes) => {
        const chosen = Math.floor(query.now / 60_000 + minutes) * 60_000
        const check = checkSlot(chosen, query)
        const shown = all(query).find(slot => slot.start === chosen)
        if (shown) expect(check).toBe(isFree(shown) ? 'ok' : 'full')
        // Only the few minutes of paying extend beyond the shown slots.
        else if (check === 'ok') expect(chosen).toBeLessThan(query.now + query.rule.leadMinutes * 60_000)
      }),
      { numRuns: 400 },
    )
  })

  test('The default is free, and no free time is earlier (ORDER-6)', () => {
    fc.assert(
      fc.property(anyAsk, query => {
        const choice = slotsOf(query)
        const first = firstFree(choice)
        expect(first === 'asap').toBe(choice.asap)
        if (first !== undefined) expect(checkSlot(first, query)).toBe('ok')
        if (typeof first === 'number') for (const slot of all(query)) if (slot.start < first) expect(slot.left).toBe(0)
        if (first === undefined) expect(all(query).every(slot => slot.left === 0)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('The default satisfies the wishes if any free time does, and is the first of those (ORDER-6)', () => {
    const anyHours = fc.record({ from: fc.integer({ min: 0, max: 1439 }), long: fc.integer({ min: 30, max: 600 }) })
    fc.assert(
      fc.property(anyAsk, anyHours, (query, { from, long }) => {
        const choice = slotsOf(query)
        const serves = (time: ChosenTime) => {
          const { minutes } = localTime(time === 'asap' ? query.now : time, query.timeZone)
          return minutes >= from && minutes < from + long
        }
        const first = firstFree(choice, serves)
        const free: ChosenTime[] = all(query)
          .filter(isFree)
          .map(slot => slot.start)
        const serving = (choice.asap ? ['asap' as const, ...free] : free).filter(serves)
        expect(first).toBe(serving.length > 0 ? serving[0] : firstFree(choice))
      }),
      { numRuns: 300 },
    )
  })

  test('Passing time removes slots from the front and never moves one', () => {
    fc.assert(
      fc.property(anyAsk, fc.integer({ min: 1, max: 1000 }), (query, minutes) => {
        const later = new Set(all({ ...query, now: query.now + minutes * 60_000 }).map(slot => slot.start))
        const horizon = instantOf(
          addDays(localTime(query.now, query.timeZone).date, query.rule.daysAhead + 1),
          0,
          query.timeZone,
        )
        const before = new Set(all(query).map(slot => slot.start))
        for (const start of later) if (start < horizon) expect(before.has(start)).toBe(true)
        const earliest = query.now + (minutes + query.rule.leadMinutes) * 60_000
        for (const start of before) if (start >= earliest) expect(later.has(start)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

test('Times are grouped by parts of the day in their order (ORDER-6)', () => {
  expect([0, 299, 300, 719, 720, 1019, 1020, 1439].map(dayPartOf)).toEqual(
    'night night morning morning afternoon afternoon evening evening'.split(' '),
  )
  const minute = fc.nat(1439)
  fc.assert(
    fc.property(minute, minute, (a, b) => {
      const [first, second] = [Math.min(a, b), Math.max(a, b)].map(one => DAY_PARTS.indexOf(dayPartOf(one)))
      expect(first).toBeLessThanOrEqual(second ?? 0)
    }),
  )
})
