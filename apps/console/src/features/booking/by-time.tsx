import { t } from '@comanda/web/i18n'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { clockAt } from '../../platform/clock-words.ts'
import type { BookingDay } from './api.ts'
import { BookingCard } from './booking-card.tsx'
import styles from './bookings.module.css'

interface ByTimeProps {
  found: BookingDay
  timeZone: string
}

/** The day from its first party to its last. */
export function ByTime({ found, timeZone }: ByTimeProps) {
  if (found.bookings.length === 0) return <p className={styles.empty}>{t('console.booking.none')}</p>
  const times = Map.groupBy(found.bookings, ({ start }) => clockAt(start, timeZone))
  return (
    <Stack gap={16}>
      {[...times].map(([time, bookings]) => (
        <section key={time} className={styles.slot} aria-label={time}>
          <h2 className={styles.time}>
            <bdi>{time}</bdi>
          </h2>
          <div className={styles.cards}>
            {bookings.map(booking => (
              <BookingCard key={booking.bookingId} booking={booking} found={found} timeZone={timeZone} />
            ))}
          </div>
        </section>
      ))}
    </Stack>
  )
}
