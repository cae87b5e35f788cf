import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { type BookingDetail, useCancelBooking } from './api.ts'
import { depositText } from './deposit.tsx'
import { bookingTimeText } from './texts.ts'

/** Consequences of cancelling now, the deposit first. */
function CancelTerms({ booking }: { booking: BookingDetail }) {
  const { deposit, state, changeBefore, shop } = booking
  const [openedAt] = useState(Date.now)
  if (state === 'awaitingDeposit') return t('booking.cancelUnpaid')
  if (deposit?.state !== 'paid') return t('booking.cancelText', { time: bookingTimeText(changeBefore, shop.timeZone) })
  const back = openedAt < Date.parse(deposit.refundBefore)
  const params = { amount: depositText(deposit), time: bookingTimeText(deposit.refundBefore, shop.timeZone) }
  return t(back ? 'booking.cancelBack' : 'booking.cancelKept', params)
}

/** Cancels a booking, after showing the terms. */
export function CancelBooking({ booking }: { booking: BookingDetail }) {
  const [open, setOpen] = useState(false)
  const { mutate, isPending, error, reset } = useCancelBooking()
  if (error)
    return (
      <Dialog title={t('booking.cancel')} onClose={reset}>
        {isRefused(error, 'bookingTooLate') ? t('booking.tooLate') : error.message}
      </Dialog>
    )
  if (!booking.mayCancel) return null
  return (
    <>
      <Button kind="plain" wide onClick={() => setOpen(true)}>
        {t('booking.cancel')}
      </Button>
      {open && (
        <Dialog
          danger
          title={t('booking.cancelTitle')}
          confirm={t('booking.cancelYes')}
          cancel={t('booking.cancelNo')}
          busy={isPending}
          onConfirm={() => mutate(booking.bookingId, { onSettled: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        >
          <CancelTerms booking={booking} />
        </Dialog>
      )}
    </>
  )
}
