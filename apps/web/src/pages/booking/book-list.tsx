import { useSearchState } from '../../platform/search-state.ts'
import { BookingList } from '../../features/booking/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/bookList`: the guest's bookings, coming and past. */
export function Page() {
  const [search, saveSearch] = useSearchState()
  const state = new URLSearchParams(search).get('state') === 'past' ? 'past' : 'coming'
  return (
    <Screen title={t('title.bookList')}>
      <BookingList state={state} onState={next => saveSearch(`/bookList?state=${next}`)} />
    </Screen>
  )
}
