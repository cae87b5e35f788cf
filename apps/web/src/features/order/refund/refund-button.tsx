import { isPaymentHeld, REFUND_DAYS } from '@comanda/domain/order'
import { HandCoins } from 'lucide-react'
import { Suspense, useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { OrderDetail } from '../api.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'

const RefundSheet = lazyPart(async () => (await import('./refund-sheet.tsx')).RefundSheet)

/** Whether a refund can be requested in the app; the server decides. ORDER-9 */
const mayRequest = ({ payState, paymentMethod, billId, createdAt }: OrderDetail, now: number): boolean =>
  isPaymentHeld(payState) &&
  paymentMethod !== 'out-line' &&
  billId === undefined &&
  now - Date.parse(createdAt) < REFUND_DAYS * 86_400_000

/** Button that opens the refund request. */
export function RefundButton({ order, now }: { order: OrderDetail; now: number }) {
  const [open, setOpen] = useState(false)
  if (!mayRequest(order, now)) return null
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
