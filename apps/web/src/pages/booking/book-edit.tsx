import { useSearch } from '../../platform/route-location.ts'
import { BookingForm, payDepositPath, bookingChoiceIn, bookingPath } from '../../features/booking/index.ts'
import { Charged } from '../../features/payment/index.ts'
import { useUserInfo } from '../../features/member/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { knownContact } from '../../platform/known-contact.ts'
import { go } from '../../platform/navigation.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/bookEdit`: contact and wishes of a new or changed booking. */
export function Page() {
  const profile = useUserInfo()
  return (
    <BookingForm
      choice={bookingChoiceIn(useSearch())}
      onSaved={({ bookingId, state }) =>
        go(state === 'awaitingDeposit' ? payDepositPath(bookingId) : `/bookDetail?bookingId=${bookingId}`, {
          replace: true,
        })
      }
      onTimes={choice => go(bookingPath('/bookIndex', choice), { replace: true })}
      contactIn={countryCode => (profile.isPending ? undefined : knownContact(profile.data, countryCode))}
      renderCharged={(due, part) => <Charged {...due}>{part}</Charged>}
      renderPage={(content, bottom) => (
        <Screen title={t('title.bookEdit')} bottom={bottom}>
          {content}
        </Screen>
      )}
    />
  )
}
