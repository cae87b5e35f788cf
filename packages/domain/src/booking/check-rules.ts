import {
  type BookingRules,
  checkWindows,
  type SettingFault,
  type TableInfo,
  type WindowsFault,
} from '../store/index.ts'
import { faultsIn } from '../money/index.ts'
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

const checkSizes = ({ minParty, maxParty }: BookingRules): SizeFault | undefined =>
  minParty > maxParty ? { field: 'rules.maxParty', reason: 'partySizesUnfit' } : undefined

/** Durations for rising party sizes. */
const checkDurations = ({ durations }: BookingRules): SizeFault[] =>
  durations.length === 0
    ? [{ field: 'rules.durations', reason: 'durationsUnfit' }]
    : faultsIn(
        durations.map(({ upTo }, i) =>
          i > 0 && upTo <= (durations[i - 1]?.upTo ?? 0)
            ? { field: `rules.durations[${i}].upTo`, reason: 'durationsUnfit' as const }
            : undefined,
        ),
      )

/** Each table of an area exists in the store and belongs to one area. */
function checkAreas({ areas }: BookingRules, tables: readonly TableInfo[]): AreaFault[] {
  const known = new Set(tables.map(({ tableName }) => tableName))
  const seen = new Set<string>()
  return faultsIn(
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
function checkRows({ areas }: BookingRules): RowFault[] {
  return faultsIn(
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
function checkDeposit({ deposit, changeMinutes }: BookingRules): DepositFault[] {
  if (!deposit) return []
  return faultsIn<DepositFault>([
    deposit.rows.length === 0 ? { field: 'rules.deposit.rows', reason: 'depositEmpty' } : undefined,
    deposit.refundMinutes < changeMinutes
      ? { field: 'rules.deposit.refundMinutes', reason: 'depositTermShort', params: { minutes: changeMinutes } }
      : undefined,
    ...deposit.rows.flatMap(({ amount, weekdays }, i): (DepositFault | undefined)[] => [
      amount <= 0 ? { field: `rules.deposit.rows[${i}].amount`, reason: 'depositEmpty' } : undefined,
      weekdays.length === 0 ? { field: `rules.deposit.rows[${i}].weekdays`, reason: 'weekdaysMissing' } : undefined,
    ]),
  ])
}

/** Whether some table or combined row seats the largest party. */
function checkRoom(rules: BookingRules, tables: readonly TableInfo[]): RoomFault | undefined {
  const seats = mostSeats(bookableTables(rules, tables), rowsOf(rules))
  return rules.maxParty <= seats
    ? undefined
    : { field: 'rules.maxParty', reason: 'partyTooLargeForTables', params: { seats } }
}

/** The faults of the booking rules of a store with these tables. BOOK-1 */
export const checkBookingRules = (rules: BookingRules, tables: readonly TableInfo[]): RulesFault[] =>
  faultsIn<RulesFault>([
    rules.windows.length === 0 ? { field: 'rules.windows', reason: 'windowsMissing' } : undefined,
    ...checkWindows(rules.windows, 'rules.windows'),
    checkSizes(rules) ?? checkRoom(rules, tables),
    ...checkDurations(rules),
    ...checkAreas(rules, tables),
    ...checkRows(rules),
    ...checkDeposit(rules),
  ])
