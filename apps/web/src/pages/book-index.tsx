import { useState } from 'react'
import { BookingStart, type BookingWish, wishOf, wishTarget } from '../features/booking/index.ts'
import { t } from '../platform/i18n/index.ts'
import { go } from '../platform/navigation.ts'
import { useSearch } from '../platform/place.ts'
import { Page as Screen } from '../ui/page.tsx'

/** `/bookIndex`: a table for a day, a time and a party; or the waiting list of now. */
export function Page() {
  const [wish, keep] = useKeptWish()
  return (
    <BookingStart
      wish={wish}
      onWish={keep}
      onNext={next => go(wishTarget('/bookEdit', next))}
      renderPage={(content, bottom) => (
        <Screen title={t('title.bookIndex')} bottom={bottom}>
          {content}
        </Screen>
      )}
    />
  )
}

/** The wish of the address. What is chosen shows in the same frame; the address follows when the router comes to it. */
function useKeptWish(): [BookingWish, (wish: BookingWish) => void] {
  const search = useSearch()
  const [ahead, setAhead] = useState({ search, wish: wishOf(search) })
  const keep = (wish: BookingWish): void => {
    setAhead({ search, wish })
    go(wishTarget('/bookIndex', wish), { replace: true })
  }
  return [ahead.search === search ? ahead.wish : wishOf(search), keep]
}
