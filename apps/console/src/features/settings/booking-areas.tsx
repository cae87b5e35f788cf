import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Check, CheckGroup } from '@comanda/web/ui/controls/choice.tsx'
import fields from '../../fields/fields.module.css'
import { AddButton } from '../../fields/add-button.tsx'
import type { Rules, Settings } from './api.ts'
import { NamesField } from '../../fields/names-field.tsx'
import { TableRows } from './table-rows-field.tsx'
import styles from './settings.module.css'

interface BookingAreasProps {
  settings: Settings
  rules: Rules
  faultAt: (field: string) => string | undefined
  onChange: (rules: Rules) => void
}

interface AreaTablesProps {
  settings: Settings
  chosen: readonly string[]
  /** Tables of other areas. */
  elsewhere: ReadonlySet<string>
  error: string | undefined
  onChange: (tableNames: string[]) => void
}

const AreaTables = ({ settings, chosen, elsewhere, error, onChange }: AreaTablesProps) => (
  <CheckGroup legend={t('console.tables')} error={error} className={styles.checks ?? ''}>
    {settings.tables.map(({ tableName, seats }) => (
      <Check
        key={tableName}
        checked={chosen.includes(tableName)}
        disabled={elsewhere.has(tableName)}
        detail={t('console.booking.seats', { count: seats })}
        onChange={on => onChange(on ? [...chosen, tableName] : chosen.filter(one => one !== tableName))}
      >
        {tableName}
      </Check>
    ))}
  </CheckGroup>
)

/** Which tables can be booked, by the part of the store they stand in. BOOK-1 */
export function BookingAreas({ settings, rules, faultAt, onChange }: BookingAreasProps) {
  const { areas } = rules
  const put = (next: Rules['areas']) => onChange({ ...rules, areas: next })
  return (
    <fieldset className={fields.windows}>
      <legend className={styles.legend}>{t('settings.booking.areas')}</legend>
      {areas.map((area, i) => (
        <div key={area.areaId} className={fields.window}>
          <NamesField
            label={t('settings.booking.areaName')}
            error={faultAt(`rules.areas[${i}].name`)}
            languages={settings.languages}
            value={area.name}
            onChange={name => put(areas.with(i, { ...area, name }))}
          />
          <AreaTables
            settings={settings}
            chosen={area.tableNames}
            elsewhere={new Set(areas.filter((_, at) => at !== i).flatMap(({ tableNames }) => tableNames))}
            error={faultAt(`rules.areas[${i}].tableNames`)}
            onChange={tableNames => put(areas.with(i, { ...area, tableNames }))}
          />
          <TableRows
            rows={area.rows ?? []}
            error={faultAt(`rules.areas[${i}].rows`)}
            onChange={rows => put(areas.with(i, { ...area, rows }))}
          />
          <div className={fields.actions}>
            <Button size="small" kind="danger" onClick={() => put(areas.toSpliced(i, 1))}>
              {t('settings.booking.removeArea')}
            </Button>
          </div>
        </div>
      ))}
      <AddButton
        onAdd={() => put([...areas, { areaId: `area-${crypto.randomUUID().slice(0, 8)}`, name: {}, tableNames: [] }])}
      >
        {t('settings.booking.addArea')}
      </AddButton>
    </fieldset>
  )
}
