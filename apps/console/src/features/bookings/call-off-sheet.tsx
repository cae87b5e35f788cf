import { console as calls } from '@comanda/contract/console'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Chip } from '@comanda/web/ui/chip.tsx'
import { Field } from '@comanda/web/ui/field.tsx'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { TextInput } from '@comanda/web/ui/text-input.tsx'
import { useState } from 'react'
import { clockAt } from '../../platform/clock-words.ts'
import { type Booking, useBookingStep } from './api.ts'
import styles from './bookings.module.css'

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
      <div className={styles.form}>
        <p className={styles.quiet}>
          {guestName} · <bdi>{clockAt(start, timeZone)}</bdi> · {t('console.booking.cancelHint')}
        </p>
        <div className={styles.actions}>
          {reasons.map(key => (
            <Chip key={key} pressed={reason === t(key)} onPress={() => setReason(t(key))}>
              {t(key)}
            </Chip>
          ))}
        </div>
        <Field label={t('console.reason')}>
          <TextInput maxLength={200} value={reason} onChange={event => setReason(event.target.value)} data-focus />
        </Field>
      </div>
    </Sheet>
  )
}
