import { t } from '../../platform/i18n/index.ts'
import { QueryError, Loading } from '../../ui/feedback/query-states.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/controls/chip.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { LoadMore } from '../../ui/feedback/load-more.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { type BookingDetail, type ListState, useBookings } from './api.ts'
import styles from './booking.module.css'
import { BookingSummary } from './booking-summary.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import list from './booking-list.module.css'

interface BookingListProps {
  state: ListState
  onState: (state: ListState) => void
}

/** The guest's future and past bookings. BOOK-1 */
export const BookingList = ({ state, onState }: BookingListProps) => (
  <Tabs
    label={t('booking.tabs')}
    tabs={[
      { id: 'coming', label: t('booking.coming') },
      { id: 'past', label: t('booking.past') },
    ]}
    chosen={state}
    onChoose={onState}
  >
    <Bookings state={state} />
  </Tabs>
)

function Bookings({ state }: { state: ListState }) {
  const query = useBookings(state)
  const { data, isPending } = query
  if (isPending) return <Loading heights={[110, 110]} />
  if (!data) return <QueryError query={query} />
  const bookings = data.pages.flatMap(page => page.bookings)
  if (bookings.length === 0) return <Nothing state={state} />
  return (
    <Stack className={styles.column}>
      <Stack as="ul" className={styles.column}>
        {bookings.map(booking => (
          <li key={booking.bookingId}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </Stack>
      <LoadMore query={query} />
      {state === 'coming' && (
        <LinkButton wide kind="secondary" to="/bookIndex">
          {t('booking.new')}
        </LinkButton>
      )}
    </Stack>
  )
}

const tones = {
  awaitingDeposit: 'warn',
  booked: 'good',
  seated: 'good',
  completed: 'plain',
  cancelled: 'bad',
  noShow: 'bad',
  lapsed: 'bad',
} as const

export const BookingCard = ({ booking }: { booking: BookingDetail }) => (
  <Link to={`/bookDetail?bookingId=${booking.bookingId}`} className={list.card}>
    <BookingSummary
      start={booking.start}
      timeZone={booking.shop.timeZone}
      shopName={booking.shop.shopName}
      partySize={booking.partySize}
      areaName={booking.area.name}
    />
    <Badge tone={tones[booking.state]}>{t(`booking.state.${booking.state}`)}</Badge>
  </Link>
)

const Nothing = ({ state }: { state: ListState }) => (
  <EmptyState
    icon={<Illustration scene="calendar" />}
    title={t(state === 'coming' ? 'booking.noneComing' : 'booking.nonePast')}
    actions={<LinkButton to="/bookIndex">{t('booking.new')}</LinkButton>}
  >
    {t(state === 'coming' ? 'booking.noneComingHint' : 'booking.nonePastHint')}
  </EmptyState>
)
