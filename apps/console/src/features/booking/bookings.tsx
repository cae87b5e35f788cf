import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Footprints, Plus } from 'lucide-react'
import { useState } from 'react'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { type BookingDay, useBookingDay, type Booking } from './queries.ts'
import styles from './bookings.module.css'
import { WaitingList } from './waiting-list.tsx'
import { QueryError } from '../../ui/loaded.tsx'
import { clockAt } from '../../platform/clock.ts'
import { goTo, usePlace } from '../../platform/place.ts'
import { BookingForm } from './booking-form.tsx'
import { BookingsBar, type BookingsViewName, bookingViews } from './bookings-bar.tsx'
import { Calendar } from './calendar.tsx'
import { DayPlan } from './day-plan.tsx'
import { DayPrint } from './day-print.tsx'
import { Timeline } from './timeline.tsx'
import { BookingCard } from './booking-card.tsx'
import { partyName } from './booking-notes.tsx'
import { WalkInForm } from './walk-in-form.tsx'

interface ByTimeProps {
  shopId: number
  day: BookingDay
  timeZone: string
}

/** The day from its first party to its last. */
export function ByTime({ shopId, day: bookingDay, timeZone }: ByTimeProps) {
  if (bookingDay.bookings.length === 0) return <p className={styles.empty}>{t('console.booking.none')}</p>
  const times = Map.groupBy(bookingDay.bookings, ({ start }) => clockAt(start, timeZone))
  return (
    <Stack gap={16}>
      {[...times].map(([time, bookings]) => (
        <section key={time} className={styles.slot} aria-label={time}>
          <h2 className={styles.time}>
            <bdi>{time}</bdi>
          </h2>
          <div className={styles.cards}>
            {bookings.map(booking => (
              <BookingCard
                key={booking.bookingId}
                shopId={shopId}
                booking={booking}
                day={bookingDay}
                timeZone={timeZone}
              />
            ))}
          </div>
        </section>
      ))}
    </Stack>
  )
}

interface ByTableProps {
  day: BookingDay
  timeZone: string
}

/** Every table with its bookings. */
export const ByTable = ({ day: bookingDay, timeZone }: ByTableProps) => (
  <ul className={styles.tables}>
    {bookingDay.tables.map(({ tableId, tableName, seats, areaName }) => (
      <li key={tableId} className={styles.table}>
        <h2 className={styles.tableName}>
          {t('console.table', { name: tableName })}
          <span className={styles.quiet}>
            {t('console.booking.seats', { count: seats })} · {areaName}
          </span>
        </h2>
        <Stays bookings={bookingDay.bookings.filter(one => one.tableIds.includes(tableId))} timeZone={timeZone} />
      </li>
    ))}
  </ul>
)

const isShown = ({ state }: Booking): boolean => state !== 'cancelled' && state !== 'noShow' && state !== 'lapsed'

function Stays({ bookings, timeZone }: { bookings: Booking[]; timeZone: string }) {
  const visible = bookings.filter(isShown)
  if (visible.length === 0) return <p className={styles.quiet}>{t('console.booking.free')}</p>
  return (
    <Stack as="ol" gap={6}>
      {visible.map(({ bookingId, start, end, guestName, partySize, state, tableIds, tableName }) => (
        <li key={bookingId} className={styles.stay} data-state={state}>
          <Text as="bdi" weight={700} figures>
            {clockAt(start, timeZone)} – {clockAt(end, timeZone)}
          </Text>
          <span>
            {partyName({ guestName })} · {t('console.people', { count: partySize })}
            {tableIds.length > 1 && ` · ${t('console.table', { name: tableName })}`}
          </span>
          <span className={styles.quiet}>{t(`console.booking.state.${state}`)}</span>
        </li>
      ))}
    </Stack>
  )
}

interface BookingsProps {
  shopId: number
  timeZone: string
}

/** The bookings as a list, by table, on a timeline, of a week or a month; and the waiting list. BOOK-1, BOOK-5 */
export function Bookings({ shopId, timeZone }: BookingsProps) {
  const { detail, part } = usePlace()
  const view = bookingViews.find(one => one === detail) ?? 'list'
  const date = /^\d{4}-\d\d-\d\d$/.test(part) ? part : undefined
  const day = useBookingDay(shopId, date)
  if (day.isPending) return <Skeleton height={320} />
  if (!day.data) return <QueryError query={day} />
  const bookingDay = day.data
  if (!bookingDay.offered && bookingDay.bookings.length === 0)
    return <p className={styles.empty}>{t('console.booking.notOffered')}</p>
  return (
    <div className={styles.screen} data-wide={view !== 'list' && view !== 'tables'}>
      <section className={styles.day} aria-label={t('console.booking.bookings')}>
        <BookingsBar view={view} day={bookingDay} isToday={date === undefined}>
          {bookingDay.offered && date === undefined && <NewWalkIn shopId={shopId} />}
          {bookingDay.offered && <NewBooking shopId={shopId} timeZone={timeZone} date={bookingDay.date} />}
        </BookingsBar>
        <Shown shopId={shopId} view={view} day={bookingDay} timeZone={timeZone} />
      </section>
      <WaitingList day={bookingDay} timeZone={timeZone} />
    </div>
  )
}

interface ShownProps extends BookingsProps {
  view: BookingsViewName
  day: BookingDay
}

function Shown({ shopId, view, day, timeZone }: ShownProps) {
  if (view === 'timeline') return <Timeline shopId={shopId} day={day} timeZone={timeZone} />
  if (view === 'plan') return <DayPlan shopId={shopId} day={day} timeZone={timeZone} />
  if (view === 'tables') return <ByTable day={day} timeZone={timeZone} />
  if (view === 'list')
    return (
      <>
        <ByTime shopId={shopId} day={day} timeZone={timeZone} />
        <DayPrint day={day} timeZone={timeZone} />
      </>
    )
  const open = (date: string) => goTo('bookings', 'list', date)
  return <Calendar shopId={shopId} timeZone={timeZone} kind={view} date={day.date} onDay={open} />
}

/** Books a table for a guest who calls. BOOK-3 */
function NewBooking(props: { shopId: number; timeZone: string; date: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<Plus aria-hidden="true" size={18} />} onClick={() => setOpen(true)}>
        {t('console.booking.new')}
      </Button>
      {open && <BookingForm {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Seats a party that came without a booking. BOOK-4 */
function NewWalkIn({ shopId }: { shopId: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" kind="soft" icon={<Footprints aria-hidden="true" size={18} />} onClick={() => setOpen(true)}>
        {t('console.booking.newWalkIn')}
      </Button>
      {open && <WalkInForm shopId={shopId} onClose={() => setOpen(false)} />}
    </>
  )
}
