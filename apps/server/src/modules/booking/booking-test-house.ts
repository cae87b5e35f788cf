import type { ShopConfig, TableInfo } from '@comanda/domain/store'
import { type SettableClock, settableClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { silentLog } from '../../platform/log.ts'
import { type InstantJobs, instantJobs } from '../../testing/instant-jobs.ts'
import type { Notice } from '../../ports/notification.ts'
import { type BookingModule, createBookings } from './index.ts'
import type { Deps } from './deps.ts'

export const SHOP = 102
/** A Tuesday, noon in London. */
export const NOON = '2026-11-24T12:00:00Z'
export const EVENING = '2026-11-24T18:00:00.000Z'

const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** A store that takes bookings from five to nine: two tables of two, one of four, one of six. */
export const testShop = {
  shopId: SHOP,
  shopName: { en_US: 'Harbour Kitchen' },
  address: { countryCode: 'GB', lines: ['1 Quay'], city: 'Bristol', region: '', postcode: '' },
  point: { latitude: 51.45, longitude: -2.59 },
  phone: '+441170000000',
  picture: '',
  timeZone: 'Europe/London',
  hours: { 1100: [{ weekdays: everyDay, from: 8 * 60, to: 23 * 60 }] },
  holidays: [],
  booking: {
    windows: [{ weekdays: everyDay, from: 17 * 60, to: 21 * 60 }],
    intervalMinutes: 30,
    durations: [
      { upTo: 2, minutes: 90 },
      { upTo: 6, minutes: 120 },
    ],
    leadMinutes: 60,
    daysAhead: 30,
    minParty: 1,
    maxParty: 6,
    holdMinutes: 15,
    changeMinutes: 120,
    areas: [
      { areaId: 'room', name: { en_US: 'Room' }, tableNames: ['1', '2', '3'] },
      { areaId: 'garden', name: { en_US: 'Garden' }, tableNames: ['4'] },
    ],
  },
} as unknown as ShopConfig

/** The same, with tables 1, 2 and 3 side by side: parties of up to eight. */
export const joinedShop = {
  ...testShop,
  booking: {
    ...testShop.booking,
    maxParty: 8,
    areas: testShop.booking?.areas.map((area, i) => (i === 0 ? { ...area, rows: [['1', '2', '3']] } : area)),
  },
} as ShopConfig

export const testTables = [
  ['1', 2],
  ['2', 2],
  ['3', 4],
  ['4', 6],
].map(([tableName, seats]) => ({ tableId: `table-${tableName}`, tableName, seats })) as TableInfo[]

export const contact = {
  firstName: 'Ada',
  lastName: 'Byron',
  phoneNumber: '07400123456',
  isoCode: 'GB',
  email: '',
}

export interface BookingHouse {
  booking: BookingModule
  clock: SettableClock
  jobs: InstantJobs
  notices: Notice[]
  published: string[]
}

/** Bookings on the real database, with a store and a recorded list of messages. */
export function bookingHouse(
  db: Database,
  shop: ShopConfig = testShop,
  others: Partial<Pick<Deps, 'askRefund' | 'depositBack'>> & { clock?: SettableClock } = {},
): BookingHouse {
  const clock = others.clock ?? settableClock(NOON)
  const jobs = instantJobs()
  const notices: Notice[] = []
  const published: string[] = []
  const booking = createBookings({
    db,
    clock,
    log: silentLog,
    jobs,
    publish: (_corporation, topic) => void published.push(topic),
    shopOf: async (_corporation, shopId) => (shopId === shop.shopId ? shop : undefined),
    shopIn: async (_tx, _corporation, shopId) => (shopId === shop.shopId ? shop : undefined),
    shopsOf: async () => [shop],
    addressLinesOf: () => ['1 Quay', 'Bristol'],
    tablesOf: async () => testTables,
    phoneOf: async (typed, isoCode) =>
      /^0\d{10}$/.test(typed) ? { phoneNumber: `+44${typed.slice(1)}`, isoCode } : undefined,
    origin: 'https://comanda.test',
    mayAsk: async () => true,
    channelOpen: () => true,
    notify: async (tx, notice) => tx.afterCommit(() => notices.push(notice)),
    depositBack: others.depositBack ?? (async () => []),
    askRefund: others.askRefund ?? (async () => undefined),
  })
  return { booking, clock, jobs, notices, published }
}
