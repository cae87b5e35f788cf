import { useSearch } from '../../platform/route-location.ts'
import { BookingView } from '../../features/booking/index.ts'
import { useWallets, WalletButtons } from '../../features/pass/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'

/** `/bookDetail`: one booking, its actions and directions. */
export function Page() {
  const query = new URLSearchParams(useSearch())
  const bookingId = query.get('bookingId') ?? ''
  const wallets = useWallets()
  return (
    <Screen title={t('title.bookDetail')}>
      <BookingView
        key={bookingId}
        bookingId={bookingId}
        link={query.get('link') ?? undefined}
        wallet={<WalletButtons wallets={wallets} passType="BOOKING" id={bookingId} />}
      />
    </Screen>
  )
}
