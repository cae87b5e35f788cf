import { type DateKind, dateText } from '@comanda/messages/dates'
import { startup } from '../startup.ts'
import { currentLocale } from './texts.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (timeZone: string): Intl.DateTimeFormat => {
  const created = formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...NUMBERS, timeZone })
  formatters.set(timeZone, created)
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
 * Formats an instant by a pattern of `YYYY MM DD M D HH mm ss hh A` in a time zone. ETC-6
 */
export function formatInstant(instant: Date, pattern: string, timeZone: string): string {
  const parts = Object.fromEntries(
    formatter(timeZone)
      .formatToParts(instant)
      .map(part => [part.type, part.value]),
  )
  const hour = Number(parts.hour)
  const values: Record<string, () => string> = {
    YYYY: () => parts.year ?? '',
    MM: () => parts.month ?? '',
    M: () => String(Number(parts.month)),
    DD: () => parts.day ?? '',
    D: () => String(Number(parts.day)),
    HH: () => parts.hour ?? '',
    hh: () => String(hour % 12 || 12).padStart(2, '0'),
    mm: () => parts.minute ?? '',
    ss: () => parts.second ?? '',
    A: () => (hour < 12 ? 'AM' : 'PM'),
  }
  return pattern.replace(/YYYY|MM|M|DD|D|HH|hh|mm|ss|A/g, token => values[token]?.() ?? token)
}

/**
 * The tag of the guest's device for the app's language, if it has one (`en-GB` for English), so that order of day and month and 12 or
 * 24 hours are as the guest is used to; Gregorian calendar and Latin digits, as in prices. Only language, script and region are read,
 * because a device may report what is no tag (`en-US@posix`, `en-US.UTF-8`). ETC-6
 */
function dateTag(): string {
  const { intl } = currentLocale()
  const language = intl.split('-')[0]
  const own = globalThis.navigator?.languages?.find(tag => tag.split('-')[0] === language)
  const [tag] = /^[a-z]+(-[a-z]{4}\b)?(-([a-z]{2}|\d{3})\b)?/i.exec(own ?? intl) ?? [language]
  return `${tag}-u-ca-gregory-nu-latn`
}

/** Formats an instant (ISO 8601 or Date) as the guest's language and device write it, in a time zone. AM and PM stay with their time. ETC-6 */
export const showDay = (instant: string | Date, kind: DateKind, timeZone: string): string =>
  dateText(new Date(instant), kind, dateTag(), timeZone).replace(/ (?=[AP]M)/, '\u00a0')

/** A brand format that leaves the form to the guest's language and device. */
const LOCAL = 'local'

/**
 * Formats a date, a time or both in the brand's format, or as the guest's language and device write it, in the store's time zone.
 * `instant` is ISO 8601 or a Date. ETC-6
 */
export function showDate(instant: string | Date, kind: 'date' | 'time' | 'dateTime', timeZone: string): string {
  const formats = startup()?.corporation.format.dateTimeFormat
  const pattern = formats?.[kind] || LOCAL
  if (!pattern.includes(LOCAL)) return formatInstant(new Date(instant), pattern, timeZone)
  const isMixed = kind === 'dateTime' && formats && formats.date !== formats.time
  return isMixed
    ? `${showDate(instant, 'date', timeZone)} ${showDate(instant, 'time', timeZone)}`
    : showDay(instant, kind, timeZone)
}
