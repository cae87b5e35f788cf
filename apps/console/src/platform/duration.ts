import { currentLocale } from '@comanda/web/i18n'

const [HOUR, DAY] = [60, 1440]

const counted = (value: number, unit: 'minute' | 'hour' | 'day'): string =>
  value.toLocaleString(currentLocale().intl, { style: 'unit', unit, unitDisplay: 'short' })

/** A duration in minutes; from two hours on in hours and minutes, from two days on in days and hours. Zeros are left out. */
export function durationText(minutes: number): string {
  if (minutes < 2 * HOUR) return counted(minutes, 'minute')
  const inHours = minutes < 2 * DAY
  const [size, part] = inHours ? [HOUR, 1] : [DAY, HOUR]
  const rest = Math.floor((minutes % size) / part)
  const text = counted(Math.floor(minutes / size), inHours ? 'hour' : 'day')
  return rest === 0 ? text : `${text} ${counted(rest, inHours ? 'minute' : 'hour')}`
}
