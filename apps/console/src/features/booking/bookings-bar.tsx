import { addDays } from '@comanda/domain/store'
import { showDay, t } from '@comanda/web/i18n'
import { Button, IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { DayPicker } from '../../forms/fields/day-picker.tsx'
import { goTo } from '../../platform/place.ts'
import { mondayOf, monthBeside } from './calendar.tsx'
import { type BookingDay, holdsTable } from './queries.ts'
import styles from './bookings.module.css'

const viewTexts = {
  list: 'console.booking.byTime',
  tables: 'console.booking.byTable',
  plan: 'floor.asPlan',
  timeline: 'console.booking.timeline',
  week: 'console.booking.week',
  month: 'console.booking.month',
} as const
export type BookingsViewName = keyof typeof viewTexts
export const bookingViews = Object.keys(viewTexts) as BookingsViewName[]

interface BookingsBarProps {
  view: BookingsViewName
  day: BookingDay
  isToday: boolean
  children: ReactNode
}

/** The shown days, the ways to show them, and what can be done. */
export function BookingsBar({ view, day, isToday, children }: BookingsBarProps) {
  const { date } = day
  return (
    <>
      <Row wrap gap={8}>
        {view === 'week' || view === 'month' ? (
          <RangePicker kind={view} date={date} />
        ) : (
          <DayPicker date={date} onDate={next => goTo('bookings', view, next)} />
        )}
        {!isToday && (
          <Button size="small" kind="soft" onClick={() => goTo('bookings', view)}>
            {t('console.booking.today')}
          </Button>
        )}
        {children}
      </Row>
      <Row wrap gap={8}>
        {view === 'week' || view === 'month' ? <div className={styles.sums} /> : <DaySums day={day} />}
        <Row wrap gap={8} role="group" aria-label={t('console.booking.view')}>
          {bookingViews.map(one => (
            <Chip key={one} pressed={view === one} onPress={() => goTo('bookings', one, isToday ? '' : date)}>
              {t(viewTexts[one])}
            </Chip>
          ))}
        </Row>
        {view === 'list' && (
          <Button
            size="small"
            kind="soft"
            icon={<Printer aria-hidden="true" size={18} />}
            onClick={() => window.print()}
          >
            {t('console.booking.print')}
          </Button>
        )}
      </Row>
    </>
  )
}

function DaySums({ day: { bookings } }: { day: BookingDay }) {
  const coming = bookings.filter(holdsTable)
  const guests = coming.reduce((sum, { partySize }) => sum + partySize, 0)
  return (
    <p role="status" className={styles.sums}>
      <strong>{t('console.booking.count', { count: coming.length })}</strong>
      {guests > 0 && ` · ${t('console.booking.guests', { count: guests })}`}
    </p>
  )
}

/** The shown week or month, with buttons for the one before and after. */
function RangePicker({ kind, date }: { kind: 'week' | 'month'; date: string }) {
  const beside = (by: -1 | 1) =>
    goTo('bookings', kind, kind === 'week' ? addDays(mondayOf(date), by * 7) : monthBeside(date, by))
  const name = (day: string) => showDay(`${day}T12:00:00Z`, 'dayMonth', 'UTC')
  const title =
    kind === 'week'
      ? `${name(mondayOf(date))} – ${name(addDays(mondayOf(date), 6))}`
      : `${showDay(`${date}T12:00:00Z`, 'monthName', 'UTC')} ${date.slice(0, 4)}`
  return (
    <>
      <IconButton
        mirrored
        label={t(kind === 'week' ? 'console.booking.weekBefore' : 'console.booking.monthBefore')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => beside(-1)}
      />
      <Text as="strong">{title}</Text>
      <IconButton
        mirrored
        label={t(kind === 'week' ? 'console.booking.weekAfter' : 'console.booking.monthAfter')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => beside(1)}
      />
    </>
  )
}
