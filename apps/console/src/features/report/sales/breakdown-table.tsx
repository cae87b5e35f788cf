import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type Currency, money } from '@comanda/domain/money'
import { showMoney, showNumber, t } from '@comanda/web/i18n'
import { useMemo } from 'react'
import tables from '../../../ui/tables.module.css'
import { type Breakdown, type Column, columnsOf, mainColumn, rowName, type SalesRow } from './breakdown.ts'
import styles from './sales.module.css'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns })
const helper = createColumnHelper<typeof features, SalesRow>()
const sortStates = { asc: 'ascending', desc: 'descending' } as const

interface BreakdownProps {
  by: Breakdown
  rows: readonly SalesRow[]
  currency: Currency
}

/** A row as columns sort it: days and hours by time, others by name. */
const sortText = (by: Breakdown, row: SalesRow): string => (by === 'day' || by === 'hour' ? row.key : rowName(by, row))

/** The rows before a column is chosen: days and hours by time, others with the largest figure first. */
function inOrder(by: Breakdown, rows: readonly SalesRow[]): SalesRow[] {
  const { value } = mainColumn(by)
  return by === 'day' || by === 'hour' ? [...rows] : rows.toSorted((a, b) => value(b) - value(a))
}

function useSorted({ by, rows }: BreakdownProps) {
  const data = useMemo(() => inOrder(by, rows), [by, rows])
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor(row => sortText(by, row), { id: 'name', sortDescFirst: false }),
        ...columnsOf[by].map(({ id, value }) => helper.accessor(value, { id, sortDescFirst: true })),
      ]),
    [by],
  )
  return useTable({ features, data, columns, getRowId: row => row.key })
}

const show = (column: Column, row: SalesRow, currency: Currency): string =>
  column.money ? showMoney(money(column.value(row)), currency) : showNumber(column.value(row))

/** The breakdown as a table; the title of a column sorts by it. */
export function BreakdownTable(props: BreakdownProps) {
  const { by, currency } = props
  const sorted = useSorted(props)
  const titles = new Map(columnsOf[by].map(({ id, text }) => [id, t(text)]))
  return (
    <div className={styles.scroll}>
      <table className={tables.table} aria-label={t(`sales.by.${by}`)}>
        <thead>
          <tr>
            {sorted.getFlatHeaders().map(({ column }) => {
              const order = column.getIsSorted()
              return (
                <th key={column.id} scope="col" aria-sort={order ? sortStates[order] : 'none'}>
                  <button type="button" className={styles.sort} onClick={column.getToggleSortingHandler()}>
                    {titles.get(column.id) ?? t(`sales.by.${by}`)}
                    {order && <span aria-hidden="true">{order === 'asc' ? ' ↑' : ' ↓'}</span>}
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.getRowModel().rows.map(({ original: row }) => (
            <tr key={row.key}>
              <th scope="row">
                <bdi>{rowName(by, row)}</bdi>
              </th>
              {columnsOf[by].map(column => (
                <td key={column.id}>{show(column, row, currency)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
