import type { AskOf, ResponseOf } from '@comanda/contract/core'
import { payingAt } from '@comanda/domain/store'
import { table as calls } from '@comanda/contract/table'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useFieldState, useFormOf } from '../../forms/field-state.ts'
import { fieldsOf } from '../../forms/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/use-draft-form.ts'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'

type Setup = ResponseOf<typeof calls.tableSetup>
export type TableSetup = Setup['tables'][number]
type Values = Pick<AskOf<typeof calls.saveTable>, 'table'>
type Table = Values['table']

const Fields = fieldsOf<Values>()

/** The ways of ordering at a table that a store chooses from. ORDER-2 */
const modes = {
  payBefore: { operationMode: 1, payMode: 0, dinnerServiceType: 0, posOrderNeedPay: false },
  payAfter: { operationMode: 1, payMode: 1, dinnerServiceType: 0, posOrderNeedPay: true },
  orderOnly: { operationMode: 1, payMode: 1, dinnerServiceType: 1, posOrderNeedPay: false },
  staff: { operationMode: 0, payMode: 0, dinnerServiceType: 0, posOrderNeedPay: false },
} as const
type Mode = keyof typeof modes
const modeNames = Object.keys(modes) as Mode[]

/** Which of the ways a table is set to. */
export function modeOf(table: Omit<Table, 'tableName'>): Mode {
  if (table.operationMode === 0) return 'staff'
  const { paysLater, guestsPay } = payingAt(table)
  if (!guestsPay) return 'orderOnly'
  return paysLater ? 'payAfter' : 'payBefore'
}

const newTable = (like: TableSetup | undefined): Table => ({
  tableName: '',
  serviceAreaName: like?.serviceAreaName ?? {},
  seats: 4,
  playerMode: true,
  buffetStallIds: [],
  ...modes.payBefore,
})

/** A table as it can be set, without stalls that the menu no longer has. */
const tableOf = ({ tableId: _id, mark: _mark, ...rest }: TableSetup, stalls: Setup['stalls']): Table => ({
  ...rest,
  buffetStallIds: rest.buffetStallIds.filter(id => stalls.some(stall => stall.buffetStallId === id)),
})

/** How guests order at the table. */
function ModeField({ mode }: { mode: Mode }) {
  const { setValue } = useFormOf<Values>()
  const { value: table } = useFieldState<Table>('table')
  const { error } = useFieldState('table.payMode')
  return (
    <Field label={t('floor.mode')} hint={t(`settings.tables.hint.${mode}`)} error={error}>
      <Select value={mode} onChange={event => setValue('table', { ...table, ...modes[event.target.value as Mode] })}>
        {modeNames.map(name => (
          <option key={name} value={name}>
            {t(`settings.tables.mode.${name}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface TableFormProps {
  shopId: number
  /** Undefined: a new one. */
  table: TableSetup | undefined
  /** The area of a new table is the one of this. */
  like: TableSetup | undefined
  languages: readonly string[]
  stalls: Setup['stalls']
  onClose: () => void
}

function useTableForm({ shopId, table, like, stalls, onClose }: TableFormProps) {
  const client = useQueryClient()
  const close = () => {
    void client.invalidateQueries({ queryKey: ['settings', shopId] })
    void client.invalidateQueries({ queryKey: ['floor', shopId] })
    onClose()
  }
  const form = useDraftForm({
    draft: `settings/${shopId}/tables/${table?.tableId ?? 'new'}`,
    saved: { mark: table?.mark, table: table ? tableOf(table, stalls) : newTable(like) },
    valuesOf: saved => ({ table: saved.table }),
    call: calls.saveTable,
    requestOf: (values, { mark }) => ({ shopId, ...values, ...(table && { tableId: table.tableId, mark }) }),
    onSaved: close,
  })
  return { form, close }
}

/** One table of the store. */
export function TableForm(props: TableFormProps) {
  const { shopId, table, languages, stalls, onClose } = props
  const { form, close } = useTableForm(props)
  const mode = modeOf(form.values.table)
  return (
    <SheetForm
      form={form}
      languages={languages}
      title={table ? t('console.table', { name: table.tableName }) : t('settings.tables.add')}
      onClose={onClose}
    >
      <Fields.Text
        name="table.tableName"
        label={t('settings.tables.number')}
        hint={t('settings.tables.numberHint')}
        maxLength={24}
        data-focus
      />
      <Fields.Number name="table.seats" label={t('floor.seatsName')} min={1} max={99} />
      <Fields.Words name="table.serviceAreaName" label={t('floor.area')} />
      <ModeField mode={mode} />
      {mode !== 'staff' && (
        <Fields.Switch name="table.playerMode" detail={t('settings.tables.sharedHint')}>
          {t('settings.tables.shared')}
        </Fields.Switch>
      )}
      {mode !== 'staff' && stalls.length > 0 && (
        <Fields.Checks
          name="table.buffetStallIds"
          legend={t('settings.tables.stalls')}
          options={stalls.map(({ buffetStallId, displayName }) => [buffetStallId, displayName] as const)}
        />
      )}
      {table && (
        <RemoveDialog
          call={calls.removeTable}
          request={{ shopId, tableId: table.tableId }}
          label={t('settings.tables.remove')}
          title={t('settings.tables.removeAsk', { name: table.tableName })}
          hint={t('settings.tables.removeHint')}
          onRemoved={close}
        />
      )}
    </SheetForm>
  )
}
