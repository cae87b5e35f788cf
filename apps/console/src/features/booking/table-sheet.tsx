import { t } from '@comanda/web/i18n'
import { Check, CheckGroup } from '@comanda/web/ui/controls/choice.tsx'
import { useState } from 'react'
import type { Table } from './queries.ts'
import { ActionSheet } from '../../ui/action-sheet.tsx'

interface TableSheetProps {
  title: string
  tables: readonly Table[]
  /** Where the party sits already. */
  has?: readonly string[]
  taken: ReadonlySet<string>
  partySize: number
  busy: boolean
  onTables: (tableIds: string[]) => void
  onClose: () => void
}

const stateOf = (table: Table, taken: ReadonlySet<string>) =>
  t(taken.has(table.tableId) ? 'console.booking.taken' : 'console.booking.free')

/** Chooses one or several tables: those that fit first; taken ones are shown as such. BOOK-1 */
export function TableSheet({ title, tables, has = [], taken, partySize, busy, onTables, onClose }: TableSheetProps) {
  const [chosen, setChosen] = useState<readonly string[]>(has)
  const small = ({ seats }: Table) => seats < partySize
  const sorted = tables.toSorted(
    (a, b) => Number(taken.has(a.tableId)) - Number(taken.has(b.tableId)) || Number(small(a)) - Number(small(b)),
  )
  const seats = tables.reduce((sum, table) => sum + (chosen.includes(table.tableId) ? table.seats : 0), 0)
  const same = chosen.toSorted().join() === has.toSorted().join()
  return (
    <ActionSheet
      title={title}
      onClose={onClose}
      action={t('console.save')}
      ready={chosen.length > 0 && !same}
      busy={busy}
      onAction={() => onTables([...chosen])}
    >
      <CheckGroup legend={t('console.people', { count: partySize })} note={t('console.booking.seatsOf', { seats })}>
        {sorted.map(table => (
          <Check
            key={table.tableId}
            checked={chosen.includes(table.tableId)}
            disabled={taken.has(table.tableId)}
            onChange={on =>
              setChosen(on ? [...chosen, table.tableId] : chosen.filter(tableId => tableId !== table.tableId))
            }
            detail={`${t('console.booking.seats', { count: table.seats })} · ${table.areaName}`}
            end={stateOf(table, taken)}
          >
            {t('console.table', { name: table.tableName })}
          </Check>
        ))}
      </CheckGroup>
    </ActionSheet>
  )
}
