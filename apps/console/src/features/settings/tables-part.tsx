import { staffStoreCalls as calls } from '@comanda/contract/store'
import { table as tableCalls } from '@comanda/contract/table'
import { inLanguage } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Choice, ChoiceGroup } from '@comanda/web/ui/controls/choice.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import fields from '../../fields/fields.module.css'
import { AddButton } from '../../fields/add-button.tsx'
import { useLetGo } from '../../fields/use-let-go.ts'
import { send } from '../../platform/send.ts'
import type { Settings } from './api.ts'
import { DraftForm } from '../../fields/draft-form.tsx'
import styles from './settings.module.css'
import { modeOf, type SetTable, TableForm } from './table-form.tsx'
import { usePart } from './use-part.ts'
import { AskFailed } from '../../ui/ask-failed.tsx'

const ENTRIES = [
  { entry: 'code', name: 'settings.tables.byCode', hint: 'settings.tables.byCodeHint' },
  { entry: 'pin', name: 'settings.tables.pin', hint: 'settings.tables.pinHint' },
  { entry: 'rotating', name: 'settings.tables.rotating', hint: 'settings.tables.rotatingHint' },
] as const

/** How guests come to the tables. C6 */
function Dining({ shopId, settings }: { shopId: number; settings: Settings }) {
  const part = usePart(shopId, 'tables', settings.dining, ask => send(calls.saveDining, { shopId, ...ask }))
  const { draft } = part
  return (
    <section className={styles.card}>
      <DraftForm part={part}>
        <ChoiceGroup legend={t('settings.tables.entry')}>
          {ENTRIES.map(({ entry, name, hint }) => (
            <Choice
              key={entry}
              checked={draft.tableEntry === entry}
              onChange={() => part.edit({ ...draft, tableEntry: entry })}
              detail={t(hint)}
            >
              {t(name)}
            </Choice>
          ))}
        </ChoiceGroup>
        <Switch
          checked={draft.askPeople}
          onChange={askPeople => part.edit({ ...draft, askPeople })}
          detail={t('settings.tables.askPeopleHint')}
        >
          {t('settings.tables.askPeople')}
        </Switch>
      </DraftForm>
    </section>
  )
}

/** How one orders there, whether with one cart, and whether from a buffet. */
const modeWords = (table: SetTable): string =>
  [
    t(`settings.tables.mode.${modeOf(table)}`),
    table.playerMode && t('floor.mode.shared'),
    table.buffetStallIds.length > 0 && t('floor.mode.buffet'),
  ]
    .filter(Boolean)
    .join(' · ')

function TableRow({ table, onEdit }: { table: SetTable; onEdit: () => void }) {
  return (
    <li className={styles.tableRow}>
      <strong className={styles.tableNo}>{table.tableName}</strong>
      <span className={styles.grow}>
        {inLanguage(table.serviceAreaName, currentLocale().id)} · {t('console.booking.seats', { count: table.seats })}
        <span className={fields.quiet}> {modeWords(table)}</span>
      </span>
      <Button size="small" kind="soft" aria-label={`${t('settings.tables.edit')}: ${table.tableName}`} onClick={onEdit}>
        {t('settings.tables.edit')}
      </Button>
    </li>
  )
}

/** The tables of the store: added, named, seated, and how one orders there. ORDER-2 */
export function TablesPart({ shopId, settings }: { shopId: number; settings: Settings }) {
  const [editing, setEditing] = useState<SetTable | 'new'>()
  const asked = useQuery({
    queryKey: ['settings', shopId, 'tables'],
    queryFn: () => send(tableCalls.tableSetup, { shopId }),
  })
  useLetGo(`settings/${shopId}/tables/`, editing ? undefined : asked.data?.tables.map(one => one.tableId))
  if (asked.isPending) return <Skeleton height={320} />
  if (!asked.data) return <AskFailed asked={asked} />
  const { tables, stalls } = asked.data
  return (
    <div className={styles.part}>
      <Dining shopId={shopId} settings={settings} />
      <div className={fields.actions}>
        <AddButton main onAdd={() => setEditing('new')}>
          {t('settings.tables.add')}
        </AddButton>
      </div>
      {tables.length === 0 && <p className={fields.quiet}>{t('settings.tables.none')}</p>}
      <ul className={styles.list}>
        {tables.map(table => (
          <TableRow key={table.tableId} table={table} onEdit={() => setEditing(table)} />
        ))}
      </ul>
      {editing && (
        <TableForm
          shopId={shopId}
          table={editing === 'new' ? undefined : editing}
          stalls={stalls}
          like={tables.at(-1)}
          languages={settings.languages}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}
