import {
  type BookingRules,
  checkWindows,
  firstFault,
  type SettingFault,
  type TableInfo,
  type WindowsFault,
} from '../store/index.ts'
import { mostSeats, rowsOf } from './table-sets.ts'
import { bookableTables } from './tables.ts'

type RowFault = SettingFault<'rowTableUnknown' | 'rowTableTwice'>
type AreaFault = SettingFault<'areaTableUnknown' | 'areaTableTwice'>
type SizeFault = SettingFault<'partySizesUnfit' | 'durationsUnfit'>
type RoomFault = SettingFault<'partyTooLargeForTables'>
type DepositFault = SettingFault<'depositEmpty' | 'depositTermShort' | 'weekdaysMissing'>
type RulesFault =
  | DepositFault
  | WindowsFault
  | AreaFault
  | RowFault
  | SizeFault
  | RoomFault
  | SettingFault<'windowsMissing'>

const checkSizes = ({ minParty, maxParty, durations }: BookingRules): SizeFault | undefined => {
  if (minParty > maxParty) return { field: 'rules.maxParty', reason: 'partySizesUnfit' }
  if (durations.length === 0) return { field: 'rules.durations', reason: 'durationsUnfit' }
  const at = durations.findIndex(({ upTo }, i) => i > 0 && upTo <= (durations[i - 1]?.upTo ?? 0))
  return at < 0 ? undefined : { field: `rules.durations[${at}].upTo`, reason: 'durationsUnfit' }
}

/** Each table of an area exists in the store and belongs to one area. */
function checkAreas({ areas }: BookingRules, tables: readonly TableInfo[]): AreaFault | undefined {
  const known = new Set(tables.map(({ tableName }) => tableName))
  const seen = new Set<string>()
  return firstFault(
    areas.flatMap(({ tableNames }, i) =>
      tableNames.map((table): AreaFault | undefined => {
        const field = `rules.areas[${i}].tableNames`
        if (!known.has(table)) return { field, reason: 'areaTableUnknown', params: { table } }
        if (seen.has(table)) return { field, reason: 'areaTableTwice', params: { table } }
        seen.add(table)
        return undefined
      }),
    ),
  )
}

/** Each table of a row belongs to its area and occurs in the row once. */
function checkRows({ areas }: BookingRules): RowFault | undefined {
  return firstFault(
    areas.flatMap(({ tableNames, rows = [] }, i) => {
      const seen = new Set<string>()
      return rows.flatMap(row =>
        row.map((table): RowFault | undefined => {
          const field = `rules.areas[${i}].rows`
          if (!tableNames.includes(table)) return { field, reason: 'rowTableUnknown', params: { table } }
          if (seen.has(table)) return { field, reason: 'rowTableTwice', params: { table } }
          seen.add(table)
          return undefined
        }),
      )
    }),
  )
}

/** A deposit has an amount and a day, and is refundable at least as long as the guest may cancel. */
function checkDeposit({ deposit, changeMinutes }: BookingRules): DepositFault | undefined {
  if (!deposit) return undefined
  if (deposit.rows.length === 0) return { field: 'rules.deposit.rows', reason: 'depositEmpty' }
  if (deposit.refundMinutes < changeMinutes)
    return { field: 'rules.deposit.refundMinutes', reason: 'depositTermShort', params: { minutes: changeMinutes } }
  return firstFault(
    deposit.rows.map(({ amount, weekdays }, i): DepositFault | undefined => {
      if (amount <= 0) return { field: `rules.deposit.rows[${i}].amount`, reason: 'depositEmpty' }
      return weekdays.length > 0 ? undefined : { field: `rules.deposit.rows[${i}].weekdays`, reason: 'weekdaysMissing' }
    }),
  )
}

/** Whether some table or combined row seats the largest party. */
function checkRoom(rules: BookingRules, tables: readonly TableInfo[]): RoomFault | undefined {
  const seats = mostSeats(bookableTables(rules, tables), rowsOf(rules))
  return rules.maxParty <= seats
    ? undefined
    : { field: 'rules.maxParty', reason: 'partyTooLargeForTables', params: { seats } }
}

/** Checks the booking rules of a store against its tables. BOOK-1 */
export function checkBookingRules(rules: BookingRules, tables: readonly TableInfo[]): RulesFault | undefined {
  if (rules.windows.length === 0) return { field: 'rules.windows', reason: 'windowsMissing' }
  return (
    checkWindows(rules.windows, 'rules.windows') ??
    checkSizes(rules) ??
    checkAreas(rules, tables) ??
    checkRows(rules) ??
    checkDeposit(rules) ??
    checkRoom(rules, tables)
  )
}
