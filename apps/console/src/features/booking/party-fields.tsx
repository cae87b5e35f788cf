import type { RequestInputOf } from '@comanda/contract/core'
import type { staffBookingCalls as calls } from '@comanda/contract/booking'
import { occasions } from '@comanda/domain/booking'
import { t } from '@comanda/web/i18n'
import { Check, CheckGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import type { Table } from './queries.ts'

export type Party = Pick<
  RequestInputOf<typeof calls.saveBooking>,
  'allergies' | 'highChairs' | 'occasion' | 'staffNote' | 'tableIds' | 'partySize'
>
const Fields = fieldsOf<Party>()

export const noNotes = { allergies: '', highChairs: 0, occasion: '', staffNote: '' } as const

const occasionText = (occasion: (typeof occasions)[number]) =>
  t(occasion === '' ? 'console.booking.occasion.none' : `console.booking.occasion.${occasion}`)

/** Details that staff record about a party. BOOK-4 */
export const PartyFields = () => (
  <>
    <Fields.Text name="allergies" label={t('console.booking.allergies')} maxLength={200} optional />
    <Fields.Number name="highChairs" label={t('console.booking.highChairs')} max={20} />
    <Fields.Select
      name="occasion"
      label={t('console.booking.occasion')}
      options={occasions.map(one => [one, occasionText(one)] as const)}
    />
    <Fields.Area
      name="staffNote"
      label={t('console.booking.staffNote')}
      hint={t('console.booking.staffNoteHint')}
      maxLength={300}
      optional
    />
  </>
)

interface TablesFieldProps {
  tables: readonly Table[]
  /** Tables that are taken during the stay. */
  taken: ReadonlySet<string>
  partySize: number
  /** Tables the party has now: where staff start to choose. */
  has?: readonly string[]
}

/** The tables of a party: the best fit, or chosen by hand, one or several. BOOK-4 */
export function TablesField({ tables, taken, partySize, has = [] }: TablesFieldProps) {
  const { value: chosen, errorInside, change, clearErrors } = useFieldState<string[] | undefined>('tableIds')
  const set = (next: string[] | undefined) => {
    clearErrors()
    change(next)
  }
  const seats = tables.reduce((sum, table) => sum + (chosen?.includes(table.tableId) ? table.seats : 0), 0)
  return (
    <>
      <Field label={t('console.booking.tableChoice')} error={chosen ? undefined : errorInside}>
        <Select
          value={chosen ? 'hand' : 'fit'}
          onChange={event => set(event.target.value === 'hand' ? [...has] : undefined)}
        >
          <option value="fit">{t('console.booking.bestFit')}</option>
          <option value="hand">{t('console.booking.byHand')}</option>
        </Select>
      </Field>
      {chosen && (
        <CheckGroup
          legend={t('console.people', { count: partySize })}
          note={t('console.booking.seatsOf', { seats })}
          error={errorInside}
        >
          {tables.map(({ tableId, tableName, seats: room, areaName }) => (
            <Check
              key={tableId}
              checked={chosen.includes(tableId)}
              disabled={taken.has(tableId) && !chosen.includes(tableId)}
              onChange={on => set(on ? [...chosen, tableId] : chosen.filter(one => one !== tableId))}
              detail={`${t('console.booking.seats', { count: room })} · ${areaName}`}
              end={t(taken.has(tableId) ? 'console.booking.taken' : 'console.booking.free')}
            >
              {t('console.table', { name: tableName })}
            </Check>
          ))}
        </CheckGroup>
      )}
    </>
  )
}
