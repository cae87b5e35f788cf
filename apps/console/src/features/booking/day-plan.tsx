import { placesOf } from '@comanda/domain/table'
import { t } from '@comanda/web/i18n'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useState } from 'react'
import { clockAt } from '../../platform/clock.ts'
import { useFloorPlan } from '../../platform/floor-plan.ts'
import { useNow } from '../../platform/now.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { AreaPlan } from '../../ui/room-plan.tsx'
import { BookingCard } from './booking-card.tsx'
import { partyName } from './booking-notes.tsx'
import styles from './bookings.module.css'
import { type Booking, type BookingDay, holdsTable, type Table } from './queries.ts'

interface DayPlanProps {
  shopId: number
  day: BookingDay
  timeZone: string
}

/** The bookings that hold a table from now on, the next first. */
const comingAt = (tableId: string, { bookings }: BookingDay, now: number): Booking[] =>
  bookings
    .filter(one => holdsTable(one) && one.tableIds.includes(tableId) && Date.parse(one.end) > now)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))

/** The day's bookings on the floor plan: at each table the party there, or the next one. BOOK-8 */
export function DayPlan({ shopId, day, timeZone }: DayPlanProps) {
  const query = useFloorPlan(shopId)
  const now = useNow()
  const [open, setOpen] = useState<string>()
  const table = day.tables.find(one => one.tableId === open)
  return (
    <Loaded query={query}>
      {plan => (
        <>
          {[...Map.groupBy(day.tables, one => one.areaName)].map(([area, tables]) => (
            <Stack as="section" key={area} gap={8}>
              <Text as="h2" size={16}>
                {area}
              </Text>
              <AreaPlan label={area} places={placesOf(tables, plan.places)}>
                {place => (
                  <Spot
                    name={tables.find(one => one.tableId === place.tableId)?.tableName ?? ''}
                    shape={place.shape}
                    next={comingAt(place.tableId, day, now)[0]}
                    timeZone={timeZone}
                    onOpen={() => setOpen(place.tableId)}
                  />
                )}
              </AreaPlan>
            </Stack>
          ))}
          {table && (
            <TableBookings
              table={table}
              bookings={comingAt(table.tableId, day, now)}
              onClose={() => setOpen(undefined)}
              {...{ shopId, day, timeZone }}
            />
          )}
        </>
      )}
    </Loaded>
  )
}

interface SpotProps {
  name: string
  shape: string
  /** The party there, or the next one. */
  next: Booking | undefined
  timeZone: string
  onOpen: () => void
}

const Spot = ({ name, shape, next, timeZone, onOpen }: SpotProps) => (
  <button
    type="button"
    className={styles.spot}
    data-shape={shape}
    data-state={next?.state ?? 'free'}
    aria-haspopup="dialog"
    onClick={onOpen}
  >
    <strong>
      <span className="visuallyHidden">{t('console.table', { name: '' })}</span>
      {name}
    </strong>
    <span>
      {next ? (
        <>
          <bdi>{clockAt(next.start, timeZone)}</bdi> <bdi>{partyName(next)}</bdi>
        </>
      ) : (
        t('console.booking.free')
      )}
    </span>
  </button>
)

interface TableBookingsProps extends DayPlanProps {
  table: Table
  bookings: Booking[]
  onClose: () => void
}

const TableBookings = ({ table, bookings, onClose, ...at }: TableBookingsProps) => (
  <Sheet title={t('console.table', { name: table.tableName })} onClose={onClose}>
    <Stack gap={12}>
      {bookings.length === 0 && <Text kind="quiet">{t('console.booking.free')}</Text>}
      {bookings.map(booking => (
        <BookingCard key={booking.bookingId} booking={booking} {...at} />
      ))}
    </Stack>
  </Sheet>
)
