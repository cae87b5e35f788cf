import { staffBookingCalls as calls } from '@comanda/contract/booking'
import type { ResponseOf } from '@comanda/contract/core'
import { addDays, weekdayOf } from '@comanda/domain/store'
import { showDay, t } from '@comanda/web/i18n'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useBookingsLive } from './queries.ts'
import { clockAt } from '../../platform/clock.ts'
import { send } from '../../platform/send.ts'
import { QueryError } from '../../ui/loaded.tsx'
import styles from './calendar.module.css'

type Day = ResponseOf<typeof calls.bookingDays>['days'][number]

/** The Monday on or before a day. */
export const mondayOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7))

/** The first day of the month before or after the month of a day. */
export function monthBeside(date: string, by: -1 | 1): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10)
}

/** The days shown of a month: whole weeks from Monday. */
function monthDays(date: string): { from: string; days: number } {
  const first = `${date.slice(0, 7)}-01`
  const from = mondayOf(first)
  const last = addDays(monthBeside(date, 1), -1)
  const days = (Date.parse(addDays(mondayOf(last), 7)) - Date.parse(from)) / 86_400_000
  return { from, days }
}

const Service = ({ service, timeZone }: { service: Day['services'][number]; timeZone: string }) => (
  <span className={styles.service}>
    <bdi>
      {clockAt(service.from, timeZone)} – {clockAt(service.until, timeZone)}
    </bdi>
    <span>
      {t('console.booking.covers', { count: service.covers })} ·{' '}
      {t('console.booking.freeSeats', { count: service.freeSeats })}
    </span>
    <span className={styles.bar} aria-hidden="true">
      <i
        data-full={service.freeSeats === 0}
        style={{ inlineSize: `${service.seats === 0 ? 0 : 100 - (service.freeSeats / service.seats) * 100}%` }}
      />
    </span>
  </span>
)

interface DayCellProps {
  day: Day
  isToday: boolean
  /** Of another month. */
  isOutside: boolean
  timeZone: string
  onDay: (date: string) => void
}

const DayCell = ({ day, isToday, isOutside, timeZone, onDay }: DayCellProps) => (
  <li data-outside={isOutside}>
    <button type="button" className={styles.day} data-today={isToday} onClick={() => onDay(day.date)}>
      <span className={styles.head}>
        <strong>{showDay(`${day.date}T12:00:00Z`, 'dayMonth', 'UTC')}</strong>
        {day.bookings > 0 && <span>{t('console.booking.count', { count: day.bookings })}</span>}
      </span>
      {day.services.map(service => (
        <Service key={service.from} service={service} timeZone={timeZone} />
      ))}
      {day.services.length === 0 && <span className={styles.none}>{t('console.booking.noService')}</span>}
    </button>
  </li>
)

interface CalendarProps {
  shopId: number
  timeZone: string
  kind: 'week' | 'month'
  /** A day in it. */
  date: string
  onDay: (date: string) => void
}

/** Guests and free seats of every service of a week or a month; a day opens its list. BOOK-5 */
export function Calendar({ shopId, timeZone, kind, date, onDay }: CalendarProps) {
  useBookingsLive(shopId)
  const { from, days } = kind === 'week' ? { from: mondayOf(date), days: 7 } : monthDays(date)
  const query = useQuery({
    queryKey: ['bookings', shopId, 'days', from, days],
    queryFn: () => send(calls.bookingDays, { shopId, from, days }),
    placeholderData: keepPreviousData,
  })
  if (query.isPending) return <Skeleton height={320} />
  if (!query.data) return <QueryError query={query} />
  const { today, days: shown } = query.data
  return (
    <>
      <Text kind="quiet">{t('console.booking.freeSeatsHint')}</Text>
      <ul className={styles.calendar} data-kind={kind}>
        {shown.map(day => (
          <DayCell
            key={day.date}
            day={day}
            isToday={day.date === today}
            isOutside={kind === 'month' && day.date.slice(0, 7) !== date.slice(0, 7)}
            timeZone={timeZone}
            onDay={onDay}
          />
        ))}
      </ul>
    </>
  )
}
