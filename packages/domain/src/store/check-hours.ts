import { checkDayWindows, checkWindows, type WindowsFault } from './check-windows.ts'
import { firstFault, type SettingFault } from './setting-fault.ts'
import { addDays } from './local-time.ts'
import type { Holiday, SlotRule } from './types.ts'
import type { BizType, TimeWindow } from './ways.ts'

/** When a store takes orders of one kind, and how it hands out times for them; without a rule it hands out none. ORDER-6 */
export interface WayHours {
  bizType: BizType
  /** Whether orders of this kind are taken at all; absent = they are. */
  on?: boolean
  windows: TimeWindow[]
  slots?: SlotRule | undefined
}

type WayFault = WindowsFault | SettingFault<'windowsMissing' | 'intervalTooLong'>

/** Whether the hours of a way can be: windows that do not overlap, and slots that fit into one of them. */
function checkWay({ on = true, windows, slots }: WayHours, field: string): WayFault | undefined {
  if (windows.length === 0) return on ? { field: `${field}.windows`, why: 'windowsMissing' } : undefined
  const fault = checkWindows(windows, `${field}.windows`)
  if (fault || !slots) return fault
  const longest = Math.max(...windows.map(({ from, to }) => to - from))
  const minutes = slots.intervalMinutes
  if (minutes <= longest) return undefined
  return { field: `${field}.slots.intervalMinutes`, why: 'intervalTooLong', params: { minutes } }
}

/** Whether the hours of all ways can be; each way is there once. ORDER-6 */
export function checkHours(ways: readonly WayHours[]): WayFault | SettingFault<'wayTwice'> | undefined {
  const twice = ways.findIndex(({ bizType }, i) => ways.findIndex(other => other.bizType === bizType) < i)
  if (twice >= 0) return { field: `ways[${twice}].bizType`, why: 'wayTwice' }
  for (const [i, way] of ways.entries()) {
    const fault = checkWay(way, `ways[${i}]`)
    if (fault) return fault
  }
  return undefined
}

/** Whether a day of the calendar is written so: 30 February is none. */
const isDate = (date: string): boolean => {
  const at = Date.parse(`${date}T00:00:00Z`)
  return Number.isFinite(at) && addDays(date, 0) === date
}

type HolidayFault = SettingFault<'dateUnknown' | 'dateTwice' | 'windowBackwards' | 'windowsOverlap'>

/** Whether the days that differ can be: real days, each once, with windows that do not overlap. */
export function checkHolidays(holidays: readonly Holiday[]): HolidayFault | undefined {
  return firstFault(
    holidays.map(({ date, windows }, i): HolidayFault | undefined => {
      if (!isDate(date)) return { field: `holidays[${i}].date`, why: 'dateUnknown' }
      const twice = holidays.findIndex(other => other.date === date) < i
      if (twice) return { field: `holidays[${i}].date`, why: 'dateTwice', params: { date } }
      return checkDayWindows(windows, `holidays[${i}].windows`)
    }),
  )
}
