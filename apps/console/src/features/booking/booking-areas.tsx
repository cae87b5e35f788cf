import type { staffStoreCalls as calls } from '@comanda/contract/store'
import { t } from '@comanda/web/i18n'
import { Check, CheckGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextArea } from '@comanda/web/ui/controls/text-input.tsx'
import { useState } from 'react'
import { useFieldState, useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { AddButton, RemoveButton } from '../../forms/fields/list-parts.tsx'
import { newId, type Settings } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { rowsFrom, rowsText } from './table-rows.ts'

export type BookingRules = SettingsOf<typeof calls.saveBookingRules>
type Area = NonNullable<BookingRules['rules']>['areas'][number]

const Fields = fieldsOf<BookingRules>()

interface AreaTablesProps {
  name: string
  tables: Settings['tables']
  /** Tables of other areas. */
  takenTables: ReadonlySet<string>
}

function AreaTables({ name, tables, takenTables }: AreaTablesProps) {
  const { value: chosen, errorInside, change } = useFieldState<string[]>(name)
  return (
    <CheckGroup legend={t('console.tables')} error={errorInside} className={styles.narrowChecks ?? ''}>
      {tables.map(({ tableName, seats }) => (
        <Check
          key={tableName}
          checked={chosen.includes(tableName)}
          disabled={takenTables.has(tableName)}
          detail={t('console.booking.seats', { count: seats })}
          onChange={on => change(on ? [...chosen, tableName] : chosen.filter(one => one !== tableName))}
        >
          {tableName}
        </Check>
      ))}
    </CheckGroup>
  )
}

/** Which tables of an area stand side by side. BOOK-1 */
function TableRows({ name }: { name: string }) {
  const { value: rows = [], errorInside, change } = useFieldState<string[][] | undefined>(name)
  const [typed, setTyped] = useState(() => rowsText(rows))
  // Half a row stays as it was typed, until other rows replace it.
  const visible = rowsText(rowsFrom(typed)) === rowsText(rows) ? typed : rowsText(rows)
  return (
    <Field label={t('settings.booking.rows')} hint={t('settings.booking.rowsHint')} error={errorInside} optional>
      <TextArea
        rows={Math.max(2, rows.length + 1)}
        maxLength={2000}
        value={visible}
        onChange={event => {
          setTyped(event.target.value)
          change(rowsFrom(event.target.value))
        }}
      />
    </Field>
  )
}

/** Which tables can be booked, by the part of the store they stand in. BOOK-1 */
export function BookingAreas({ tables }: Pick<Settings, 'tables'>) {
  const { entries: areas, add, remove } = useListField<Area>('rules.areas')
  const tablesOutside = (area: Area) =>
    new Set(areas.filter(one => one !== area).flatMap(({ tableNames }) => tableNames))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('settings.booking.areas')}</legend>
      {areas.map((area, at) => (
        <div key={area.areaId} className={styles.box}>
          <Fields.Words name={`rules.areas.${at}.name`} label={t('settings.booking.areaName')} />
          <AreaTables name={`rules.areas.${at}.tableNames`} tables={tables} takenTables={tablesOutside(area)} />
          <TableRows name={`rules.areas.${at}.rows`} />
          <RemoveButton onRemove={() => remove(at)}>{t('settings.booking.removeArea')}</RemoveButton>
        </div>
      ))}
      <AddButton onAdd={() => add({ areaId: newId('area'), name: {}, tableNames: [] })}>
        {t('settings.booking.addArea')}
      </AddButton>
    </fieldset>
  )
}
