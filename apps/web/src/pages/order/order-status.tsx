import { Suspense } from 'react'
import { useSearch } from '../../platform/route-location.ts'
import { PasskeyOffer } from '../../features/auth/index.ts'
import { EarnedPoints } from '../../features/card/index.ts'
import { TotalLines } from '../../features/cart/index.ts'
import { Review } from '../../features/evaluation/index.ts'
import { InstallOffer } from '../../features/install/index.ts'
import { OrderStatus } from '../../features/order/index.ts'
import { CallStaff } from '../../features/table/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { go } from '../../platform/navigation.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.ts'
import { AgainPaidAtOnce } from './parts/again-paid-at-once.tsx'

/** At the end of the page, so that loading it moves nothing. */
const StatusDecoration = lazyPart(async () => (await import('./parts/status-decoration.tsx')).StatusDecoration)

/** `/orderStatus`: an order in progress. Back leads to the list of orders, because the form before it is finished. */
export function Page() {
  const orderId = new URLSearchParams(useSearch()).get('orderId') ?? ''
  return (
    <AgainPaidAtOnce>
      <OrderStatus
        key={orderId}
        orderId={orderId}
        renderCall={at => <CallStaff {...at} />}
        renderEarned={id => (
          <>
            <EarnedPoints orderId={id} />
            <InstallOffer />
          </>
        )}
        renderReview={order => <Review orderId={order.orderId} timeZone={order.shop.timeZone} />}
        renderTotals={({ totalLines, currency, totalPaidAmount }) => (
          <TotalLines lines={totalLines} currency={currency} total={totalPaidAmount} />
        )}
        renderEnd={() => <PasskeyOffer />}
        renderPage={({ children, bottom }) => (
          <Screen title={t('title.orderStatus')} back={() => go('/orderList')} bottom={bottom}>
            {children}
            <Suspense>
              <StatusDecoration />
            </Suspense>
          </Screen>
        )}
      />
    </AgainPaidAtOnce>
  )
}
