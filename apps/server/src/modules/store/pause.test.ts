import { pauseCalls as calls } from '@comanda/contract/store'
import { beforeEach, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import { again, atGates, testDatabase, testStaff } from '../../testing/index.ts'
import { saveShop } from './index.ts'
import { pauseCalls } from './pause.ts'
import { createShops } from './shops.ts'
import { testShop } from './test-shop.ts'

const database = testDatabase()
const NOON = Date.UTC(2026, 10, 22, 12)
const SHOP = 101
const clock = settableClock(NOON)
/** What every hint to the screens of a store finds in the database. */
let hints: Promise<string>[] = []

function handlersHere() {
  const shops = createShops(database(), clock)
  const stateOf = async (shopId: number) => `${shopId} ${(await shops.now(1, shopId))?.pause ? 'off' : 'on'}`
  const changed = ({ shopId }: { shopId: number }) => {
    hints.push(stateOf(shopId))
  }
  const lastOrderedShop = async () => undefined
  const deps = {
    db: database(),
    clock,
    changed,
    settingsChanged: changed,
    lastOrderedShop,
    tablesOf: async () => [],
    menuOf: async () => undefined,
    startMenu: async () => {},
    hasOrders: async () => false,
    continueCallNumbers: async () => {},
    isMenuPreview: () => false,
    canCharge: () => true,
    brandLanguages: async () => ['en_US'],
    pictureHost: '/media',
    keepPictures: async () => true,
    joinShop: async () => {},
    openAt: async () => ({ orders: 0, bills: 0, bookings: 0 }),
    discountsGiven: async () => [],
    ordersSince: async () => new Map(),
  }
  return { shops, handlers: atGates(calls, pauseCalls(deps, shops)) }
}

beforeEach(async () => {
  hints = []
  const always = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 540, to: 1140 }]
  const shop = testShop({ shopId: SHOP, timeZone: 'UTC', bizTypes: [1300], hours: { 1300: always }, holidays: [] })
  await database().inTx(tx => saveShop(tx, 1, shop, new Date(NOON)))
})

test('Every screen of the store is notified of a pause and of its end, after each (ORDER-6)', async () => {
  const { handlers } = handlersHere()
  const staff = testStaff([SHOP])
  expect(await handlers.pause(staff, { shopId: SHOP, minutes: 15 })).toEqual({
    pausedUntil: '2026-11-22T12:15:00.000Z',
  })
  expect(await Promise.all(hints)).toEqual(['101 off'])
  await handlers.resume(again(staff), { shopId: SHOP })
  expect(await Promise.all(hints)).toEqual(['101 off', '101 on'])
  expect(await handlers.pause(again(staff), { shopId: 102, minutes: 15 })).toMatchObject({ refused: 'notYourShop' })
  expect(hints).toHaveLength(2)
})

test('A pause for the rest of the day ends with the store’s business day', async () => {
  const { handlers, shops } = handlersHere()
  expect(await handlers.pause(testStaff([SHOP]), { shopId: SHOP })).toEqual({
    pausedUntil: '2026-11-22T19:00:00.000Z',
  })
  expect(await shops.now(1, SHOP)).toMatchObject({ pause: { types: [], until: Date.UTC(2026, 10, 22, 19) } })
})
