import { table as calls } from '@comanda/contract/table'
import type { ResponseOf } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Check, CheckGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Select, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused, send } from '../../platform/send.ts'
import { NamesField } from '../../fields/names-field.tsx'
import { NumberField } from '../../fields/number-field.tsx'
import { Fault } from '../../fields/fault.tsx'
import { Unsaved } from '../../fields/unsaved.tsx'
import { useKept } from '../../fields/use-kept.ts'
import styles from './settings.module.css'
import { AskSheet } from '../../ui/ask-sheet.tsx'

export type SetTable = ResponseOf<typeof calls.tableSetup>['tables'][number]
type Settable = Omit<SetTable, 'tableId' | 'mark'>
type Stall = ResponseOf<typeof calls.tableSetup>['stalls'][number]

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
export function modeOf({ operationMode, payMode, dinnerServiceType }: Settable): Mode {
  if (operationMode === 0) return 'staff'
  if (dinnerServiceType === 1) return 'orderOnly'
  return payMode === 0 ? 'payBefore' : 'payAfter'
}

const fresh = (like: SetTable | undefined): Settable => ({
  tableName: '',
  serviceAreaName: like?.serviceAreaName ?? {},
  seats: 4,
  playerMode: true,
  buffetStallIds: [],
  ...modes.payBefore,
})

/** A table as it can be set: a stall that the menu no longer has is off it. */
const settable = ({ tableId: _id, mark: _mark, ...rest }: SetTable, stalls: readonly Stall[]): Settable => ({
  ...rest,
  buffetStallIds: rest.buffetStallIds.filter(id => stalls.some(stall => stall.buffetStallId === id)),
})

interface TableFormProps {
  shopId: number
  /** Absent: a new one. */
  table: SetTable | undefined
  /** A new table stands where this one does, until said otherwise. */
  like: SetTable | undefined
  languages: readonly string[]
  stalls: readonly Stall[]
  onClose: () => void
}

function Removal({ shopId, table, onGone }: { shopId: number; table: SetTable; onGone: () => void }) {
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => send(calls.removeTable, { shopId, tableId: table.tableId }),
    onSuccess: onGone,
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Fault>{remove.error?.message}</Fault>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('settings.tables.remove')}
      </Button>
      {asking && (
        <Dialog
          title={t('settings.tables.removeAsk', { name: table.tableName })}
          danger
          busy={remove.isPending}
          confirm={t('settings.tables.remove')}
          cancel={t('console.goBack')}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('settings.tables.removeHint')}
        </Dialog>
      )}
    </>
  )
}

interface FieldsProps {
  draft: Settable
  languages: readonly string[]
  stalls: readonly Stall[]
  faultAt: (field: string) => string | undefined
  onChange: (draft: Settable) => void
}

interface StallsProps {
  stalls: readonly Stall[]
  laid: readonly string[]
  onChange: (change: Pick<Settable, 'buffetStallIds'>) => void
}

/** The stalls of a buffet a table is laid with. CART-13 */
function Stalls({ stalls, laid, onChange }: StallsProps) {
  if (stalls.length === 0) return null
  const ids = stalls.map(({ buffetStallId }) => buffetStallId)
  const set = (id: string, on: boolean) =>
    onChange({ buffetStallIds: ids.filter(other => (other === id ? on : laid.includes(other))) })
  return (
    <CheckGroup legend={t('settings.tables.stalls')}>
      {stalls.map(({ buffetStallId, displayName }) => (
        <Check key={buffetStallId} checked={laid.includes(buffetStallId)} onChange={on => set(buffetStallId, on)}>
          {displayName}
        </Check>
      ))}
    </CheckGroup>
  )
}

function Fields({ draft, languages, stalls, faultAt, onChange }: FieldsProps) {
  const set = (change: Partial<Settable>) => onChange({ ...draft, ...change })
  const mode = modeOf(draft)
  return (
    <>
      <Field
        label={t('settings.tables.number')}
        hint={t('settings.tables.numberHint')}
        error={faultAt('table.tableName')}
      >
        <TextInput
          value={draft.tableName}
          maxLength={24}
          onChange={event => set({ tableName: event.target.value })}
          data-focus
        />
      </Field>
      <NumberField
        label={t('floor.seatsName')}
        error={faultAt('table.seats')}
        value={draft.seats}
        min={1}
        max={99}
        onChange={seats => set({ seats })}
      />
      <NamesField
        label={t('floor.area')}
        error={faultAt('table.serviceAreaName')}
        languages={languages}
        value={draft.serviceAreaName}
        onChange={serviceAreaName => set({ serviceAreaName })}
      />
      <Field label={t('floor.mode')} hint={t(`settings.tables.hint.${mode}`)} error={faultAt('table.payMode')}>
        <Select value={mode} onChange={event => set(modes[event.target.value as Mode])}>
          {modeNames.map(name => (
            <option key={name} value={name}>
              {t(`settings.tables.mode.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      {mode !== 'staff' && (
        <Switch
          checked={draft.playerMode}
          onChange={playerMode => set({ playerMode })}
          detail={t('settings.tables.sharedHint')}
        >
          {t('settings.tables.shared')}
        </Switch>
      )}
      {mode !== 'staff' && <Stalls stalls={stalls} laid={draft.buffetStallIds} onChange={set} />}
    </>
  )
}

/** One table of the store. */
export function TableForm({ shopId, table, like, languages, stalls, onClose }: TableFormProps) {
  const client = useQueryClient()
  const kept = useKept(`settings/${shopId}/tables/${table?.tableId ?? 'new'}`, {
    mark: table?.mark,
    draft: table ? settable(table, stalls) : fresh(like),
  })
  const { mark, draft } = kept.value
  const done = () => {
    kept.done()
    void client.invalidateQueries({ queryKey: ['settings', shopId] })
    void client.invalidateQueries({ queryKey: ['floor', shopId] })
    onClose()
  }
  const save = useMutation({
    mutationFn: () =>
      send(calls.saveTable, {
        shopId,
        table: draft,
        ...(table && { tableId: table.tableId, mark }),
      }),
    onSuccess: done,
  })
  const error = save.error instanceof Refused ? save.error : undefined
  const faultAt = (field: string) => (error?.field === field ? error.message : undefined)
  return (
    <AskSheet
      title={table ? t('console.table', { name: table.tableName }) : t('settings.tables.add')}
      onClose={onClose}
      action={t('console.save')}
      busy={save.isPending}
      onAction={() => save.mutate()}
    >
      <div className={styles.part}>
        <Unsaved kept={kept} />
        <Fault>{!error?.field && save.error?.message}</Fault>
        <Fields
          draft={draft}
          languages={languages}
          stalls={stalls}
          faultAt={faultAt}
          onChange={next => kept.put({ mark, draft: next })}
        />
        {table && <Removal shopId={shopId} table={table} onGone={done} />}
      </div>
    </AskSheet>
  )
}
