import { useSearch } from '../platform/place.ts'
import { BookingList } from '../features/booking/index.ts'
import { t } from '../platform/i18n/index.ts'
import { go } from '../platform/navigation.ts'
import { Page as Screen } from '../ui/page.tsx'

/** `/bookList`: the guest's bookings, coming and past. */
export function Page() {
  const state = new URLSearchParams(useSearch()).get('state') === 'past' ? 'past' : 'coming'
  return (
    <Screen title={t('title.bookList')}>
      <BookingList state={state} onState={next => go(`/bookList?state=${next}`, { replace: true })} />
    </Screen>
  )
}
