import { BookingStart, wishOf, wishTarget } from '../../features/booking/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearchState } from '../../platform/search-state.ts'
import { go } from '../../platform/navigation.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/bookIndex`: a table for a day, time and party size; or the current waiting list. */
export function Page() {
  const [search, keep] = useSearchState()
  return (
    <BookingStart
      wish={wishOf(search)}
      onWish={wish => keep(wishTarget('/bookIndex', wish))}
      onNext={next => go(wishTarget('/bookEdit', next))}
      renderPage={(content, bottom) => (
        <Screen title={t('title.bookIndex')} bottom={bottom}>
          {content}
        </Screen>
      )}
    />
  )
}
