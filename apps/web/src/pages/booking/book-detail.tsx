import { useSearch } from '../../platform/route-location.ts'
import { BookingView } from '../../features/booking/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/bookDetail`: one booking, its actions and directions. */
export function Page() {
  const bookingId = new URLSearchParams(useSearch()).get('bookingId') ?? ''
  return (
    <Screen title={t('title.bookDetail')}>
      <BookingView key={bookingId} bookingId={bookingId} />
    </Screen>
  )
}
