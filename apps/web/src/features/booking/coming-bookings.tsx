import { t } from '../../platform/i18n/index.ts'
import { token } from '../../platform/session.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import { useBookings, useBookingShops } from './api.ts'
import { BookingCard } from './booking-list.tsx'
import styles from './booking.module.css'

const MAX_SHOWN = 3

/** The guest's next bookings on a decorated page; a guest without one is invited to book. BOOK-1 */
export const ComingBookings = () => (token() === undefined ? <Invitation /> : <OfGuest />)

function OfGuest() {
  const { data, isPending } = useBookings('coming')
  if (isPending) return <Skeleton height={110} />
  const bookings = data?.pages.flatMap(page => page.bookings) ?? []
  if (bookings.length === 0) return <Invitation />
  return (
    <Stack as="ul" className={styles.column}>
      {bookings.slice(0, MAX_SHOWN).map(booking => (
        <li key={booking.bookingId}>
          <BookingCard booking={booking} />
        </li>
      ))}
    </Stack>
  )
}

/** Nothing where no store takes bookings. */
function Invitation() {
  const { data, isPending } = useBookingShops()
  if (isPending) return <Skeleton height={80} />
  if (!data || data.shops.length === 0) return null
  return (
    <Card>
      <Row gap={12} wrap justify="between">
        <Text as="span">{t('booking.invite')}</Text>
        <LinkButton size="small" to="/bookIndex">
          {t('booking.new')}
        </LinkButton>
      </Row>
    </Card>
  )
}
