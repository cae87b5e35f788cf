import { useSearch } from '../../platform/route-location.ts'
import { BookingForm, payDepositWay, wishOf, wishTarget } from '../../features/booking/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/bookEdit`: contact and wishes of a new or changed booking. */
export function Page() {
  return (
    <BookingForm
      wish={wishOf(useSearch())}
      onSaved={({ bookingId, state }) =>
        go(state === 'awaitingDeposit' ? payDepositWay(bookingId) : `/bookDetail?bookingId=${bookingId}`, {
          replace: true,
        })
      }
      onTimes={wish => go(wishTarget('/bookIndex', wish), { replace: true })}
      renderPage={(content, bottom) => (
        <Screen title={t('title.bookEdit')} bottom={bottom}>
          {content}
        </Screen>
      )}
    />
  )
}
