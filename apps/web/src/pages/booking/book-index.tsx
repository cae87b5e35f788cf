import { BookingStart, bookingChoiceIn, bookingPath } from '../../features/booking/index.ts'
import { likelyShopId } from '../../features/store/index.ts'
import { useUserInfo } from '../../features/member/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { useSearchState } from '../../platform/search-state.ts'
import { knownContact } from '../../platform/known-contact.ts'
import { go } from '../../platform/navigation.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/bookIndex`: a table for a day, time and party size; or the current waiting list. */
export function Page() {
  const [search, saveSearch] = useSearchState()
  const choice = bookingChoiceIn(search)
  const profile = useUserInfo()
  return (
    <BookingStart
      choice={{ ...choice, shopId: choice.shopId ?? likelyShopId() }}
      onChoose={choice => saveSearch(bookingPath('/bookIndex', choice))}
      onNext={next => go(bookingPath('/bookEdit', next))}
      contactIn={countryCode => (profile.isPending ? undefined : knownContact(profile.data, countryCode))}
      renderPage={(content, bottom) => (
        <Screen title={t('title.bookIndex')} bottom={bottom}>
          {content}
        </Screen>
      )}
    />
  )
}
