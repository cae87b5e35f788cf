import { isPaymentHeld, REFUND_DAYS } from '@comanda/domain/order'
import { HandCoins } from 'lucide-react'
import { Suspense } from 'react'
import { useStoredDraft } from '../../../platform/device/draft-store.ts'
import { t } from '../../../platform/i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { type OrderDetail, useRefunds } from '../api.ts'
import { refundSheetKey } from '../refund-path.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'

const RefundSheet = lazyPart(async () => (await import('./refund-sheet.tsx')).RefundSheet)

/** Whether a refund can be requested in the app; the server decides. ORDER-9 */
const mayRequest = ({ payState, paymentMethod, billId, createdAt }: OrderDetail, now: number): boolean =>
  isPaymentHeld(payState) &&
  (paymentMethod !== 'out-line' || billId !== undefined) &&
  now - Date.parse(createdAt) < REFUND_DAYS * 86_400_000

/** Whether the server offers a refund of a round; the order does not contain whether its bill was paid in the app. */
function useOfferedOnBill({ orderId, billId }: OrderDetail, may: boolean): boolean {
  const { data } = useRefunds(may && billId !== undefined ? orderId : '')
  return billId === undefined || (data !== undefined && (data.mayAsk !== undefined || data.asks.length > 0))
}

/** Button that opens the refund request; its sheet stays open through a reload. */
export function RefundButton({ order, now }: { order: OrderDetail; now: number }) {
  const [{ open }, change] = useStoredDraft(refundSheetKey(order.orderId), { open: false })
  const setOpen = (next: boolean) => change(() => ({ open: next }))
  const may = mayRequest(order, now)
  if (!useOfferedOnBill(order, may) || !may) return null
  return (
    <>
      <Button wide kind="plain" icon={<HandCoins aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('order.askRefund')}
      </Button>
      {open && (
        <Suspense>
          <RefundSheet order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
