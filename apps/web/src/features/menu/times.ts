import { type Menu, nextOpening, type StoreMoment, type WindowLine, windowLines } from '@comanda/domain/menu'
import { currentLocale, showDate, showList, t } from '../../platform/i18n/index.ts'

/** Sunday, 7 January 2024: a week to derive weekday names from. */
const SUNDAY = Date.UTC(2024, 0, 7)
const DAY = 86_400_000

const names = new Map<string, string>()

function dayName(weekday: number): string {
  const { intl } = currentLocale()
  const key = `${intl}${weekday}`
  const known =
    names.get(key) ??
    new Intl.DateTimeFormat(intl, { weekday: 'short', timeZone: 'UTC' }).format(SUNDAY + weekday * DAY)
  names.set(key, known)
  return known
}

/** Formats minutes of a day in the brand's format; minutes past midnight wrap to the next day. ETC-6 */
export const clockOf = (minutes: number): string =>
  showDate(new Date(SUNDAY + (minutes % 1440) * 60_000), 'time', 'UTC')

/** Merges consecutive weekdays into ranges: Mon–Fri. */
function stretches(weekdays: readonly number[]): string[] {
  const windows: [number, number][] = []
  for (const day of weekdays) {
    const last = windows.at(-1)
    if (last && (last[1] + 1) % 7 === day) last[1] = day
    else windows.push([day, day])
  }
  return windows.map(([from, to]) => (from === to ? dayName(from) : `${dayName(from)}–${dayName(to)}`))
}

function lineText({ weekdays, from, to }: WindowLine): string {
  const times = `${clockOf(from)}–${clockOf(to)}`
  return weekdays.length === 7 ? times : `${showList(stretches(weekdays))} ${times}`
}

/** Text of the times at which a menu is served: "Mon–Fri 07:00–11:00". MENU-4 */
export const servedText = (menu: Pick<Menu<string>, 'windows'>): string =>
  menu.windows.length === 0 ? t('menu.always') : showList(windowLines(menu.windows).map(lineText))

/** Short text of the next opening of a closed menu: "17:00", "Mon 07:00". MENU-4 */
export function nextText(menu: Pick<Menu<string>, 'windows'>, at: StoreMoment): string {
  const next = nextOpening(menu.windows, at)
  if (!next) return ''
  return next.inDays === 0 ? clockOf(next.from) : `${dayName(next.weekday)} ${clockOf(next.from)}`
}
