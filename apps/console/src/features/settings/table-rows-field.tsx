import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextArea } from '@comanda/web/ui/controls/text-input.tsx'
import { useState } from 'react'
import { rowsFrom, rowsText } from './table-rows.ts'

interface TableRowsProps {
  rows: string[][]
  error: string | undefined
  onChange: (rows: string[][]) => void
}

/** Which tables of a part stand side by side. BOOK-1 */
export function TableRows({ rows, error, onChange }: TableRowsProps) {
  const [typed, setTyped] = useState(() => rowsText(rows))
  // What is half typed stays as it is; rows that came from elsewhere take its place.
  const shown = rowsText(rowsFrom(typed)) === rowsText(rows) ? typed : rowsText(rows)
  return (
    <Field label={t('settings.booking.rows')} hint={t('settings.booking.rowsHint')} error={error} optional>
      <TextArea
        rows={Math.max(2, rows.length + 1)}
        maxLength={2000}
        value={shown}
        onChange={event => {
          setTyped(event.target.value)
          onChange(rowsFrom(event.target.value))
        }}
      />
    </Field>
  )
}
