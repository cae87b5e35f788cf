import { showDate, t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { EmptyState, Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Select, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { type AuditFilter, type AuditLine, type Board, useAuditLines, changeText } from './queries.ts'
import styles from './rights.module.css'
import { LoadMore } from '@comanda/web/ui/feedback/load-more.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { QueryError } from '../../ui/loaded.tsx'

interface AuditProps {
  shopId: number
  board: Board
  timeZone: string
}

/** The audit log of money and rights, the newest first, filtered by day, store, person and kind. L2 */
export function AuditLog({ shopId, board, timeZone }: AuditProps) {
  const [filter, setFilter] = useState<AuditFilter>({ date: '', inShop: '', staffId: '', what: '' })
  const query = useAuditLines(shopId, filter)
  const [first] = query.data?.pages ?? []
  return (
    <>
      <Filter filter={filter} board={board} kinds={first?.kinds ?? []} onFilter={setFilter} />
      <Lines query={query} board={board} timeZone={timeZone} />
    </>
  )
}

interface LinesProps extends Omit<AuditProps, 'shopId'> {
  query: ReturnType<typeof useAuditLines>
}

function Lines({ query, ...rest }: LinesProps) {
  if (query.isPending) return <Skeleton height={240} />
  if (!query.data) return <QueryError query={query} />
  const lines = query.data.pages.flatMap(page => page.lines)
  if (lines.length === 0) return <EmptyState icon={<ScrollText />} title={t('rights.noLines')} />
  return (
    <>
      <ul className={styles.list}>
        {lines.map(line => (
          <li key={line.auditLineId}>
            <AuditEntry line={line} {...rest} />
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  )
}

interface FilterProps {
  filter: AuditFilter
  board: Board
  kinds: readonly string[]
  onFilter: (filter: AuditFilter) => void
}

function Filter({ filter, board, kinds, onFilter }: FilterProps) {
  return (
    <div className={styles.amounts}>
      <Field label={t('report.date')}>
        <TextInput
          type="date"
          value={filter.date}
          onChange={event => onFilter({ ...filter, date: event.target.value })}
        />
      </Field>
      {board.shops.length > 1 && (
        <Field label={t('rights.where')}>
          <Select value={filter.inShop} onChange={event => onFilter({ ...filter, inShop: event.target.value })}>
            <option value="">{t('rights.everyStore')}</option>
            {board.shops.map(({ shopId, shopName }) => (
              <option key={shopId} value={shopId}>
                {shopName}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('rights.person')}>
        <Select value={filter.staffId} onChange={event => onFilter({ ...filter, staffId: event.target.value })}>
          <option value="">{t('rights.anybody')}</option>
          {board.staff.map(({ staffId, name }) => (
            <option key={staffId} value={staffId}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('rights.kind')}>
        <Select value={filter.what} onChange={event => onFilter({ ...filter, what: event.target.value })}>
          <option value="">{t('rights.anything')}</option>
          {kinds.map(action => (
            <option key={action} value={action}>
              {changeText(action)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

/** The subject of an audited action: the name of a person or a store, else its id. */
function subjectText({ what: action, subject, shopId }: AuditLine, { staff, shops }: Board): string {
  const store = shops.find(one => one.shopId === shopId)?.shopName ?? ''
  if (action.startsWith('rights') || action.startsWith('staff.'))
    return staff.find(one => one.staffId === subject)?.name ?? subject
  return action.startsWith('adjustAlone') || subject === '' ? store : [subject, store].filter(Boolean).join(' · ')
}

/** A change with its author; the cause only where one was given. */
export function AuditEntry({ line, board, timeZone }: { line: AuditLine; board: Board; timeZone: string }) {
  const { what: action, by, second, at, cause, changes } = line
  return (
    <article className={styles.line}>
      <Row as="p" wrap gap={10} rowGap={2} align="baseline" justify="between">
        <strong>{changeText(action)}</strong>
        <Text as="span" kind="quiet">
          {showDate(at, 'dateTime', timeZone)}
        </Text>
      </Row>
      <Text size={14}>{subjectText(line, board)}</Text>
      <Text kind="quiet">
        {by}
        {second !== undefined && ` · ${t('rights.second', { name: second })}`}
        {!['', 'set up', 'declined'].includes(cause) && ` · ${cause}`}
      </Text>
      {changes.length > 0 && (
        <details>
          <summary>{t('rights.changes', { count: changes.length })}</summary>
          <dl className={styles.changes}>
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd>
                  <bdi>{before ?? '–'}</bdi> <span aria-hidden="true">→</span>
                  <span className="visuallyHidden">{t('rights.becomes')}</span> <bdi>{after ?? '–'}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </article>
  )
}
