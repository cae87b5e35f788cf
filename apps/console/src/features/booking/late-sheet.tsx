import { staffBookingCalls as calls } from '@comanda/contract/booking'
import { t } from '@comanda/web/i18n'
import { Choice, ChoiceGroup } from '@comanda/web/ui/controls/choice.tsx'
import { useState } from 'react'
import { ActionSheet } from '../../ui/action-sheet.tsx'
import { partyName } from './booking-notes.tsx'
import { type Booking, useBookingStep } from './queries.ts'

const choices = [10, 15, 20, 30, 45, 60]

/** Records that a party comes later, which keeps its table. BOOK-4 */
export function LateSheet({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { bookingId, lateMinutes } = booking
  const [minutes, setMinutes] = useState(lateMinutes > 0 ? lateMinutes : 15)
  const step = useBookingStep(onClose)
  const options = lateMinutes > 0 ? [0, ...choices] : choices
  return (
    <ActionSheet
      title={t('console.booking.lateTitle', { name: partyName(booking) })}
      action={t('console.save')}
      busy={step.isPending}
      onAction={() => step.mutate({ call: calls.lateBooking, input: { bookingId, minutes } })}
      onClose={onClose}
    >
      <ChoiceGroup legend={t('console.booking.lateHint')}>
        {options.map(one => (
          <Choice key={one} checked={minutes === one} onChange={() => setMinutes(one)}>
            {one === 0 ? t('console.booking.onTime') : t('console.booking.minutes', { count: one })}
          </Choice>
        ))}
      </ChoiceGroup>
    </ActionSheet>
  )
}
