import { staffBookingCalls as calls } from '@comanda/contract/booking'
import { localTime } from '@comanda/domain/store'
import { showDay, t } from '@comanda/web/i18n'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { clockOf } from '../../forms/fields/times.ts'
import { partyName } from './booking-notes.tsx'
import { bookingValues } from './booking-values.ts'
import { type Booking, useBookingStep } from './queries.ts'

/** Where a booking would be. */
export interface Move {
  booking: Booking
  /** Epoch ms. */
  start: number
  tableIds: string[]
  tableName: string
}

/** The call that moves a booking: to other tables alone, or with another time. */
function stepOf({ booking, start, tableIds }: Move, shopId: number, timeZone: string) {
  const { bookingId, version } = booking
  if (start === Date.parse(booking.start)) return { call: calls.moveBooking, input: { bookingId, tableIds } }
  const { date, minutes } = localTime(start, timeZone)
  const values = { ...bookingValues(booking, timeZone), date, time: clockOf(minutes), tableIds }
  return { call: calls.saveBooking, input: { shopId, booking: { bookingId, version }, ...values } }
}

interface MoveDialogProps {
  shopId: number
  move: Move
  timeZone: string
  onClose: () => void
}

/** Moves a booking after a drag, once staff confirm it; the guest is notified of the new time. BOOK-5 */
export function MoveDialog({ shopId, move, timeZone, onClose }: MoveDialogProps) {
  const step = useBookingStep(onClose)
  const { booking, start, tableName } = move
  const time = showDay(new Date(start), 'shortDay', timeZone)
  const tells = start !== Date.parse(booking.start) && booking.phone !== ''
  return (
    <Dialog
      title={t('console.booking.moveAsk', { name: partyName(booking) })}
      confirm={t('console.booking.moveConfirm')}
      cancel={t('console.goBack')}
      busy={step.isPending}
      onConfirm={() => step.mutate(stepOf(move, shopId, timeZone), { onError: onClose })}
      onClose={onClose}
    >
      {t('console.booking.moveAskHint', { time, table: tableName })}
      {tells && <> {t('console.booking.moveTells')}</>}
    </Dialog>
  )
}
