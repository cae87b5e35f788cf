import { useSearch } from '../platform/place.ts'
import { BookingStart, wishOf, wishTarget } from '../features/booking/index.ts'
import { t } from '../platform/i18n/index.ts'
import { go } from '../platform/navigation.ts'
import { Page as Screen } from '../ui/page.tsx'

/** `/bookIndex`: a table for a day, a time and a party; or the waiting list of now. */
export function Page() {
  return (
    <BookingStart
      wish={wishOf(useSearch())}
      onWish={wish => go(wishTarget('/bookIndex', wish), { replace: true })}
      onNext={wish => go(wishTarget('/bookEdit', wish))}
      renderPage={(content, bottom) => (
        <Screen title={t('title.bookIndex')} bottom={bottom}>
          {content}
        </Screen>
      )}
    />
  )
}
