import { contract } from '@comanda/contract'
import type { CallSpec, ResponseOf } from '@comanda/contract/core'
import { addDays } from '@comanda/domain/store'
import { describe, expect, test } from 'vitest'
import { demoStaff, refusedAs, testApp } from '../../testing/index.ts'

type Settings = ResponseOf<typeof contract.store.settings>

const NEW_YORK = 101
const shop = { shopId: NEW_YORK }
const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z', processes: 2 })
const manager = demoStaff(app)
const waiter = demoStaff(app, 'newyork@marigold.example')
const guest = app.guest()

/** Sends a call for the store in New York; `input` may be invalid. */
const send = (spec: CallSpec, input: object, by = manager, process = 0) =>
  by.call(spec, { ...shop, ...input }, { process })
const settings = () => manager.must(contract.store.settings, shop)
const slotsOn = async (date: string, process = 0) => {
  const { days } = await guest.must(contract.store.getDinnerTime, { ...shop, businessType: 1300 }, { process })
  return days.find(day => day.date === date)?.slots.length ?? 0
}
const shopAt = (process: number) => guest.must(contract.store.getShop, shop, { process })
/** Reads until the condition holds: each process may show data that is a second old. */
const eventually = (read: () => Promise<boolean>) => {
  const later = () => {
    app.clock.advance(1100)
    return read()
  }
  return expect.poll(later, { timeout: 5000, interval: 100 }).toBe(true)
}

describe('Settings of a store', () => {
  test('A holiday removes the times of its day for every guest at once (ORDER-6)', async () => {
    const { holidays, today } = await settings()
    const date = addDays(today, 2)
    expect(await slotsOn(date)).toBeGreaterThan(0)
    expect(await slotsOn(date, 1)).toBeGreaterThan(0)
    const added = [...holidays.holidays, { date, name: { en_US: 'Staff party' }, windows: [] }]
    const saved = await send(contract.store.saveHolidays, { mark: holidays.mark, holidays: added })
    expect(refusedAs(saved)).toBe('done')
    expect(await slotsOn(date)).toBe(0)
    expect(await slotsOn(date, 1)).toBe(0)
    const showsParty = async (process: number) =>
      (await shopAt(process)).holidays.some(({ name }) => name === 'Staff party')
    expect(await showsParty(0)).toBe(true)
    // The clock is stopped: the other process reads the settings again because of the notification.
    await expect.poll(() => showsParty(1), { timeout: 5000 }).toBe(true)
  })

  test('Changes of a delivery fee or a deposit are in the staff’s records, once (L2)', async () => {
    const { zones, booking } = await settings()
    const [first, ...more] = zones.zones
    if (!first || !booking.rules) throw new Error('the demo store has no zone or takes no bookings')
    const dearer = { mark: zones.mark, zones: [{ ...first, fee: first.fee + 50 }, ...more] }
    expect(refusedAs(await send(contract.store.saveZones, dearer))).toBe('done')
    expect(refusedAs(await send(contract.store.saveZones, dearer))).toBe('done')
    const rules = { ...booking.rules, holdMinutes: booking.rules.holdMinutes + 5 }
    expect(refusedAs(await send(contract.store.saveBookingRules, { mark: booking.mark, rules }))).toBe('done')
    const LINES = {
      name: 'test_set_lines',
      text: `select what, (after -> 'zones' -> 0 ->> 'fee')::int - (before -> 'zones' -> 0 ->> 'fee')::int as fee from audit_line
        where what in ('deliveryZones', 'bookingRules') order by at`,
    }
    expect((await app.db.query<object>(LINES, [])).rows).toEqual([
      { what: 'deliveryZones', fee: 50 },
      { what: 'bookingRules', fee: null },
    ])
    const now = await settings()
    await send(contract.store.saveZones, { mark: now.zones.mark, zones: zones.zones })
    await send(contract.store.saveBookingRules, { mark: now.booking.mark, rules: booking.rules })
  })

  test('A conflicting save is refused; a repeat of one’s own is no conflict (API-3)', async () => {
    const { dining } = await settings()
    const first = { mark: dining.mark, tableEntry: 'pin', askPeople: true }
    const saved = await send(contract.store.saveDining, first)
    expect(saved).toMatchObject({ tableEntry: 'pin', askPeople: true })
    expect(await send(contract.store.saveDining, first)).toEqual(saved)
    const late = await send(contract.store.saveDining, { ...first, tableEntry: 'code' })
    expect(late).toMatchObject({ refused: 'changedMeanwhile' })
    const now = (await settings()).dining
    expect(now.tableEntry).toBe('pin')
    expect(
      refusedAs(await send(contract.store.saveDining, { mark: now.mark, tableEntry: 'code', askPeople: false })),
    ).toBe('done')
  })

  test('Of twenty who save at once, one succeeds and the others see the conflict', async () => {
    const { dining } = await settings()
    const { holidays } = await settings()
    const racing = Array.from({ length: 20 }, (_, i) =>
      send(
        contract.store.saveHolidays,
        {
          mark: holidays.mark,
          holidays: [{ date: `2027-03-${String(i + 1).padStart(2, '0')}`, name: { en_US: 'x' }, windows: [] }],
        },
        manager,
        i % 2,
      ),
    )
    const answers = await Promise.all(racing)
    expect(answers.filter(answer => refusedAs(answer) === 'done')).toHaveLength(1)
    expect(answers.filter(answer => refusedAs(answer) === 'changedMeanwhile')).toHaveLength(19)
    expect((await settings()).dining).toEqual(dining)
  })

  test('A disabled order type is not offered, keeps its hours, and one remains enabled (ORDER-6)', async () => {
    const { hours } = await settings()
    const shown = async (): Promise<number[]> => (await shopAt(1)).bizTypes
    const off = hours.ways.map(way => (way.bizType === 1200 ? { ...way, on: false } : way))
    const saved = await send(contract.store.saveHours, { mark: hours.mark, ways: off })
    expect(saved).toMatchObject({ ways: off })
    await eventually(async () => !(await shown()).includes(1200))
    const { mark } = (await settings()).hours
    const none = hours.ways.map(way => ({ ...way, on: false }))
    expect(await send(contract.store.saveHours, { mark, ways: none })).toMatchObject({
      refused: 'waysAllOff',
      field: 'ways',
    })
    expect(refusedAs(await send(contract.store.saveHours, { mark, ways: hours.ways }))).toBe('done')
    await eventually(async () => (await shown()).includes(1200))
    expect((await settings()).hours).toEqual(hours)
  })

  test('Staff read and do not change; another store is closed to them', async () => {
    const { dining } = await settings()
    const input = { mark: dining.mark, tableEntry: 'pin', askPeople: true }
    expect(refusedAs(await send(contract.store.settings, {}, waiter))).toBe('done')
    expect(await send(contract.store.saveDining, input, waiter)).toMatchObject({ refused: 'rightMissing' })
    expect(await send(contract.store.saveDining, { ...input, shopId: 102 }, waiter)).toMatchObject({
      refused: 'notYourShop',
    })
    expect(await send(contract.store.settings, { shopId: 102 }, waiter)).toMatchObject({ refused: 'notYourShop' })
    expect(refusedAs(await guest.call(contract.store.settings, shop))).not.toBe('done')
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
    ['no hours for an offered order type', 'saveHours', 'ways', (all: Settings) => ({ ways: all.hours.ways.slice(1) })],
    [
      'a slot outside all hours',
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
      'a date that does not exist',
      'saveHolidays',
      'holidays[0].date',
      () => ({
        holidays: [{ date: '2026-02-30', name: { en_US: 'x' }, windows: [] }],
      }),
    ],
    [
      'a holiday without a name',
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
      'bookings for more people than the tables seat',
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
    const answer = await send(contract.store[call as keyof typeof parts], { mark, ...wanted(all) })
    expect(answer).toMatchObject({ field })
    expect(refusedAs(answer)).not.toBe('done')
    expect((answer as { message: string }).message.length).toBeGreaterThan(5)
    expect(await settings()).toEqual(all)
  })
})

describe('The hours of a menu', () => {
  const windows = () => manager.must(contract.menu.menuWindows, shop)
  const menuIds = async (process = 0) => {
    const menu = await guest.must(contract.menu.queryAllMenus, { ...shop, businessType: 1300 }, { process })
    if (!('document' in menu)) throw new Error('the menu is not new')
    return { version: menu.version, ids: menu.document.menus.map(({ menuId }) => menuId) }
  }

  test('A menu that is switched off disappears on every phone at its next request (MENU-1, MENU-4)', async () => {
    const before = await menuIds()
    const { mark, menus } = await windows()
    const off = before.ids.at(-1) ?? ''
    const next = menus.map(({ menuId, windows, bizTypes }) => ({ menuId, windows, bizTypes, on: menuId !== off }))
    expect(refusedAs(await send(contract.menu.saveMenuWindows, { mark, menus: next }))).toBe('done')
    for (const at of [0, 1]) await eventually(async () => !(await menuIds(at)).ids.includes(off))
    expect((await menuIds()).version).toBeGreaterThan(before.version)
    const stale = await send(contract.menu.saveMenuWindows, { mark, menus: next.map(one => ({ ...one, on: true })) })
    expect(stale).toMatchObject({ refused: 'changedMeanwhile' })
    const now = await windows()
    const db = next.map(one => ({ ...one, on: true }))
    expect(refusedAs(await send(contract.menu.saveMenuWindows, { mark: now.mark, menus: db }))).toBe('done')
    await eventually(async () => (await menuIds()).ids.includes(off))
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
    expect(await send(contract.menu.saveMenuWindows, { mark, menus: [one] })).toMatchObject({
      refused: 'windowsOverlap',
      field: 'menus[0].windows[1].from',
    })
    const foreign = { menuId: 'nothing', on: true, windows: [], bizTypes: [] }
    expect(await send(contract.menu.saveMenuWindows, { mark, menus: [foreign] })).toMatchObject({
      field: 'menus[0].menuId',
    })
    expect(await send(contract.menu.saveMenuWindows, { mark, menus: [] }, waiter)).toMatchObject({
      refused: 'rightMissing',
    })
  })
})
