import { createColumnHelper, FlexRender, tableFeatures, useTable } from '@tanstack/react-table'
import { showNumber, t } from '@comanda/web/i18n'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMemo } from 'react'
import tables from '../../../ui/tables.module.css'
import { contactsOf } from './contacts.ts'
import styles from './directory.module.css'
import { dayIn } from './filter-panel.tsx'
import type { OptionalColumn } from './shown-columns.ts'
import { amountsText, type Listed, type Sort } from './queries.ts'

const features = tableFeatures({})
const helper = createColumnHelper<typeof features, Listed>()

interface TableProps {
  shown: readonly OptionalColumn[]
  members: readonly Listed[]
  timeZone: string
  sort: Sort
  onSort: (sort: Sort) => void
  onOpen: (customerId: number) => void
}

const sortOf: Readonly<Record<string, Sort>> = { joined: 'joined', lastVisit: 'lastVisit', visits: 'visits' }

function columnsOf(timeZone: string, onOpen: TableProps['onOpen']) {
  return helper.columns([
    helper.display({
      id: 'name',
      header: () => t('members.name'),
      cell: ({ row: { original: member } }) => (
        <>
          <button type="button" className={styles.name} onClick={() => onOpen(member.customerId)}>
            <bdi>{member.name}</bdi>
          </button>
          <Text kind="quiet">
            <bdi>{contactsOf(member)}</bdi>
          </Text>
          {member.tags.length > 0 && (
            <span className={styles.tags}>
              {member.tags.map(tag => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </span>
          )}
        </>
      ),
    }),
    helper.display({
      id: 'level',
      header: () => t('members.level'),
      cell: ({ row: { original: member } }) =>
        member.level && (
          <span className={styles.level}>
            <span className={styles.dot} style={{ background: member.level.color }} aria-hidden="true" />
            {member.level.name}
          </span>
        ),
    }),
    helper.accessor(member => dayIn(member.joinedAt, timeZone), { id: 'joined', header: () => t('members.joined') }),
    helper.accessor(member => (member.lastVisitAt ? dayIn(member.lastVisitAt, timeZone) : '–'), {
      id: 'lastVisit',
      header: () => t('members.lastVisit'),
    }),
    helper.accessor(member => showNumber(member.visits), { id: 'visits', header: () => t('members.visits') }),
    helper.accessor(member => amountsText(member.spent), { id: 'spent', header: () => t('members.spent') }),
    helper.accessor(member => amountsText(member.value), { id: 'value', header: () => t('members.value') }),
    helper.accessor(member => showNumber(member.points), { id: 'points', header: () => t('members.points') }),
  ])
}

const numbers = new Set(['visits', 'spent', 'value', 'points'])

/** Members in a table; on a phone each is a card. A title that sorts asks the server. CARD-11 */
export function MemberTable({ shown, members, timeZone, sort, onSort, onOpen }: TableProps) {
  const columns = useMemo(
    () => columnsOf(timeZone, onOpen).filter(({ id = '' }) => id === 'name' || shown.some(one => one === id)),
    [timeZone, onOpen, shown],
  )
  const data = useMemo(() => [...members], [members])
  const table = useTable({ features, data, columns, getRowId: member => String(member.customerId) })
  return (
    <div className={styles.scroll}>
      <table className={`${tables.table} ${styles.table}`} aria-label={t('console.members')}>
        <thead>
          <tr>
            {table.getFlatHeaders().map(header => {
              const by = sortOf[header.column.id]
              const title = <FlexRender header={header} />
              return (
                <th
                  key={header.id}
                  scope="col"
                  data-number={numbers.has(header.column.id)}
                  {...(by && { 'aria-sort': by === sort ? 'descending' : 'none' })}
                >
                  {by ? (
                    <button type="button" className={styles.sort} onClick={() => onSort(by)}>
                      {title}
                      {by === sort && <span aria-hidden="true"> ↓</span>}
                    </button>
                  ) : (
                    title
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(row => (
            <tr key={row.id}>
              {row.getAllCells().map(cell => (
                <td
                  key={cell.id}
                  data-column={cell.column.id}
                  data-number={numbers.has(cell.column.id)}
                  data-label={t(`members.${cell.column.id as 'name'}`)}
                >
                  <FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
