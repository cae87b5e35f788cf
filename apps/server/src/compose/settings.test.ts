import type { settingCalls } from '@comanda/contract/store'
import type { ResponseOf } from '@comanda/contract/core'
import { addDays } from '@comanda/domain/store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { type WholeHouse, wholeHouse } from '../testing/whole-house.ts'

type Settings = ResponseOf<typeof settingCalls.settings>

const NEW_YORK = 101
const WAITER = 'newyork@marigold.example'
const database = testDatabase()
let houses: WholeHouse[]
let manager: string
let waiter: string
let guest: string

beforeAll(async () => {
  houses = [await wholeHouse(database()), await wholeHouse(database())]
  manager = await house().staff()
  waiter = await house().staff(WAITER)
  guest = await house().guest()
}, 60_000)
afterAll(async () => {
  for (const one of houses) await one.close()
})

const house = (at = 0): WholeHouse => {
  const found = houses[at]
  if (!found) throw new Error('No such process')
  return found
}
const say = async (path: string, body: object, token = manager, at = 0) =>
  (await house(at).ask(path, { shopId: NEW_YORK, ...body }, { token })).body
const settings = async () => (await say('/api/console/settings', {})).data as Settings
const slotsOn = async (date: string, at = 0) => {
  const { data } = await say('/api/base/shop/getDinnerTime', { businessType: 1300 }, guest, at)
  const { days } = data as { days: { date: string; slots: unknown[] }[] }
  return days.find(day => day.date === date)?.slots.length ?? 0
}
/** Asks until it is so: what is shown may be a second old in each process. */
const comesToBe = async (input: () => Promise<boolean>) => {
  const end = Date.now() + 5000
  while (!(await input())) {
    if (Date.now() > end) throw new Error('It does not come to be')
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

describe('Settings of a store', () => {
  test('A holiday removes the times of its day for every guest at once (ORDER-6)', async () => {
    const { holidays, today } = await settings()
    const date = addDays(today, 2)
    expect(await slotsOn(date)).toBeGreaterThan(0)
    expect(await slotsOn(date, 1)).toBeGreaterThan(0)
    const added = [...holidays.holidays, { date, name: { en_US: 'Staff party' }, windows: [] }]
    const saved = await say('/api/console/saveHolidays', { mark: holidays.mark, holidays: added })
    expect(saved).toMatchObject({ code: '000' })
    expect(await slotsOn(date)).toBe(0)
    expect(await slotsOn(date, 1)).toBe(0)
    await comesToBe(async () => {
      const { data } = await say('/api/base/shop/getShop', {}, guest, 1)
      return (data as { holidays: { name: string }[] }).holidays.some(({ name }) => name === 'Staff party')
    })
  })

  test('Changes of a delivery fee or a deposit are in the staff’s records, once (L2)', async () => {
    const { zones, booking } = await settings()
    const [first, ...more] = zones.zones
    if (!first || !booking.rules) throw new Error('the demo store has no zone or takes no bookings')
    const dearer = { mark: zones.mark, zones: [{ ...first, fee: first.fee + 50 }, ...more] }
    expect(await say('/api/console/saveZones', dearer)).toMatchObject({ code: '000' })
    expect(await say('/api/console/saveZones', dearer)).toMatchObject({ code: '000' })
    const rules = { ...booking.rules, holdMinutes: booking.rules.holdMinutes + 5 }
    expect(await say('/api/console/saveBookingRules', { mark: booking.mark, rules })).toMatchObject({ code: '000' })
    const LINES = {
      name: 'test_set_lines',
      text: `select what, (after -> 'zones' -> 0 ->> 'fee')::int - (before -> 'zones' -> 0 ->> 'fee')::int as fee from audit_line
        where what in ('deliveryZones', 'bookingRules') order by at`,
    }
    expect((await database().query<object>(LINES, [])).rows).toEqual([
      { what: 'deliveryZones', fee: 50 },
      { what: 'bookingRules', fee: null },
    ])
    const now = await settings()
    await say('/api/console/saveZones', { mark: now.zones.mark, zones: zones.zones })
    await say('/api/console/saveBookingRules', { mark: now.booking.mark, rules: booking.rules })
  })

  test('A conflicting save is refused; a repeat of one’s own is no conflict (API-3)', async () => {
    const { dining } = await settings()
    const first = { mark: dining.mark, tableEntry: 'pin', askPeople: true }
    const saved = await say('/api/console/saveDining', first)
    expect(saved).toMatchObject({ code: '000', data: { tableEntry: 'pin', askPeople: true } })
    expect(await say('/api/console/saveDining', first)).toEqual(saved)
    const late = await say('/api/console/saveDining', { ...first, tableEntry: 'code' })
    expect(late).toMatchObject({ code: 'CON-01-0005' })
    const now = (await settings()).dining
    expect(now.tableEntry).toBe('pin')
    expect(
      await say('/api/console/saveDining', { mark: now.mark, tableEntry: 'code', askPeople: false }),
    ).toMatchObject({
      code: '000',
    })
  })

  test('Of twenty who save at once, one succeeds and the others see the conflict', async () => {
    const { dining } = await settings()
    const { holidays } = await settings()
    const racing = Array.from({ length: 20 }, (_, i) =>
      say(
        '/api/console/saveHolidays',
        {
          mark: holidays.mark,
          holidays: [{ date: `2027-03-${String(i + 1).padStart(2, '0')}`, name: { en_US: 'x' }, windows: [] }],
        },
        manager,
        i % 2,
      ),
    )
    const answers = await Promise.all(racing)
    expect(answers.filter(({ code }) => code === '000')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'CON-01-0005')).toHaveLength(19)
    expect((await settings()).dining).toEqual(dining)
  })

  test('A disabled order type is not offered, keeps its hours, and one remains enabled (ORDER-6)', async () => {
    const { hours } = await settings()
    const shown = async () => {
      const { data } = await say('/api/base/shop/getShop', {}, guest, 1)
      return (data as { bizTypes: number[] }).bizTypes
    }
    const off = hours.ways.map(way => (way.bizType === 1200 ? { ...way, on: false } : way))
    const saved = await say('/api/console/saveHours', { mark: hours.mark, ways: off })
    expect(saved).toMatchObject({ code: '000', data: { ways: off } })
    await comesToBe(async () => !(await shown()).includes(1200))
    const { mark } = (await settings()).hours
    const none = hours.ways.map(way => ({ ...way, on: false }))
    expect(await say('/api/console/saveHours', { mark, ways: none })).toMatchObject({
      code: 'CON-02-0050',
      field: 'ways',
    })
    expect(await say('/api/console/saveHours', { mark, ways: hours.ways })).toMatchObject({ code: '000' })
    await comesToBe(async () => (await shown()).includes(1200))
    expect((await settings()).hours).toEqual(hours)
  })

  test('Staff read and do not change; another store is closed to them', async () => {
    const { dining } = await settings()
    const input = { mark: dining.mark, tableEntry: 'pin', askPeople: true }
    expect(await say('/api/console/settings', {}, waiter)).toMatchObject({ code: '000' })
    expect(await say('/api/console/saveDining', input, waiter)).toMatchObject({ code: 'CON-01-0004' })
    expect(await say('/api/console/saveDining', { ...input, shopId: 102 }, waiter)).toMatchObject({
      code: 'CON-01-0002',
    })
    expect(await say('/api/console/settings', { shopId: 102 }, waiter)).toMatchObject({ code: 'CON-01-0002' })
    expect((await house().ask('/api/console/settings', { shopId: NEW_YORK }, { token: guest })).body.code).not.toBe(
      '000',
    )
  })
})

describe('Impossible input is refused with its field', () => {
  const window = { weekdays: [1], from: 600, to: 900 }
  test.each([
    [
      'overlapping hours',
      'saveHours',
      'ways[0].windows[1].from',
      (all: Settings) => ({
        ways: all.hours.ways.map((way, i) => (i === 0 ? { ...way, windows: [window, { ...window, from: 800 }] } : way)),
      }),
    ],
    ['no hours for a way that is offered', 'saveHours', 'ways', (all: Settings) => ({ ways: all.hours.ways.slice(1) })],
    [
      'a slot no hours hold',
      'saveHours',
      'ways[2].slots.intervalMinutes',
      (all: Settings) => ({
        ways: all.hours.ways.map(way => ({
          ...way,
          windows: [{ weekdays: [1], from: 600, to: 610 }],
          ...(way.bizType === 1300 ? {} : { slots: undefined }),
        })),
      }),
    ],
    [
      'a day that is none',
      'saveHolidays',
      'holidays[0].date',
      () => ({
        holidays: [{ date: '2026-02-30', name: { en_US: 'x' }, windows: [] }],
      }),
    ],
    [
      'a nameless day',
      'saveHolidays',
      'holidays[0].name',
      () => ({
        holidays: [{ date: '2026-02-20', name: { en_US: '' }, windows: [] }],
      }),
    ],
    [
      'a zone that crosses itself',
      'saveZones',
      'zones[0].shape.ring',
      (all: Settings) => {
        const { longitude: x, latitude: y } = all.point
        const ring = [
          [x, y],
          [x + 0.01, y + 0.01],
          [x + 0.01, y],
          [x, y + 0.01],
        ]
        return { zones: [{ ...all.zones.zones[0], shape: { kind: 'polygon', ring } }] }
      },
    ],
    [
      'bookings for more people than tables seat',
      'saveBookingRules',
      'rules.maxParty',
      (all: Settings) => ({
        rules: { ...all.booking.rules, maxParty: 99 },
      }),
    ],
  ])('%s', async (_what, call, field, wanted) => {
    const all = await settings()
    const parts = {
      saveHours: all.hours,
      saveHolidays: all.holidays,
      saveZones: all.zones,
      saveBookingRules: all.booking,
    }
    const { mark } = parts[call as keyof typeof parts]
    const answer = await say(`/api/console/${call}`, { mark, ...wanted(all) })
    expect(answer).toMatchObject({ field })
    expect(answer.code).not.toBe('000')
    expect(answer.message.length).toBeGreaterThan(10)
    expect(await settings()).toEqual(all)
  })
})

describe('The hours of a menu', () => {
  interface MenuWindows {
    mark: string
    menus: { menuId: string; on: boolean; windows: object[]; bizTypes: number[] }[]
  }
  const windows = async () => (await say('/api/console/menuWindows', {})).data as MenuWindows
  const menuIds = async (at = 0) => {
    const { data } = await say('/api/menu/queryAllMenus', { businessType: 1300 }, guest, at)
    const { version, document } = data as { version: number; document: { menus: { menuId: string }[] } }
    return { version, ids: document.menus.map(({ menuId }) => menuId) }
  }

  test('A menu that is switched off disappears on every phone at its next request (MENU-1, MENU-4)', async () => {
    const before = await menuIds()
    const { mark, menus } = await windows()
    const off = before.ids.at(-1) ?? ''
    const wanted = menus.map(({ menuId, windows, bizTypes }) => ({ menuId, windows, bizTypes, on: menuId !== off }))
    expect(await say('/api/console/saveMenuWindows', { mark, menus: wanted })).toMatchObject({ code: '000' })
    for (const at of [0, 1]) await comesToBe(async () => !(await menuIds(at)).ids.includes(off))
    expect((await menuIds()).version).toBeGreaterThan(before.version)
    const stale = await say('/api/console/saveMenuWindows', { mark, menus: wanted.map(one => ({ ...one, on: true })) })
    expect(stale).toMatchObject({ code: 'CON-01-0005' })
    const now = await windows()
    const db = wanted.map(one => ({ ...one, on: true }))
    expect(await say('/api/console/saveMenuWindows', { mark: now.mark, menus: db })).toMatchObject({ code: '000' })
    await comesToBe(async () => (await menuIds()).ids.includes(off))
  })

  test('Its hours do not overlap, and it belongs to the store', async () => {
    const { mark, menus } = await windows()
    const one = {
      ...menus[0],
      windows: [
        { weekdays: [5, 6], from: 1200, to: 1600 },
        { weekdays: [6], from: 60, to: 90 },
      ],
    }
    expect(await say('/api/console/saveMenuWindows', { mark, menus: [one] })).toMatchObject({
      code: 'CON-02-0002',
      field: 'menus[0].windows[1].from',
    })
    const foreign = { menuId: 'nothing', on: true, windows: [], bizTypes: [] }
    expect(await say('/api/console/saveMenuWindows', { mark, menus: [foreign] })).toMatchObject({
      field: 'menus[0].menuId',
    })
    expect(await say('/api/console/saveMenuWindows', { mark, menus: [] }, waiter)).toMatchObject({
      code: 'CON-01-0004',
    })
  })
})
