import { addDays, localTime } from '@comanda/domain/store'
import { showDate, showDay, joinWithComma, t } from '../../platform/i18n/index.ts'
import type { BookingDetail } from './api.ts'

/** Noon UTC of a date, which has the same date in nearly every zone. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`)

/** A date in short: weekday, day and month. */
export const shortDay = (date: string): string => showDay(noonOf(date), 'dayMonth', 'UTC')

/** A date as a heading: today, tomorrow, else weekday, day and month. */
export function dayName(date: string, today: string): string {
  if (date === today) return t('slot.today')
  if (date === addDays(today, 1)) return t('slot.tomorrow')
  return shortDay(date)
}

/** Full date, for screen readers and headings. */
export const fullDay = (date: string): string => showDay(noonOf(date), 'weekday', 'UTC')

/** Day and time for use in a sentence, store-local. */
export const bookingTimeText = (instant: string, timeZone: string): string =>
  joinWithComma([showDay(instant, 'dayMonth', timeZone), showDate(instant, 'time', timeZone)])

export const peopleText = (count: number): string => t('booking.people', { count })

/** State of a booking in one sentence. */
export function stateHint({ state, tableName, reason }: BookingDetail): string {
  if (state === 'seated' && tableName !== undefined) return t('booking.say.seatedAt', { name: tableName })
  if (state === 'cancelled' && reason !== undefined) return reason
  return t(`booking.say.${state}`)
}

/** Whether the store's time zone differs from the phone's: the zone is then shown. */
export function isElsewhere(timeZone: string): boolean {
  const now = new Date()
  return localTime(now.getTime(), timeZone).minutes !== now.getHours() * 60 + now.getMinutes()
}
