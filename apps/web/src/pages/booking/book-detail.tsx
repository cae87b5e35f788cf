import { useSearch } from '../../platform/route-location.ts'
import { BookingView } from '../../features/booking/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/bookDetail`: one booking, what to do with it, and the way there. */
export function Page() {
  const bookingId = new URLSearchParams(useSearch()).get('bookingId') ?? ''
  return (
    <Screen title={t('title.bookDetail')}>
      <BookingView key={bookingId} bookingId={bookingId} />
    </Screen>
  )
}
