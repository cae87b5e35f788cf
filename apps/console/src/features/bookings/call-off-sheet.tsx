import { console as calls } from '@comanda/contract/console'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { useState } from 'react'
import { ReasonField } from '../../fields/reason-field.tsx'
import { clockAt } from '../../platform/clock-words.ts'
import { type Booking, useBookingStep } from './api.ts'

interface CallOffSheetProps {
  booking: Booking
  timeZone: string
  onClose: () => void
}

const reasons = ['console.booking.reasonFull', 'console.booking.reasonClosed'] as const

/** Calling a booking off: the guest is told why. */
export function CallOffSheet({ booking, timeZone, onClose }: CallOffSheetProps) {
  const [reason, setReason] = useState('')
  const step = useBookingStep(onClose)
  const { bookingId, bookingNo, guestName, start } = booking
  return (
    <Sheet
      title={t('console.booking.cancelTitle', { number: bookingNo })}
      onClose={onClose}
      foot={
        <Button
          wide
          size="large"
          kind="danger"
          disabled={reason.trim() === ''}
          busy={step.isPending}
          onClick={() => step.mutate({ call: calls.cancelBooking, ask: { bookingId, reason: reason.trim() } })}
        >
          {t('console.booking.cancel')}
        </Button>
      }
    >
      <ReasonField
        hint={
          <>
            {guestName} · <bdi>{clockAt(start, timeZone)}</bdi> · {t('console.booking.cancelHint')}
          </>
        }
        usual={reasons}
        reason={reason}
        onReason={setReason}
      />
    </Sheet>
  )
}
