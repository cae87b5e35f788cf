import { isPaymentHeld } from '@comanda/domain/order'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { type OrderDetail, useCancelOrder } from './api.ts'

/** Cancels an order that the store has not accepted yet. ORDER-9 */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState(false)
  const { mutate, isPending, error, reset } = useCancelOrder()
  if (error)
    return (
      <Dialog title={t('order.cancel')} onClose={reset}>
        {isRefused(error, 'orderMoved') ? t('order.cancelLate') : error.message}
      </Dialog>
    )
  if (!order.mayCancel) return null
  return (
    <>
      <Button kind="plain" wide onClick={() => setOpen(true)}>
        {t('order.cancel')}
      </Button>
      {open && (
        <Dialog
          danger
          title={t('order.cancelTitle')}
          confirm={t('order.cancelYes')}
          cancel={t('order.cancelNo')}
          busy={isPending}
          onConfirm={() => mutate(order.orderId, { onSettled: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        >
          {t(isPaymentHeld(order.payState) ? 'order.cancelPaidText' : 'order.cancelText')}
        </Dialog>
      )}
    </>
  )
}
