import { staffBookingCalls as calls } from '@comanda/contract/booking'
import type { ResponseOf } from '@comanda/contract/core'
import type { BookingState, DepositState } from '@comanda/domain/booking'
import { showDay, t } from '@comanda/web/i18n'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'
import type { Booking } from './queries.ts'

type Event = ResponseOf<typeof calls.bookingHistory>['events'][number]
type Change = Event['changes'][number]

function valueText(field: Change['field'], value: string, timeZone: string): string {
  if (field === 'start') return showDay(value, 'shortDay', timeZone)
  if (field === 'state') return t(`console.booking.state.${value as BookingState}`)
  if (field === 'deposit') return t(`console.booking.depositState.${value as DepositState}`)
  return value
}

function changeText({ field, from, to }: Change, timeZone: string): string {
  const name = t(`console.booking.field.${field}`)
  if (from === undefined || to === undefined) return name
  return t('console.booking.fieldChange', {
    field: name,
    from: valueText(field, from, timeZone),
    to: valueText(field, to, timeZone),
  })
}

const EventLine = ({ event, timeZone }: { event: Event; timeZone: string }) => (
  <li>
    <Text weight={600}>
      {showDay(event.at, 'shortDay', timeZone)} · <bdi>{event.name || t(`console.booking.by.${event.by}`)}</bdi>
    </Text>
    {event.what === 'created' && <Text kind="quiet">{t('console.booking.event.created')}</Text>}
    {event.changes.map(change => (
      <Text key={change.field} kind="quiet">
        {changeText(change, timeZone)}
      </Text>
    ))}
  </li>
)

interface HistorySheetProps {
  booking: Booking
  timeZone: string
  onClose: () => void
}

/** Every change of a booking and its author. BOOK-4 */
export function HistorySheet({ booking: { bookingId, bookingNo, version }, timeZone, onClose }: HistorySheetProps) {
  const history = useQuery({
    queryKey: ['bookings', 'history', bookingId, version],
    queryFn: () => send(calls.bookingHistory, { bookingId }),
  })
  return (
    <Sheet title={t('console.booking.historyTitle', { number: bookingNo })} onClose={onClose}>
      <Loaded query={history}>
        {({ events }) => (
          <Stack as="ol" gap={14}>
            {events.map(event => (
              <EventLine key={event.at + event.by} event={event} timeZone={timeZone} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Sheet>
  )
}
