import { phoneText } from '@comanda/domain/address'
import { staffBookingCalls as calls } from '@comanda/contract/booking'
import type { AskOf } from '@comanda/contract/core'
import { localTime } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { fieldsOf } from '../../forms/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { clockOf } from '../../forms/times.ts'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import type { Booking } from './queries.ts'

type Values = Omit<AskOf<typeof calls.saveBooking>, 'shopId' | 'booking'>
const Fields = fieldsOf<Values>()

interface BookingFormProps {
  shopId: number
  timeZone: string
  /** The day of a new booking. */
  date: string
  /** Left out: a new one. */
  booking?: Booking
  onClose: () => void
}

const newBooking = (date: string): Values => ({
  date,
  time: '19:00',
  partySize: 2,
  guestName: '',
  phoneNumber: '',
  wishes: '',
})

function valuesOf({ start, partySize, guestName, phone, wishes }: Booking, timeZone: string): Values {
  const { date, minutes } = localTime(Date.parse(start), timeZone)
  return {
    date,
    time: clockOf(minutes),
    partySize,
    guestName,
    phoneNumber: phone === '' ? '' : phoneText(phone),
    wishes,
  }
}

/** Books a table for a guest who calls, or changes time, party and contact of a booking. BOOK-3 */
export function BookingForm({ shopId, timeZone, date, booking, onClose }: BookingFormProps) {
  const client = useQueryClient()
  const form = useDraftForm({
    draft: `bookings/${shopId}/${booking?.bookingId ?? 'new'}`,
    saved: { values: booking ? valuesOf(booking, timeZone) : newBooking(date), version: booking?.version },
    valuesOf: saved => saved.values,
    call: calls.saveBooking,
    requestOf: (values, { version }) => ({
      shopId,
      ...values,
      ...(booking && version !== undefined && { booking: { bookingId: booking.bookingId, version } }),
    }),
    onSaved() {
      void client.invalidateQueries({ queryKey: ['bookings'] })
      void client.invalidateQueries({ queryKey: ['floor'] })
      onClose()
    },
  })
  return (
    <SheetForm
      form={form}
      title={booking ? t('console.booking.changeTitle', { name: booking.guestName }) : t('console.booking.new')}
      onClose={onClose}
    >
      <Fields.Text name="guestName" label={t('console.booking.guestName')} maxLength={80} data-focus />
      <Fields.Text name="phoneNumber" label={t('console.booking.phone')} type="tel" maxLength={40} optional />
      <Fields.Text name="date" label={t('report.date')} type="date" />
      <Fields.Text name="time" label={t('console.booking.time')} type="time" />
      <Fields.Number name="partySize" label={t('console.booking.partySize')} min={1} max={99} />
      <Fields.Area name="wishes" label={t('console.booking.wishes')} maxLength={300} optional />
    </SheetForm>
  )
}
