import { checkDayWindows, checkWindows, type WindowsFault } from './check-windows.ts'
import type { SettingFault } from './setting-fault.ts'
import { addDays } from './local-time.ts'
import type { Holiday, SlotRule } from './types.ts'
import type { BizType, TimeWindow } from './ways.ts'

/** When a store takes orders of one type, and its time slots; without a rule there are no slots. ORDER-6 */
export interface WayHours {
  bizType: BizType
  /** Whether orders of this type are accepted; absent = true. */
  on?: boolean
  windows: TimeWindow[]
  slots?: SlotRule | undefined
}

type WayFault = WindowsFault | SettingFault<'windowsMissing' | 'intervalTooLong'>

/** The faults of the hours of an order type: windows do not overlap, and a slot fits into one of them. */
function checkWay({ on = true, windows, slots }: WayHours, field: string): WayFault[] {
  if (windows.length === 0) return on ? [{ field: `${field}.windows`, reason: 'windowsMissing' }] : []
  const faults = checkWindows(windows, `${field}.windows`)
  if (faults.length > 0 || !slots) return faults
  const longest = Math.max(...windows.map(({ from, to }) => to - from))
  const minutes = slots.intervalMinutes
  if (minutes <= longest) return []
  return [{ field: `${field}.slots.intervalMinutes`, reason: 'intervalTooLong', params: { minutes } }]
}

/** The faults of the hours of all order types; each type occurs once. ORDER-6 */
export function checkHours(ways: readonly WayHours[]): (WayFault | SettingFault<'wayTwice'>)[] {
  const twice = ways.findIndex(({ bizType }, i) => ways.findIndex(other => other.bizType === bizType) < i)
  if (twice >= 0) return [{ field: `ways[${twice}].bizType`, reason: 'wayTwice' }]
  return ways.flatMap((way, i) => checkWay(way, `ways[${i}]`))
}

/** Whether a date exists: 30 February does not. */
const isDate = (date: string): boolean => {
  const at = Date.parse(`${date}T00:00:00Z`)
  return Number.isFinite(at) && addDays(date, 0) === date
}

type HolidayFault = SettingFault<'dateUnknown' | 'dateTwice' | 'windowBackwards' | 'windowsOverlap'>

/** The faults of the special days: valid dates, each once, with windows that do not overlap. */
export function checkHolidays(holidays: readonly Holiday[]): HolidayFault[] {
  return holidays.flatMap(({ date, windows }, i): HolidayFault[] => {
    if (!isDate(date)) return [{ field: `holidays[${i}].date`, reason: 'dateUnknown' }]
    const twice = holidays.findIndex(other => other.date === date) < i
    if (twice) return [{ field: `holidays[${i}].date`, reason: 'dateTwice', params: { date } }]
    return checkDayWindows(windows, `holidays[${i}].windows`)
  })
}
