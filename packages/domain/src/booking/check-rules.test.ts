import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import type { BookingRules, TableInfo } from '../store/index.ts'
import { checkBookingRules } from './index.ts'

const table = (tableName: string, seats: number): TableInfo => ({
  tableId: `id-${tableName}`,
  tableName,
  serviceAreaName: { en_US: 'Room' },
  seats,
  operationMode: 1,
  payMode: 0,
  playerMode: false,
  dinnerServiceType: 0,
  posOrderNeedPay: false,
  buffetStallIds: [],
})
const tables = [table('A1', 2), table('A2', 4), table('B1', 6)]
const rules: BookingRules = {
  windows: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 1020, to: 1320 }],
  intervalMinutes: 30,
  durations: [
    { upTo: 2, minutes: 90 },
    { upTo: 6, minutes: 120 },
  ],
  leadMinutes: 60,
  daysAhead: 30,
  minParty: 1,
  maxParty: 4,
  holdMinutes: 15,
  changeMinutes: 120,
  areas: [{ areaId: 'room', name: { en_US: 'Room' }, tableNames: ['A1', 'A2'] }],
}
const faultsOf = (changes: Partial<BookingRules>) => checkBookingRules({ ...rules, ...changes }, tables)
const faultOf = (changes: Partial<BookingRules>) => faultsOf(changes)[0]

describe('booking rules (BOOK-1)', () => {
  test('Valid rules of a store are accepted', () => {
    expect(checkBookingRules(rules, tables)).toEqual([])
  })

  test('The largest party is at least the smallest, and fits a table', () => {
    expect(faultOf({ minParty: 5 })).toEqual({ field: 'rules.maxParty', reason: 'partySizesUnfit' })
    expect(faultOf({ maxParty: 5 })).toEqual({
      field: 'rules.maxParty',
      reason: 'partyTooLargeForTables',
      params: { seats: 4 },
    })
  })

  test('Durations are ordered by party size', () => {
    const durations = [
      { upTo: 4, minutes: 90 },
      { upTo: 4, minutes: 120 },
    ]
    expect(faultOf({ durations })).toEqual({ field: 'rules.durations[1].upTo', reason: 'durationsUnfit' })
    expect(faultOf({ durations: [] })).toMatchObject({ reason: 'durationsUnfit' })
  })

  test('A table of an area exists in the store and belongs to one area', () => {
    const area = (areaId: string, ...tableNames: string[]) => ({ areaId, name: { en_US: areaId }, tableNames })
    expect(faultOf({ areas: [area('room', 'A1', 'A2', 'Z9')] })).toEqual({
      field: 'rules.areas[0].tableNames',
      reason: 'areaTableUnknown',
      params: { table: 'Z9' },
    })
    expect(faultOf({ areas: [area('room', 'A1', 'A2'), area('bar', 'A2')] })).toMatchObject({
      field: 'rules.areas[1].tableNames',
      reason: 'areaTableTwice',
    })
  })

  test('A row has tables of its own area, each once; combined they seat a larger party', () => {
    const areas = (...rows: string[][]) => [{ areaId: 'room', name: {}, tableNames: ['A1', 'A2'], rows }]
    expect(faultOf({ areas: areas(['A1', 'A2']), maxParty: 6 })).toBeUndefined()
    expect(faultOf({ areas: areas(['A1', 'A2']), maxParty: 7 })).toMatchObject({ params: { seats: 6 } })
    expect(faultOf({ areas: areas(['A1', 'B1']) })).toEqual({
      field: 'rules.areas[0].rows',
      reason: 'rowTableUnknown',
      params: { table: 'B1' },
    })
    expect(faultOf({ areas: areas(['A1', 'A2'], ['A1']) })).toMatchObject({ reason: 'rowTableTwice' })
  })

  test('A deposit has an amount and a day, and is refundable for as long as the guest may cancel', () => {
    const row = { fromParty: 4, weekdays: [5], amount: money(1000) }
    const deposit = { rows: [row], payMinutes: 15, refundMinutes: 120 }
    expect(faultOf({ deposit })).toBeUndefined()
    expect(faultOf({ deposit: { ...deposit, rows: [] } })).toEqual({
      field: 'rules.deposit.rows',
      reason: 'depositEmpty',
    })
    expect(faultOf({ deposit: { ...deposit, rows: [{ ...row, amount: money(0) }] } })).toMatchObject({
      field: 'rules.deposit.rows[0].amount',
    })
    expect(faultOf({ deposit: { ...deposit, rows: [{ ...row, weekdays: [] }] } })).toMatchObject({
      reason: 'weekdaysMissing',
    })
    expect(faultOf({ deposit: { ...deposit, refundMinutes: 119 } })).toMatchObject({ reason: 'depositTermShort' })
  })

  test('All faults are named, each at its field', () => {
    const deposit = { rows: [{ fromParty: 4, weekdays: [], amount: money(0) }], payMinutes: 15, refundMinutes: 0 }
    const areas = [{ areaId: 'room', name: {}, tableNames: ['Z8', 'Z9'] }]
    expect(faultsOf({ windows: [], durations: [], areas, deposit }).map(({ field }) => field)).toEqual([
      'rules.windows',
      'rules.maxParty',
      'rules.durations',
      'rules.areas[0].tableNames',
      'rules.areas[0].tableNames',
      'rules.deposit.refundMinutes',
      'rules.deposit.rows[0].amount',
      'rules.deposit.rows[0].weekdays',
    ])
  })

  test('Seating windows do not overlap', () => {
    expect(faultOf({ windows: [...rules.windows, ...rules.windows] })).toMatchObject({ reason: 'windowsOverlap' })
    expect(faultOf({ windows: [] })).toEqual({ field: 'rules.windows', reason: 'windowsMissing' })
  })
})
