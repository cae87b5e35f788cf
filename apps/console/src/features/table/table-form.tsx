import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { table as calls } from '@comanda/contract/table'
import { t } from '@comanda/web/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'
import { ModeFields, tableModes } from './mode-fields.tsx'

type Setup = ResponseOf<typeof calls.tableSetup>
export type TableSetup = Setup['tables'][number]
type Values = Pick<RequestInputOf<typeof calls.saveTable>, 'table'>
type Table = Values['table']

const Fields = fieldsOf<Values>()

const newTable = (like: TableSetup | undefined): Table => ({
  tableName: '',
  serviceAreaName: like?.serviceAreaName ?? {},
  seats: 4,
  playerMode: true,
  buffetStallIds: [],
  ...tableModes.payBefore,
})

/** A table as it can be set, without stalls that the menu no longer has. */
const tableOf = ({ tableId: _id, mark: _mark, ...rest }: TableSetup, stalls: Setup['stalls']): Table => ({
  ...rest,
  buffetStallIds: rest.buffetStallIds.filter(id => stalls.some(stall => stall.buffetStallId === id)),
})

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
      <ModeFields name="table" stalls={stalls} />
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
