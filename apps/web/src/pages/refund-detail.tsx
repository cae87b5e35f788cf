import { useSearch } from '../platform/place.ts'
import { RefundDetail } from '../features/order/index.ts'
import { t } from '../platform/i18n/index.ts'
import { Page as Screen } from '../ui/page.tsx'

/** `/refundDetail`: what goes back for an order. */
export function Page() {
  const orderId = new URLSearchParams(useSearch()).get('orderId') ?? ''
  return (
    <Screen title={t('title.refundDetail')}>
      <RefundDetail key={orderId} orderId={orderId} />
    </Screen>
  )
}
