import { useSearch } from '../../platform/route-location.ts'
import { BookingForm, payDepositPath, bookingChoiceIn, bookingPath } from '../../features/booking/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/bookEdit`: contact and wishes of a new or changed booking. */
export function Page() {
  return (
    <BookingForm
      choice={bookingChoiceIn(useSearch())}
      onSaved={({ bookingId, state }) =>
        go(state === 'awaitingDeposit' ? payDepositPath(bookingId) : `/bookDetail?bookingId=${bookingId}`, {
          replace: true,
        })
      }
      onTimes={choice => go(bookingPath('/bookIndex', choice), { replace: true })}
      renderPage={(content, bottom) => (
        <Screen title={t('title.bookEdit')} bottom={bottom}>
          {content}
        </Screen>
      )}
    />
  )
}
