import { staffBookingCalls as calls } from '@comanda/contract/booking'
import type { RequestInputOf } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { serverNow } from '../../platform/now.ts'
import { noNotes, PartyFields, TablesField } from './party-fields.tsx'
import { takenTables, useBookingDay } from './queries.ts'

type Values = Omit<RequestInputOf<typeof calls.seatWalkIn>, 'shopId'>
const Fields = fieldsOf<Values>()

const USUAL_STAY_MS = 90 * 60_000

interface WalkInFormProps {
  shopId: number
  /** Where the party is at already. */
  tableIds?: string[]
  onClose: () => void
}

/** Seats a party that came without a booking, and shows where: the server may choose the table. BOOK-4 */
export function WalkInForm({ shopId, tableIds, onClose }: WalkInFormProps) {
  const client = useQueryClient()
  const now = serverNow()
  const day = useBookingDay(shopId, undefined)
  const form = useDraftForm({
    draft: `bookings/${shopId}/walk-in`,
    saved: { partySize: 2, guestName: '', ...noNotes, ...(tableIds && { tableIds }) } as Values,
    valuesOf: values => values,
    call: calls.seatWalkIn,
    requestOf: values => ({ shopId, ...values }),
    onSaved({ tableName }) {
      toast(t('console.booking.seatedAt', { name: tableName }))
      void client.invalidateQueries({ queryKey: ['bookings'] })
      void client.invalidateQueries({ queryKey: ['floor'] })
      onClose()
    },
  })
  const { tables = [], bookings = [] } = day.data ?? {}
  return (
    <SheetForm form={form} title={t('console.booking.newWalkIn')} action={t('console.booking.seat')} onClose={onClose}>
      <Fields.Number name="partySize" label={t('console.booking.partySize')} min={1} max={99} />
      <Fields.Text name="guestName" label={t('console.booking.guestName')} maxLength={80} optional />
      <TablesField
        tables={tables}
        taken={takenTables(bookings, { from: now, until: now + USUAL_STAY_MS })}
        partySize={form.values.partySize}
      />
      <PartyFields />
    </SheetForm>
  )
}
