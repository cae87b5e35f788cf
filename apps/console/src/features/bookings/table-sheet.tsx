import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Choice, ChoiceGroup } from '@comanda/web/ui/choice.tsx'
import { Sheet } from '@comanda/web/ui/sheet.tsx'
import { useState } from 'react'
import type { Table } from './api.ts'

interface TableSheetProps {
  title: string
  tables: readonly Table[]
  taken: ReadonlySet<string>
  partySize: number
  busy: boolean
  onTable: (tableId: string) => void
  onClose: () => void
}

/** Choosing a table: those that fit first; taken ones show, so that nobody looks for them. */
export function TableSheet({ title, tables, taken, partySize, busy, onTable, onClose }: TableSheetProps) {
  const small = ({ seats }: Table) => seats < partySize
  const sorted = tables.toSorted(
    (a, b) => Number(taken.has(a.tableId)) - Number(taken.has(b.tableId)) || Number(small(a)) - Number(small(b)),
  )
  const [chosen, setChosen] = useState<string>()
  return (
    <Sheet
      title={title}
      onClose={onClose}
      foot={
        <Button
          wide
          size="large"
          disabled={chosen === undefined}
          busy={busy}
          onClick={() => chosen !== undefined && onTable(chosen)}
        >
          {t('console.save')}
        </Button>
      }
    >
      <ChoiceGroup legend={t('console.people', { count: partySize })}>
        {sorted.map(table => (
          <Choice
            key={table.tableId}
            value={table.tableId}
            checked={chosen === table.tableId}
            disabled={taken.has(table.tableId)}
            onChange={() => setChosen(table.tableId)}
            detail={`${t('console.booking.seats', { count: table.seats })} · ${table.areaName}`}
            end={t(taken.has(table.tableId) ? 'console.booking.taken' : 'console.booking.free')}
          >
            {t('console.table', { name: table.tableName })}
          </Choice>
        ))}
      </ChoiceGroup>
    </Sheet>
  )
}
