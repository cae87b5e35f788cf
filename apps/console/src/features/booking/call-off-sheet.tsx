import { staffBookingCalls as calls } from '@comanda/contract/booking'
import { t } from '@comanda/web/i18n'
import { ReasonField } from '../../forms/reason-field.tsx'
import { useReason } from '../../forms/use-left.ts'
import { clockAt } from '../../platform/clock-words.ts'
import { type Booking, useBookingStep } from './api.ts'
import { AskSheet } from '../../ui/ask-sheet.tsx'

interface CallOffSheetProps {
  booking: Booking
  timeZone: string
  onClose: () => void
}

const reasons = ['console.booking.reasonFull', 'console.booking.reasonClosed'] as const

/** Calling a booking off: the guest is told why. */
export function CallOffSheet({ booking, timeZone, onClose }: CallOffSheetProps) {
  const { bookingId, bookingNo, guestName, start } = booking
  const { reason, put, done } = useReason(`bookings//call-off-${bookingId}`)
  const step = useBookingStep(() => {
    done()
    onClose()
  })
  return (
    <AskSheet
      title={t('console.booking.cancelTitle', { number: bookingNo })}
      onClose={onClose}
      action={t('console.booking.cancel')}
      ready={reason.trim() !== ''}
      busy={step.isPending}
      danger
      onAction={() => step.mutate({ call: calls.cancelBooking, ask: { bookingId, reason: reason.trim() } })}
    >
      <ReasonField
        hint={
          <>
            {guestName} · <bdi>{clockAt(start, timeZone)}</bdi> · {t('console.booking.cancelHint')}
          </>
        }
        usual={reasons}
        reason={reason}
        onReason={put}
      />
    </AskSheet>
  )
}
