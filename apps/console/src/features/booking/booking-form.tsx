import { staffBookingCalls as calls } from '@comanda/contract/booking'
import { instantOf } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { type BookingValues, bookingValues } from './booking-values.ts'
import { noNotes, PartyFields, TablesField } from './party-fields.tsx'
import { type Booking, takenTables, useBookingDay } from './queries.ts'

const Fields = fieldsOf<BookingValues>()

interface BookingFormProps {
  shopId: number
  timeZone: string
  /** The day of a new booking. */
  date: string
  /** Left out: a new one. */
  booking?: Booking
  /** The time of a new booking, store-local; 19:00 without. */
  time?: string
  /** The tables of a new booking. */
  tableIds?: string[]
  onClose: () => void
}

const newBooking = ({
  date,
  time = '19:00',
  tableIds,
}: Pick<BookingFormProps, 'date' | 'time' | 'tableIds'>): BookingValues => ({
  date,
  time,
  partySize: 2,
  guestName: '',
  phoneNumber: '',
  wishes: '',
  source: 'phone',
  deposit: false,
  ...noNotes,
  ...(tableIds && { tableIds }),
})

const MINUTE = 60_000
/** How long a stay is taken to be while staff choose tables; the server knows better. */
const USUAL_STAY_MS = 90 * MINUTE

const sources = ['phone', 'walkIn', 'web'] as const

interface TablesAtProps extends Pick<BookingFormProps, 'shopId' | 'timeZone' | 'booking'> {
  values: BookingValues
}

/** The tables that are free at the time of the form. */
function TablesAt({ shopId, timeZone, booking, values }: TablesAtProps) {
  const { date, time, partySize } = values
  const day = useBookingDay(shopId, date)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const from = instantOf(date, hours * 60 + minutes, timeZone)
  const length = booking ? Date.parse(booking.end) - Date.parse(booking.start) : USUAL_STAY_MS
  const stay = { from, until: from + length, ...(booking && { except: booking.bookingId }) }
  const shown = day.data?.date === date ? day.data : undefined
  return (
    <TablesField
      tables={shown?.tables ?? []}
      taken={takenTables(shown?.bookings ?? [], stay)}
      partySize={partySize}
      {...(booking && { has: booking.tableIds })}
    />
  )
}

/** Books a table for a guest who calls, or changes time, party, tables, contact and notes of a booking. BOOK-3, BOOK-4 */
export function BookingForm({ shopId, timeZone, booking, onClose, ...start }: BookingFormProps) {
  const client = useQueryClient()
  const day = useBookingDay(shopId, undefined)
  const form = useDraftForm({
    draft: `bookings/${shopId}/${booking?.bookingId ?? 'new'}`,
    saved: { values: booking ? bookingValues(booking, timeZone) : newBooking(start), version: booking?.version },
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
      <TablesAt shopId={shopId} timeZone={timeZone} values={form.values} {...(booking && { booking })} />
      {!booking && (
        <Fields.Select
          name="source"
          label={t('console.booking.source')}
          options={sources.map(one => [one, t(`console.booking.source.${one}`)] as const)}
        />
      )}
      <Fields.Area name="wishes" label={t('console.booking.wishes')} maxLength={300} optional />
      {!booking && day.data?.deposits && (
        <Fields.Switch name="deposit" detail={t('console.booking.askDepositHint')}>
          {t('console.booking.askDeposit')}
        </Fields.Switch>
      )}
      <PartyFields />
    </SheetForm>
  )
}
