import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import type { table as calls } from '@comanda/contract/table'
import { payingAt } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'

export type Modes = RequestInputOf<typeof calls.saveAreaModes>['modes']

/** The ways of ordering at a table that a store chooses from. ORDER-2 */
export const tableModes = {
  payBefore: { operationMode: 1, payMode: 0, dinnerServiceType: 0, posOrderNeedPay: false },
  payAfter: { operationMode: 1, payMode: 1, dinnerServiceType: 0, posOrderNeedPay: true },
  orderOnly: { operationMode: 1, payMode: 1, dinnerServiceType: 1, posOrderNeedPay: false },
  staff: { operationMode: 0, payMode: 0, dinnerServiceType: 0, posOrderNeedPay: false },
} as const
type Mode = keyof typeof tableModes
const modeNames = Object.keys(tableModes) as Mode[]

/** Which of the ways a table is set to. */
export function modeOf(table: Omit<Modes, 'playerMode' | 'buffetStallIds'>): Mode {
  if (table.operationMode === 0) return 'staff'
  const { paysLater, guestsPay } = payingAt(table)
  if (!guestsPay) return 'orderOnly'
  return paysLater ? 'payAfter' : 'payBefore'
}

interface ModeFieldsProps {
  /** The path of the table, or of the modes of an area. */
  name: 'table' | 'modes'
  stalls: ResponseOf<typeof calls.tableSetup>['stalls']
}

const Fields = fieldsOf<{ table: Modes; modes: Modes }>()

/** How guests order at a table: the mode, whether with one cart, and from which buffets. */
export function ModeFields({ name, stalls }: ModeFieldsProps) {
  const { value: modes, change } = useFieldState<Modes>(name)
  const { error } = useFieldState(`${name}.payMode`)
  const mode = modeOf(modes)
  return (
    <>
      <Field label={t('floor.mode')} hint={t(`settings.tables.hint.${mode}`)} error={error}>
        <Select value={mode} onChange={event => change({ ...modes, ...tableModes[event.target.value as Mode] })}>
          {modeNames.map(one => (
            <option key={one} value={one}>
              {t(`settings.tables.mode.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {mode !== 'staff' && (
        <Fields.Switch name={`${name}.playerMode`} detail={t('settings.tables.sharedHint')}>
          {t('settings.tables.shared')}
        </Fields.Switch>
      )}
      {mode !== 'staff' && stalls.length > 0 && (
        <Fields.Checks
          name={`${name}.buffetStallIds`}
          legend={t('settings.tables.stalls')}
          options={stalls.map(({ buffetStallId, displayName }) => [buffetStallId, displayName] as const)}
        />
      )}
    </>
  )
}
