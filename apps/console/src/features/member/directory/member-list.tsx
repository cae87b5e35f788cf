import { showNumber, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { SearchField } from '@comanda/web/ui/controls/search-field.tsx'
import { EmptyState, Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { SlidersHorizontal, UserRound, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useStoredState } from '../../../forms/state/stored-state.ts'
import { goTo } from '../../../platform/place.ts'
import { Loaded, QueryError } from '../../../ui/loaded.tsx'
import { useMay } from '../../../platform/may.ts'
import { ColumnChoice, useColumns } from './column-choice.tsx'
import styles from './directory.module.css'
import { ExportMembers } from './files.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { MemberTable } from './member-table.tsx'
import { type Facts, type Filter, type Sort, useMemberCount, useMemberFacts, useMembers } from './queries.ts'
import type { OptionalColumn } from './shown-columns.ts'
import { SegmentBar } from './segments/segment-bar.tsx'
import { conditionCount, emptyFilter, filterOf, type TypedFilter } from './typed-filter.ts'

interface ListProps {
  shopId: number
  timeZone: string
  /** Whose choice of columns it is. */
  staffId: string
}

interface RowsProps extends Pick<ListProps, 'shopId' | 'timeZone'> {
  shown: readonly OptionalColumn[]
  filter: Filter
}

/** Shows the profile of a member. */
const openMember = (customerId: number): void => goTo('members', 'list', String(customerId))

function Rows({ shopId, timeZone, filter, shown }: RowsProps) {
  const [sort, setSort] = useState<Sort>('joined')
  const query = useMembers(shopId, filter, sort)
  const members = query.data?.pages.flatMap(page => page.members) ?? []
  const fullNames = query.data?.pages[0]?.fullNames ?? true
  if (query.isPending) return <Skeleton height={320} />
  if (query.isError) return <QueryError query={query} />
  if (members.length === 0)
    return (
      <EmptyState icon={<UserRound />} title={t('members.none')}>
        {!fullNames && t('members.maskedHint')}
      </EmptyState>
    )
  return (
    <>
      <MemberTable
        shown={shown}
        members={members}
        timeZone={timeZone}
        sort={sort}
        onSort={setSort}
        onOpen={openMember}
      />
      {query.hasNextPage && (
        <Button kind="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('members.more')}
        </Button>
      )}
    </>
  )
}

function Count({ shopId, filter }: { shopId: number; filter: Filter }) {
  const count = useMemberCount(shopId, filter).data?.count
  return (
    <Text kind="quiet" figures aria-live="polite">
      {count === undefined ? '…' : t('members.count', { count: showNumber(count) })}
    </Text>
  )
}

function MemberPages({ shopId, timeZone, staffId, facts }: ListProps & { facts: Facts }) {
  const mayManage = useMay('manageMembers')
  const [typed, setTyped] = useStoredState<TypedFilter>(`members/${shopId}/filter`, emptyFilter)
  const [open, setOpen] = useState(conditionCount(typed) > 0)
  const [shown, setShown] = useColumns(staffId)
  const filter = filterOf(useDeferredValue(typed), facts.currencies)
  const conditions = conditionCount(typed)
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <SearchField label={t('members.search')} value={typed.text} onChange={text => setTyped({ ...typed, text })} />
        <Button
          kind="secondary"
          aria-expanded={open}
          icon={<SlidersHorizontal aria-hidden="true" size={18} />}
          onClick={() => setOpen(!open)}
        >
          {conditions === 0 ? t('members.filters') : t('members.filtersOf', { count: conditions })}
        </Button>
        {(conditions > 0 || typed.text !== '') && (
          <Button kind="plain" icon={<X aria-hidden="true" size={18} />} onClick={() => setTyped(emptyFilter)}>
            {t('members.clear')}
          </Button>
        )}
      </div>
      <SegmentBar
        shopId={shopId}
        facts={facts}
        typed={typed}
        onTyped={next => {
          setTyped(next)
          setOpen(conditionCount(next) > 0)
        }}
      />
      {open && <FilterPanel facts={facts} typed={typed} onTyped={setTyped} />}
      <Row wrap gap={12} justify="between">
        <Count shopId={shopId} filter={filter} />
        <Row wrap gap={8}>
          <ColumnChoice shown={shown} onShown={setShown} />
          {mayManage && <ExportMembers shopId={shopId} filter={filter} />}
        </Row>
      </Row>
      <Rows shopId={shopId} timeZone={timeZone} filter={filter} shown={shown} />
    </div>
  )
}

/** The members of the brand: search, filters, and each with its profile. CARD-11 */
export function MemberList(props: ListProps) {
  const query = useMemberFacts(props.shopId)
  return <Loaded query={query}>{facts => <MemberPages {...props} facts={facts} />}</Loaded>
}
