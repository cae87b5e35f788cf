import { staffStoreCalls as calls } from '@comanda/contract/store'
import type { ResponseOf } from '@comanda/contract/core'
import { table as tableCalls } from '@comanda/contract/table'
import { inLanguage } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import forms from '../../forms/forms.module.css'
import { AddButton } from '../../forms/fields/list-parts.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { type SettingsProps, useStoreForm } from '../../forms/store-settings.ts'
import { useDropOrphans } from '../../forms/state/stored-state.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { type Area, AreaForm } from './area-form.tsx'
import { modeOf } from './mode-fields.tsx'
import { PlanEditor } from './plan/plan-editor.tsx'
import { TableForm, type TableSetup } from './table-form.tsx'
import styles from './table-settings.module.css'

const Fields = fieldsOf<SettingsOf<typeof calls.saveDining>>()

/** How guests join tables. C6 */
function Dining({ shopId, settings }: SettingsProps) {
  const form = useStoreForm(shopId, 'tables', calls.saveDining, settings.dining)
  return (
    <section className={forms.card}>
      <SettingsForm form={form}>
        <Fields.Radio
          name="tableEntry"
          legend={t('settings.tables.entry')}
          options={[
            ['code', t('settings.tables.byCode'), t('settings.tables.byCodeHint')],
            ['pin', t('settings.tables.pin'), t('settings.tables.pinHint')],
            ['rotating', t('settings.tables.rotating'), t('settings.tables.rotatingHint')],
          ]}
        />
        <Fields.Switch name="askPeople" detail={t('settings.tables.askPeopleHint')}>
          {t('settings.tables.askPeople')}
        </Fields.Switch>
      </SettingsForm>
    </section>
  )
}

/** How guests order at a table, whether with one cart, and whether from a buffet. */
const modeText = (table: TableSetup): string =>
  [
    t(`settings.tables.mode.${modeOf(table)}`),
    table.playerMode && t('floor.mode.shared'),
    table.buffetStallIds.length > 0 && t('floor.mode.buffet'),
  ]
    .filter(Boolean)
    .join(' · ')

const TableRow = ({ table, onEdit }: { table: TableSetup; onEdit: () => void }) => (
  <li className={styles.row}>
    <strong className={styles.number}>{table.tableName}</strong>
    <span className={styles.grow}>
      {t('console.booking.seats', { count: table.seats })}
      <Text as="span" kind="quiet">
        {' '}
        {modeText(table)}
      </Text>
    </span>
    <Button size="small" kind="soft" aria-label={`${t('settings.tables.edit')}: ${table.tableName}`} onClick={onEdit}>
      {t('settings.tables.edit')}
    </Button>
  </li>
)

/** The tables by area, in the order of the areas' first tables. */
function areasOf(tables: readonly TableSetup[]): Area[] {
  const areas = new Map<string, Area>()
  for (const table of tables) {
    const name = inLanguage(table.serviceAreaName, currentLocale().id)
    const area = areas.get(name) ?? { name, tables: [] }
    area.tables.push(table)
    areas.set(name, area)
  }
  return [...areas.values()]
}

interface TableListProps extends SettingsProps, ResponseOf<typeof tableCalls.tableSetup> {
  edited: TableSetup | 'new' | 'plan' | undefined
  onEdit: (table: TableSetup | 'new' | 'plan' | undefined) => void
  editedArea: string | undefined
  onEditArea: (name: string | undefined) => void
}

const TableList = ({ shopId, settings, tables, stalls, edited, onEdit, editedArea, onEditArea }: TableListProps) => (
  <>
    <Dining shopId={shopId} settings={settings} />
    <Row gap={8} wrap>
      <AddButton main onAdd={() => onEdit('new')}>
        {t('settings.tables.add')}
      </AddButton>
      {tables.length > 0 && (
        <Button kind="soft" onClick={() => onEdit('plan')}>
          {t('floor.planEdit')}
        </Button>
      )}
    </Row>
    {tables.length === 0 && <Text kind="quiet">{t('settings.tables.none')}</Text>}
    {areasOf(tables).map(area => (
      <Stack key={area.name} as="section" gap={8} aria-label={area.name}>
        <Row as="header" wrap gap={14} rowGap={4}>
          <h3 className={styles.grow}>{area.name}</h3>
          <Button
            size="small"
            kind="plain"
            aria-label={`${t('settings.tables.areaEdit')}: ${area.name}`}
            onClick={() => onEditArea(area.name)}
          >
            {t('settings.tables.areaEdit')}
          </Button>
        </Row>
        <ul className={forms.list}>
          {area.tables.map(table => (
            <TableRow key={table.tableId} table={table} onEdit={() => onEdit(table)} />
          ))}
        </ul>
      </Stack>
    ))}
    {areasOf(tables)
      .filter(({ name }) => name === editedArea)
      .map(area => (
        <AreaForm key={area.name} shopId={shopId} area={area} stalls={stalls} onClose={() => onEditArea(undefined)} />
      ))}
    {edited && edited !== 'plan' && (
      <TableForm
        shopId={shopId}
        table={edited === 'new' ? undefined : edited}
        stalls={stalls}
        like={tables.at(-1)}
        languages={settings.languages}
        onClose={() => onEdit(undefined)}
      />
    )}
  </>
)

/** The tables of the store: their names and seats, and how guests order there. ORDER-2 */
export function TableSettings(props: SettingsProps) {
  const { shopId } = props
  const [edited, setEdited] = useState<TableSetup | 'new' | 'plan'>()
  const [editedArea, setEditedArea] = useState<string>()
  const setup = useQuery({
    queryKey: ['settings', shopId, 'tables'],
    queryFn: () => send(tableCalls.tableSetup, { shopId }),
  })
  useDropOrphans(`settings/${shopId}/tables/`, edited ? undefined : setup.data?.tables.map(one => one.tableId))
  const state = { edited, onEdit: setEdited, editedArea, onEditArea: setEditedArea }
  return (
    <Loaded query={setup}>
      {data =>
        edited === 'plan' ? (
          <PlanEditor shopId={shopId} tables={data.tables} onClose={() => setEdited(undefined)} />
        ) : (
          <TableList {...props} {...data} {...state} />
        )
      }
    </Loaded>
  )
}
