const HOUR = { hour: 'numeric', minute: '2-digit' } as const

/**
 * How a text names an instant: `time`; `date` in short with the year; `day` in full; `weekday` with it; `dayMonth`, `weekdayName` and
 * `monthName` in short; `shortDay` with its time; `dateTime` with the year.
 */
const kinds: Readonly<Record<DateKind, Intl.DateTimeFormatOptions>> = {
  time: HOUR,
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  day: { dateStyle: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  dayMonth: { weekday: 'short', day: 'numeric', month: 'short' },
  weekdayName: { weekday: 'short' },
  monthName: { month: 'short' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'short', ...HOUR },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', ...HOUR },
}

export type DateKind =
  | 'time'
  | 'date'
  | 'day'
  | 'weekday'
  | 'dayMonth'
  | 'weekdayName'
  | 'monthName'
  | 'shortDay'
  | 'dateTime'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A language with 24 hours writes the hour with two digits. */
function createFormat(kind: DateKind, intl: string, timeZone: string): Intl.DateTimeFormat {
  const options = { ...kinds[kind], timeZone }
  const format = new Intl.DateTimeFormat(intl, options)
  return format.resolvedOptions().hour12 === false
    ? new Intl.DateTimeFormat(intl, { ...options, hour: '2-digit' })
    : format
}

/**
 * An instant (epoch ms or Date) as text of a screen, message or paper: in a language (a tag for `Intl`), in the zone of the
 * store, with 12 or 24 hours as the language has it. ETC-6
 */
export function dateText(instant: Date | number, kind: DateKind, intl: string, timeZone: string): string {
  const key = `${kind} ${intl} ${timeZone}`
  const format = formats.get(key) ?? createFormat(kind, intl, timeZone)
  formats.set(key, format)
  // Not every printer and phone has the narrow space before AM and PM.
  return format.format(instant).replaceAll('\u202f', ' ')
}
