import { t } from '@comanda/web/i18n'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { clockAt } from '../../platform/clock-words.ts'
import type { Booking, BookingDay } from './api.ts'
import styles from './bookings.module.css'

interface ByTableProps {
  found: BookingDay
  timeZone: string
}

/** Every table with who has it when. */
export const ByTable = ({ found, timeZone }: ByTableProps) => (
  <ul className={styles.tables}>
    {found.tables.map(({ tableId, tableName, seats, areaName }) => (
      <li key={tableId} className={styles.table}>
        <h2 className={styles.tableName}>
          {t('console.table', { name: tableName })}
          <span className={styles.quiet}>
            {t('console.booking.seats', { count: seats })} · {areaName}
          </span>
        </h2>
        <Stays bookings={found.bookings.filter(one => one.tableIds.includes(tableId))} timeZone={timeZone} />
      </li>
    ))}
  </ul>
)

const isShown = ({ state }: Booking): boolean => state !== 'cancelled' && state !== 'noShow' && state !== 'lapsed'

function Stays({ bookings, timeZone }: { bookings: Booking[]; timeZone: string }) {
  const shown = bookings.filter(isShown)
  if (shown.length === 0) return <p className={styles.quiet}>{t('console.booking.free')}</p>
  return (
    <Stack as="ol" gap={6}>
      {shown.map(({ bookingId, start, end, guestName, partySize, state, tableIds, tableName }) => (
        <li key={bookingId} className={styles.stay} data-state={state}>
          <Text as="bdi" weight={700} figures>
            {clockAt(start, timeZone)} – {clockAt(end, timeZone)}
          </Text>
          <span>
            {guestName} · {t('console.people', { count: partySize })}
            {tableIds.length > 1 && ` · ${t('console.table', { name: tableName })}`}
          </span>
          <span className={styles.quiet}>{t(`console.booking.state.${state}`)}</span>
        </li>
      ))}
    </Stack>
  )
}
