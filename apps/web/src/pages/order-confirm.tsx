import { useEffect } from 'react'
import { useSearch } from '../platform/place.ts'
import { TotalLines } from '../features/cart/index.ts'
import { OrderConfirm } from '../features/order/index.ts'
import { t } from '../platform/i18n/index.ts'
import { go } from '../platform/navigation.ts'
import { Page as Screen } from '../ui/page.tsx'

/** `/orderConfirm`: an order before it is paid. Without one there is nothing to confirm yet: the form is where it begins. */
export function Page() {
  const orderId = new URLSearchParams(useSearch()).get('orderId') ?? ''
  useEffect(() => {
    if (orderId === '') go('/createOrder', { replace: true })
  }, [orderId])
  return (
    <OrderConfirm
      key={orderId}
      orderId={orderId}
      renderTotals={({ totalLines, currency, totalPaidAmount }) => (
        <TotalLines lines={totalLines} currency={currency} total={totalPaidAmount} />
      )}
      renderPage={({ children, bottom }) => (
        <Screen title={t('title.createOrder')} bottom={bottom}>
          {children}
        </Screen>
      )}
    />
  )
}
