import { isRefusal } from '@comanda/contract/core'
import { instantOf } from '@comanda/domain/store'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import type { Caller } from '../../platform/http/index.ts'
import { testDatabase } from '../../testing/index.ts'
import { testAnyone, testGuest } from '../../testing/test-caller.ts'
import { createStore, saveShop, setPaused, type StoreModule } from './index.ts'
import { testShop } from './test-shop.ts'

const database = testDatabase()
const lunch = instantOf('2026-11-25', 13 * 60 + 30, 'Europe/London')
const clock = settableClock(lunch)
const tokyo = testShop({
  shopId: 8,
  shopName: { en_US: 'Ōsaka Kitchen', zh_CN: '大阪厨房' },
  address: { countryCode: 'JP', lines: ['3-1 Minami'], city: 'Tokyo', region: 'Tokyo', postcode: '150-0001' },
  point: { latitude: 35.66, longitude: 139.7 },
  timeZone: 'Asia/Tokyo',
  bizTypes: [1300],
})
const near = testShop({ shopId: 9, shopName: { en_US: 'Rose Corner' }, point: { latitude: 51.53, longitude: -0.07 } })
const home = { latitude: 51.521, longitude: -0.07 }
let store: StoreModule
/** The store of the last order, by owner. */
const lastShops = new Map<string, number>()

/** The module as one process of several on the same database has it. */
const newStore = (): StoreModule =>
  createStore({
    pictureHost: '/media',
    keepPictures: async () => true,
    lastOrderedShop: async (_corporationId, owner) => lastShops.get(owner),
    db: database(),
    clock,
    tablesOf: async () => [],
    menuOf: async () => undefined,
    startMenu: async () => {},
    hasOrders: async () => false,
    continueCallNumbers: async () => {},
    isMenuPreview: () => false,
    canCharge: () => true,
    brandLanguages: async () => ['en_US'],
    joinShop: async () => {},
    openAt: async () => ({ orders: 0, bills: 0, bookings: 0 }),
    discountsGiven: async () => [],
    ordersSince: async () => new Map(),
    changed: () => {},
    settingsChanged: () => {},
  })

const list = async (input: object, caller: Caller = testAnyone()) => {
  const answer = await store.handlers.queryShopList(caller, {
    pageSize: 20,
    openNow: false,
    favouritesOnly: false,
    search: '',
    ...input,
  })
  if (isRefusal(answer) || !('shops' in answer)) throw new Error('no list')
  return answer
}
const ids = async (input: object, caller?: Caller) => (await list(input, caller)).shops.map(shop => shop.shopId)

beforeAll(async () => {
  store = newStore()
  await database().inTx(async tx => {
    for (const config of [testShop(), tokyo, near]) await saveShop(tx, 1, config, new Date(lunch))
    await saveShop(tx, 2, testShop({ shopId: 70 }), new Date(lunch))
  })
})
beforeEach(() => {
  clock.set(clock() < lunch ? lunch : clock() + 2000)
})

test('Without a position the store of the last order comes first, with one the nearest (MENU-7)', async () => {
  const ann = testGuest()
  const names = await ids({}, ann)
  const last = names.at(-1) ?? 0
  lastShops.set(ann.session.owner, last)
  const answer = await list({}, ann)
  expect([answer.shops[0]?.shopId, answer.lastOrderedShopId]).toEqual([last, last])
  expect((await list({ ...home }, ann)).lastOrderedShopId).toBeUndefined()
  expect((await list({})).lastOrderedShopId).toBeUndefined()
})

describe('The list of stores', () => {
  test('The nearest first, with distance and direction (MENU-8)', async () => {
    const { shops } = await list(home)
    expect(shops.map(shop => shop.shopId)).toEqual([7, 9, 8])
    expect(shops[0]).toMatchObject({ distance: 111.2, direction: 's', favourite: false })
    expect(shops[0]).not.toHaveProperty('delivers')
  })

  test('Works without location: open ones first, then by name', async () => {
    const { shops } = await list({})
    expect(shops.map(shop => shop.shopId)).toEqual([7, 9, 8])
    expect(shops[0]).not.toHaveProperty('distance')
    expect(shops.map(shop => shop.state.open)).toEqual([true, true, false])
  })

  test('By order type, by opening state, and by words in any language, with or without accents', async () => {
    expect(await ids({ bizType: 1200 })).toEqual([7, 9])
    expect(await ids({ openNow: true })).toEqual([7, 9])
    expect(await ids({ search: 'osaka' })).toEqual([8])
    expect(await ids({ search: '大阪' })).toEqual([8])
    expect(await ids({ search: 'GARDEN  e1' })).toEqual([7])
    expect(await ids({ search: '%' })).toEqual([])
  })

  test('Favourites come first and can be shown alone (MENU-7)', async () => {
    const guest = testGuest()
    const marked = await store.handlers.collectShop(guest, { shopId: 8, collected: true })
    expect(marked).toEqual({ shopIds: [8] })
    expect(await ids(home, guest)).toEqual([8, 7, 9])
    expect(await ids({ favouritesOnly: true }, guest)).toEqual([8])
    expect(await ids({ favouritesOnly: true }, testGuest())).toEqual([])
    await store.handlers.collectShop({ ...guest, requestId: 'another-request' }, { shopId: 8, collected: false })
    expect(await ids({ favouritesOnly: true }, guest)).toEqual([])
  })

  test('For delivery it shows which stores deliver to the point, and adds the travel time (PRICE-6)', async () => {
    const { shops } = await list({ ...home, bizType: 1200 })
    expect(shops.map(shop => [shop.shopId, shop.delivers])).toEqual([
      [7, true],
      [9, true],
    ])
    expect(shops[0]?.readyMinutes).toBe(25)
    const far = await list({ latitude: 50, longitude: 0, bizType: 1200 })
    expect(far.shops.map(shop => shop.delivers)).toEqual([false, false])
  })

  test('Is read page by page, and refuses a cursor it never gave', async () => {
    const first = await list({ pageSize: 2 })
    expect([first.shops.length, first.total, first.nextCursor]).toEqual([2, 3, '2'])
    const second = await list({ pageSize: 2, cursor: first.nextCursor })
    expect(second.shops.map(shop => shop.shopId)).toEqual([8])
    expect(second).not.toHaveProperty('nextCursor')
    await expect(list({ cursor: "1' or 1=1" })).rejects.toThrow('no list')
  })

  test('Another brand has its own stores and sees none of these (A2)', async () => {
    expect(await ids({}, testAnyone(2))).toEqual([70])
    expect(await ids({}, testAnyone(3))).toEqual([])
    expect(await store.handlers.getShop(testAnyone(2), { shopId: 7 })).toMatchObject({ refused: 'shopUnknown' })
  })
})

describe('a store', () => {
  test('A pause applies at once in every process and ends at its time; minutes are not shown meanwhile (ORDER-6)', async () => {
    const other = newStore()
    await other.shops.now(1, 7)
    await database().inTx(tx =>
      setPaused(tx, { corporationId: 1, shopId: 7, paused: true, until: clock() + 600_000 }, new Date()),
    )
    for (const process of [store, other]) expect((await process.shops.now(1, 7))?.pause).toBeDefined()
    const input = { shopId: 7, businessType: 1300 as const, dinnerTime: 'asap' as const }
    expect(await store.handlers.checkDinnerTime(testAnyone(), input)).toMatchObject({ verdict: 'paused' })
    const soon = () => store.handlers.getDinnerTime(testAnyone(), { shopId: 7, businessType: 1300 })
    expect(await soon()).not.toHaveProperty('readyMinutes')
    clock.advance(600_000)
    expect((await store.shops.now(1, 7))?.pause).toBeUndefined()
    expect(await soon()).toHaveProperty('readyMinutes', 20)
    await database().inTx(tx => setPaused(tx, { corporationId: 1, shopId: 7, paused: false }, new Date()))
  })

  test('New settings are used by the next request, with a new version', async () => {
    const other = newStore()
    const before = await other.shops.now(1, 9)
    await database().inTx(tx => saveShop(tx, 1, { ...near, readyMinutes: 55 }, new Date()))
    const after = await other.shops.now(1, 9)
    expect([before?.config.readyMinutes, after?.config.readyMinutes]).toEqual([20, 55])
    expect(after?.configVersion).toBe((before?.configVersion ?? 0) + 1)
  })

  test('Returns its times by its own clock, whatever the phone’s (T1)', async () => {
    clock.set(instantOf('2026-11-26', 11 * 60 + 50, 'Europe/London'))
    const times = await store.handlers.getDinnerTime(testAnyone(), { shopId: 7, businessType: 1300 })
    expect(times).toMatchObject({ today: '2026-11-26', asap: true, first: 'asap', timeZone: 'Europe/London' })
    if (isRefusal(times) || !('days' in times)) throw new Error('no times')
    expect(times.days.map(day => day.date)).toEqual(['2026-11-26', '2026-11-27'])
    expect(times.days[0]?.slots[0]).toEqual({
      start: '2026-11-26T12:15:00.000Z',
      end: '2026-11-26T12:30:00.000Z',
      full: false,
      left: 2,
    })
  })

  test('Names the days that differ, and whether the store is closed on them, in the guest’s language (ORDER-6)', async () => {
    const day = (date: string, en_US: string, windows: { from: number; to: number }[]) => ({
      date,
      name: { en_US, zh_CN: '家庭日' },
      windows,
    })
    const holidays = [day('2026-11-27', 'Late start', [{ from: 900, to: 1200 }]), day('2026-11-26', 'Family Day', [])]
    await database().inTx(tx => saveShop(tx, 1, testShop({ shopId: 12, holidays }), new Date(lunch)))
    clock.set(instantOf('2026-11-26', 10 * 60, 'Europe/London'))
    const times = (language: string) =>
      store.handlers.getDinnerTime({ ...testAnyone(), language }, { shopId: 12, businessType: 1300 })
    expect(await times('en_US')).toMatchObject({
      asap: false,
      days: [{ date: '2026-11-27' }],
      holidays: [
        { date: '2026-11-26', name: 'Family Day', closed: true },
        { date: '2026-11-27', name: 'Late start', closed: false },
      ],
    })
    expect(await times('zh_CN')).toMatchObject({ holidays: [{ name: '家庭日' }, { name: '家庭日' }] })
  })

  test('Explains the problem of a time, and the alternative (ORDER-6)', async () => {
    clock.set(instantOf('2026-11-26', 16 * 60, 'Europe/London'))
    const check = (dinnerTime: string) =>
      store.handlers.checkDinnerTime(testAnyone(), { shopId: 7, businessType: 1300, dinnerTime })
    const first = '2026-11-26T18:00:00.000Z'
    expect(await check('asap')).toEqual({ verdict: 'closed', first })
    expect(await check('2026-11-26T12:00:00Z')).toEqual({ verdict: 'past', first })
    expect(await check('2026-11-26T18:05:00Z')).toEqual({ verdict: 'notASlot', first })
    expect(await check(first)).toEqual({ verdict: 'ok' })
  })

  test('Reveals no internal figures and refuses an order type it does not offer', async () => {
    const config = await store.handlers.getShopConfig(testAnyone(), { shopId: 7 })
    expect(JSON.stringify(config)).not.toContain('capacity')
    const answer = await store.handlers.getDinnerTime(testAnyone(), { shopId: 8, businessType: 1200 })
    expect(answer).toMatchObject({ refused: 'wayNotOffered', data: { bizTypes: [1300] } })
  })

  test('Uses the caller’s language', async () => {
    const caller = { ...testAnyone(), language: 'zh_CN' }
    expect(await store.handlers.getNoteList(caller, { shopId: 7 })).toEqual({ notes: ['放门口', '不要洋葱'] })
    expect(await store.handlers.getNoteList(caller, { shopId: 7, businessType: 1300 })).toEqual({ notes: ['不要洋葱'] })
    expect(await store.handlers.queryShopInfo(caller, { shopId: 7 })).toMatchObject({ shopName: '花园餐厅' })
  })

  test('Each quick remark is listed once, also one that every order type has (CART-7)', async () => {
    const quickRemarks = [{ en_US: 'No onion' }, { en_US: 'No onion', ar: 'بدون بصل' }]
    const shop = testShop({ shopId: 77, quickRemarks, quickRemarksFor: { 1200: [{ en_US: 'No onion' }] } })
    await database().inTx(tx => saveShop(tx, 1, shop, new Date()))
    const { notes } = (await store.handlers.getNoteList(testAnyone(), { shopId: 77, businessType: 1200 })) as {
      notes: string[]
    }
    expect(notes).toEqual(['No onion'])
  })

  test('With an unknown zone is never open', async () => {
    const lost = testShop({ shopId: 99, timeZone: 'Mars/Phobos' })
    await expect(database().inTx(tx => saveShop(tx, 1, lost, new Date()))).rejects.toThrow(RangeError)
  })
})
