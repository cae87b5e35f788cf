import { startup } from '../startup.ts'
import { currentLocale } from './texts.ts'

const kept = new Map<string, Intl.DateTimeFormat>()

const formatter = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const name = `${tag} ${JSON.stringify(options)}`
  const created = kept.get(name) ?? new Intl.DateTimeFormat(tag, options)
  kept.set(name, created)
  return created
}

const NUMBERS = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const

/**
 * Formats an instant by a pattern of `YYYY MM DD M D HH mm ss hh A ddd MMM` in a time zone. Names of months and weekdays are in
 * `language`. ETC-6
 */
export function formatInstant(instant: Date, pattern: string, timeZone: string, language: string): string {
  const parts = Object.fromEntries(
    formatter('en-US', { ...NUMBERS, timeZone })
      .formatToParts(instant)
      .map(part => [part.type, part.value]),
  )
  const hour = Number(parts.hour)
  const values: Record<string, () => string> = {
    YYYY: () => parts.year ?? '',
    MMM: () => formatter(language, { month: 'short', timeZone }).format(instant),
    MM: () => parts.month ?? '',
    M: () => String(Number(parts.month)),
    ddd: () => formatter(language, { weekday: 'short', timeZone }).format(instant),
    DD: () => parts.day ?? '',
    D: () => String(Number(parts.day)),
    HH: () => parts.hour ?? '',
    hh: () => String(hour % 12 || 12).padStart(2, '0'),
    mm: () => parts.minute ?? '',
    ss: () => parts.second ?? '',
    A: () => (hour < 12 ? 'AM' : 'PM'),
  }
  return pattern.replace(/YYYY|MMM|MM|M|ddd|DD|D|HH|hh|mm|ss|A/g, token => values[token]?.() ?? token)
}

const fallback = { date: 'YYYY-MM-DD', time: 'HH:mm', dateTime: 'YYYY-MM-DD HH:mm' } as const

/** Formats a date, a time or both in the brand's format and the store's time zone. `instant` is ISO 8601 or a Date. ETC-6 */
export function showDate(instant: string | Date, kind: keyof typeof fallback, timeZone: string): string {
  const pattern = startup()?.corporation.format.dateTimeFormat[kind] ?? fallback[kind]
  return formatInstant(
    typeof instant === 'string' ? new Date(instant) : instant,
    pattern,
    timeZone,
    currentLocale().intl,
  )
}
