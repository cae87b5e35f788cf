import { holdsPayment, REFUND_DAYS } from '@comanda/domain/order'
import { HandCoins } from 'lucide-react'
import { Suspense, useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { OrderDetail } from '../api.ts'
import { lazyPart } from '../../../ui/loading/lazy-part.ts'

const AskSheet = lazyPart(async () => (await import('./ask-sheet.tsx')).AskSheet)

/** Whether the app may be asked for money of it at all; the server has the last word. ORDER-9 */
const mayAsk = ({ payState, paymentMethod, billId, createdAt }: OrderDetail, now: number): boolean =>
  holdsPayment(payState) &&
  paymentMethod !== 'out-line' &&
  billId === undefined &&
  now - Date.parse(createdAt) < REFUND_DAYS * 86_400_000

/** Opens the request for the money of some of the dishes. */
export function AskRefund({ order, now }: { order: OrderDetail; now: number }) {
  const [open, setOpen] = useState(false)
  if (!mayAsk(order, now)) return null
  return (
    <>
      <Button wide kind="plain" icon={<HandCoins aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('order.askRefund')}
      </Button>
      {open && (
        <Suspense>
          <AskSheet order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
