import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { useState } from 'react'
import { DayPicker } from '../../forms/day-picker.tsx'
import { type BookingDay, useBookingDay } from './api.ts'
import styles from './bookings.module.css'
import { ByTable } from './by-table.tsx'
import { ByTime } from './by-time.tsx'
import { holdsTable } from './taken.ts'
import { WaitingList } from './waiting-list.tsx'
import { QueryError } from '../../ui/loaded.tsx'

interface BookingsProps {
  shopId: number
  timeZone: string
}

/** The bookings of a day by time or by table, and who waits for a table now. BOOK-1 */
export function Bookings({ shopId, timeZone }: BookingsProps) {
  const [date, setDate] = useState<string>()
  const [byTable, setByTable] = useState(false)
  const day = useBookingDay(shopId, date)
  if (day.isPending) return <Skeleton height={320} />
  if (!day.data) return <QueryError query={day} />
  const found = day.data
  if (!found.offered && found.bookings.length === 0)
    return <p className={styles.empty}>{t('console.booking.notOffered')}</p>
  const coming = found.bookings.filter(holdsTable)
  const guests = coming.reduce((sum, { partySize }) => sum + partySize, 0)
  return (
    <div className={styles.screen}>
      <section className={styles.day} aria-label={t('console.booking.bookings')}>
        <DayBar found={found} onDate={setDate} />
        <Row wrap gap={8}>
          <p role="status" className={styles.sums}>
            <strong>{t('console.booking.count', { count: coming.length })}</strong>
            {guests > 0 && ` · ${t('console.booking.guests', { count: guests })}`}
          </p>
          <Chip pressed={!byTable} onPress={() => setByTable(false)}>
            {t('console.booking.byTime')}
          </Chip>
          <Chip pressed={byTable} onPress={() => setByTable(true)}>
            {t('console.booking.byTable')}
          </Chip>
        </Row>
        {byTable ? <ByTable found={found} timeZone={timeZone} /> : <ByTime found={found} timeZone={timeZone} />}
      </section>
      <WaitingList found={found} timeZone={timeZone} />
    </div>
  )
}

function DayBar({ found, onDate }: { found: BookingDay; onDate: (date: string | undefined) => void }) {
  const { date, today } = found
  return (
    <Row wrap gap={8}>
      <DayPicker date={date} onDate={onDate} />
      {date !== today && (
        <Button size="small" kind="soft" onClick={() => onDate(undefined)}>
          {t('console.booking.today')}
        </Button>
      )}
    </Row>
  )
}
