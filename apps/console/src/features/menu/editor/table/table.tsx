import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row as Line, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { type KeyboardEvent, memo, useMemo, useRef } from 'react'
import { LanguageTabs, useEditedLanguage } from '../../../../forms/fields/localized-field.tsx'
import type { Dish, EditorProps } from '../queries.ts'
import { type CellContext, type Column, cellText, columns, type RowEdits, type RowResult } from './cells.ts'
import styles from './table.module.css'
import { isSeveralCells, parseTsv } from './tsv.ts'
import { useEdits } from './use-edits.ts'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns })

const titles = {
  name: 'menuEdit.name',
  group: 'menuEdit.group',
  price: 'menuEdit.price',
  taxes: 'menuEdit.taxes',
  station: 'menuEdit.station',
  onSale: 'menuEdit.onSale',
} as const

/** The cell that a key leads to: up and down always, to the sides from the edge of the text. */
function targetOf(event: KeyboardEvent<HTMLInputElement>, row: number, column: number): [number, number] | undefined {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const [back, on] = rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (event.key === 'ArrowUp') return [row - 1, column]
  if (event.key === 'ArrowDown' || event.key === 'Enter') return [row + 1, column]
  if (event.key === back && selectionStart === 0 && selectionEnd === 0) return [row, column - 1]
  if (event.key === on && selectionStart === value.length) return [row, column + 1]
  return undefined
}

interface RowProps {
  dish: Dish
  at: number
  edits: RowEdits | undefined
  result: RowResult | undefined
  context: CellContext
  onSet: (dish: Dish, cells: RowEdits) => void
  onPaste: (at: number, column: Column, text: string) => void
  onMove: (row: number, column: number) => void
}

/** A dish; every cell is an input. */
const TableRow = memo(function TableRow({ dish, at, edits, result, context, onSet, onPaste, onMove }: RowProps) {
  const name = edits?.name ?? cellText(dish, 'name', context)
  return (
    <tr data-row={at}>
      {columns.map((column, nth) => {
        const error = result?.errors[column]
        const id = `cell-${dish.foodId}-${column}`
        return (
          <td key={column} data-column={column} data-edited={edits?.[column] !== undefined}>
            <input
              aria-label={`${t(titles[column])}: ${name}`}
              aria-invalid={error !== undefined}
              aria-describedby={error ? id : undefined}
              value={edits?.[column] ?? cellText(dish, column, context)}
              onChange={event => onSet(dish, { [column]: event.target.value })}
              onKeyDown={event => {
                const target = targetOf(event, at, nth)
                if (!target) return
                event.preventDefault()
                onMove(...target)
              }}
              onPaste={event => {
                const text = event.clipboardData.getData('text/plain')
                if (!isSeveralCells(text)) return
                event.preventDefault()
                onPaste(at, column, text)
              }}
            />
            {error && (
              <span id={id} className={styles.error}>
                {error}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
})

/** Moves the focus between cells. */
function useCells() {
  const table = useRef<HTMLTableElement>(null)
  const focus = (row: number, column: number) => {
    const input = table.current?.querySelector<HTMLInputElement>(
      `tr[data-row="${row}"] td:nth-child(${column + 1}) input`,
    )
    input?.focus()
    input?.select()
  }
  return { table, focus }
}

const helper = createColumnHelper<typeof features, Dish>()

/** The rows in the order of a column, as the dishes are stored; typing does not move a row. */
function useSorted(dishes: Dish[], context: CellContext) {
  const defined = useMemo(
    () =>
      helper.columns(columns.map(column => helper.accessor(dish => cellText(dish, column, context), { id: column }))),
    [context],
  )
  return useTable({ features, data: dishes, columns: defined, getRowId: dish => dish.foodId })
}

const sortStates = { asc: 'ascending', desc: 'descending' } as const

/** The titles of the columns; each sorts the rows. */
const Heads = ({ table }: { table: ReturnType<typeof useSorted> }) => (
  <thead>
    <tr>
      {table.getFlatHeaders().map(({ column }) => {
        const order = column.getIsSorted()
        return (
          <th key={column.id} scope="col" aria-sort={order ? sortStates[order] : 'none'}>
            <button type="button" onClick={column.getToggleSortingHandler()}>
              {t(titles[column.id as Column])}
              {order && <span aria-hidden="true">{order === 'asc' ? ' ↑' : ' ↓'}</span>}
            </button>
          </th>
        )
      })}
    </tr>
  </thead>
)

/** The buttons that save all typed cells or discard them. */
const SaveEdits = ({ edits }: { edits: ReturnType<typeof useEdits> }) => (
  <Line wrap gap={8} justify="end" className={styles.save}>
    {edits.wrong && (
      <Text kind="error" role="alert">
        {t('menuEdit.gridWrong')}
      </Text>
    )}
    <Button kind="plain" onClick={edits.discard}>
      {t('settings.discard')}
    </Button>
    <Button busy={edits.busy} disabled={edits.wrong} onClick={edits.save}>
      {t('menuEdit.gridSave', { count: edits.count })}
    </Button>
  </Line>
)

/** All dishes as a table: cells are typed or pasted from a spreadsheet, and saved together. */
export function DishTable({ shopId, draft }: EditorProps) {
  const language = useEditedLanguage(draft.languages)
  const context = useMemo(() => ({ draft, language }), [draft, language])
  const edits = useEdits({ shopId, draft }, context)
  const sorted = useSorted(edits.dishes, context)
  const { table, focus } = useCells()
  const rows = sorted.getRowModel().rows
  return (
    <Stack gap={12}>
      <Text kind="quiet">{t('menuEdit.gridHint')}</Text>
      {draft.languages.length > 1 && (
        <LanguageTabs label={t('menuEdit.name')} languages={draft.languages} chosen={language} missing={[]} />
      )}
      {/* A wide table scrolls inside the page. */}
      <div className={styles.scroll}>
        <table ref={table} className={styles.table} aria-label={t('menuEdit.gridLabel')}>
          <Heads table={sorted} />
          <tbody>
            {rows.map(({ original: dish }, at) => (
              <TableRow
                key={dish.foodId}
                dish={dish}
                at={at}
                edits={edits.rows[dish.foodId]}
                result={edits.results.get(dish.foodId)}
                context={context}
                onSet={edits.set}
                onPaste={(row, column, text) =>
                  edits.paste({ order: rows.map(one => one.original), at: row, column, cells: parseTsv(text) })
                }
                onMove={focus}
              />
            ))}
          </tbody>
        </table>
      </div>
      {edits.count > 0 && <SaveEdits edits={edits} />}
    </Stack>
  )
}
