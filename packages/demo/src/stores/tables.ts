import type { TableInfo } from '@comanda/domain/store'
import { DUMPLING_STALL, TEA_STALL } from '../menu/groups.ts'
import { areaNames } from './areas.ts'
import type { StoreKey } from './keys.ts'

/** Table settings by mode. ORDER-2 */
const habits = {
  payBefore: {
    operationMode: 1,
    payMode: 0,
    playerMode: false,
    dinnerServiceType: 0,
    posOrderNeedPay: false,
    buffetStallIds: [],
  },
  payBeforeShared: {
    operationMode: 1,
    payMode: 0,
    playerMode: true,
    dinnerServiceType: 0,
    posOrderNeedPay: false,
    buffetStallIds: [],
  },
  payAfter: {
    operationMode: 1,
    payMode: 1,
    playerMode: false,
    dinnerServiceType: 0,
    posOrderNeedPay: true,
    buffetStallIds: [],
  },
  payAfterShared: {
    operationMode: 1,
    payMode: 1,
    playerMode: true,
    dinnerServiceType: 0,
    posOrderNeedPay: true,
    buffetStallIds: [],
  },
  orderOnly: {
    operationMode: 1,
    payMode: 1,
    playerMode: false,
    dinnerServiceType: 1,
    posOrderNeedPay: false,
    buffetStallIds: [],
  },
  buffet: {
    operationMode: 1,
    payMode: 1,
    playerMode: true,
    dinnerServiceType: 0,
    posOrderNeedPay: true,
    buffetStallIds: [DUMPLING_STALL, TEA_STALL],
  },
  /** Each phone has its own cart, and all share one buffet. */
  buffetApart: {
    operationMode: 1,
    payMode: 0,
    playerMode: false,
    dinnerServiceType: 0,
    posOrderNeedPay: false,
    buffetStallIds: [DUMPLING_STALL, TEA_STALL],
  },
  buffetApartLater: {
    operationMode: 1,
    payMode: 1,
    playerMode: false,
    dinnerServiceType: 0,
    posOrderNeedPay: true,
    buffetStallIds: [DUMPLING_STALL, TEA_STALL],
  },
  shown: {
    operationMode: 0,
    payMode: 0,
    playerMode: false,
    dinnerServiceType: 0,
    posOrderNeedPay: false,
    buffetStallIds: [],
  },
} as const satisfies Record<string, Partial<{ [K in keyof TableInfo]: unknown }>>
export type Habit = keyof typeof habits

type Row = [tableId: string, tableName: string, area: keyof typeof areaNames, seats: number, habit: Habit]

/** Ids that cannot be guessed but never change, so that printed codes stay valid. */
const rows: Record<StoreKey, Row[]> = {
  us: [
    ['23vWg5fDWhLNGlX2', 'A1', 'window', 2, 'payBefore'],
    ['D6tkR2rz3WmJqF6N', 'A2', 'window', 2, 'payBefore'],
    ['lTMwDa_zDZvwTO8D', 'A3', 'window', 4, 'payBeforeShared'],
    ['Vq9iRU2xxQZheH4c', 'B1', 'room', 4, 'payAfter'],
    ['DZwe5cUeNZEkkQ1X', 'B2', 'room', 6, 'payAfterShared'],
    ['J3g4x4MyLC6y4zgN', 'B3', 'room', 4, 'orderOnly'],
    ['Zv1q7BcPkbbchSwt', 'C1', 'counter', 1, 'payBefore'],
    ['oqic51FR3BMw6YnX', 'C2', 'counter', 1, 'payBefore'],
  ],
  uk: [
    ['XaDNxevLgbqWgPCE', '1', 'window', 2, 'payBefore'],
    ['KpPeXxh3ndmtuPTJ', '2', 'window', 2, 'payAfter'],
    ['k4QxQnmHsyJMHFNL', '3', 'room', 4, 'payAfter'],
    ['Q4FszY9GGC0uI5O7', '4', 'room', 4, 'payAfterShared'],
    ['PKV9t_5VhKC_HTmv', '5', 'room', 8, 'payAfterShared'],
    ['KxIcjokdcxo1TcdK', '6', 'terrace', 4, 'orderOnly'],
    ['tQQbSYmGjoikcFJk', '7', 'terrace', 2, 'payBefore'],
  ],
  jp: [
    ['uBsuLIHcbW74jKV9', '11', 'counter', 1, 'payBefore'],
    ['kRPyOJuFE8NDA_rk', '12', 'counter', 1, 'payBefore'],
    ['8Rm7YQFQYXEaX8BB', '13', 'counter', 1, 'payBefore'],
    ['8rbtA_zAWrMSFS5Y', '21', 'room', 4, 'payAfter'],
    ['X6py3BThrsaY3JPc', '22', 'room', 4, 'payAfterShared'],
    ['GAQgqE4EYBiq2K1C', '31', 'family', 4, 'buffet'],
    ['4KJUYmeeL06vpsOi', '32', 'family', 6, 'buffet'],
  ],
  kw: [
    ['xU4pxvk8SU4MBqAE', 'F1', 'family', 6, 'payAfterShared'],
    ['wq3zZTdfCLql35w9', 'F2', 'family', 8, 'payAfterShared'],
    ['Cc3tHyic7lei0UU0', 'T1', 'terrace', 4, 'payBefore'],
    ['Ru1PFCg1VN_L017S', 'T2', 'terrace', 4, 'payBefore'],
    ['Zg1UJD6oNa5dfc0f', 'M1', 'room', 2, 'orderOnly'],
    ['tLGbGmmrJ6TzmGa_', 'M2', 'room', 4, 'orderOnly'],
  ],
  sg: [
    ['4NOsqc7SwuMT_Cks', '08', 'room', 4, 'payBefore'],
    ['FINIhdXavUtcgAv2', '09', 'room', 4, 'payBeforeShared'],
    ['DTF_i8MhilCIa6q3', '10', 'room', 6, 'payAfterShared'],
    ['wsFVufSCu0aGL8LD', '11', 'room', 4, 'payAfter'],
    ['Wt3DSH5zU884XpT7', '12', 'room', 4, 'buffetApart'],
    ['EqzHwrqC7-6iW7ke', '14', 'room', 6, 'buffetApartLater'],
    ['1umw_vXiijBzbcCw', '18', 'terrace', 4, 'orderOnly'],
    ['v9tTrN5cPC2YgX6V', '19', 'terrace', 8, 'buffet'],
    ['ZxKAlOONRZUpSBmm', '20', 'terrace', 8, 'buffet'],
    ['jGkxV0eIUXKQFHVJ', '88', 'counter', 1, 'shown'],
  ],
}

/** The dining tables of a store. */
export const tablesOf = (store: StoreKey): TableInfo[] =>
  rows[store].map(([tableId, tableName, place, seats, habit]) => ({
    tableId,
    tableName,
    serviceAreaName: areaNames[place],
    seats,
    ...habits[habit],
    buffetStallIds: [...habits[habit].buffetStallIds],
  }))
