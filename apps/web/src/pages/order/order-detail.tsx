import { useSearch } from '../../platform/route-location.ts'
import { PasskeyOffer } from '../../features/auth/index.ts'
import { EarnedPoints } from '../../features/card/index.ts'
import { TotalLines, nameOfTotal } from '../../features/cart/index.ts'
import { Review } from '../../features/evaluation/index.ts'
import { OrderDetails } from '../../features/order/index.ts'
import { OrderPaidBy } from '../../features/payment/index.ts'
import { t } from '../../platform/i18n/index.ts'
import { Page as Screen } from '../../ui/layout/page.tsx'
import { AgainPaidAtOnce } from './parts/again-paid-at-once.tsx'

/** `/orderDetail`: all data of an order, and its receipt. */
export function Page() {
  const orderId = new URLSearchParams(useSearch()).get('orderId') ?? ''
  return (
    <Screen title={t('title.orderDetail')}>
      <AgainPaidAtOnce>
        <OrderDetails
          key={orderId}
          orderId={orderId}
          renderTotals={({ totalLines, currency, totalPaidAmount }) => (
            <TotalLines lines={totalLines} currency={currency} total={totalPaidAmount} />
          )}
          totalName={nameOfTotal}
          renderEarned={id => <EarnedPoints orderId={id} />}
          renderPaidBy={id => <OrderPaidBy orderId={id} />}
          renderReview={order => <Review orderId={order.orderId} timeZone={order.shop.timeZone} />}
        />
      </AgainPaidAtOnce>
      <PasskeyOffer />
    </Screen>
  )
}
