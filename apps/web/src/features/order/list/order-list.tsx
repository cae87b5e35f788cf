import { Stack } from '../../../ui/layout/layout.tsx'
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { QueryError, Loading } from '../../../ui/feedback/query-states.tsx'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Chip } from '../../../ui/controls/chip.tsx'
import { LoadMore } from '../../../ui/feedback/load-more.tsx'
import { SearchField } from '../../../ui/controls/search-field.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Illustration } from '../../../ui/feedback/illustration.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { type OrderType, useOrders } from '../api.ts'
import { token } from '../../../platform/session.ts'
import { useCurrentTime } from '../use-current-time.ts'
import { typeText } from '../texts.ts'
import styles from './list.module.css'
import { OrderCard } from './order-card.tsx'
import { Row } from '../../../ui/layout/layout.tsx'

const types: readonly OrderType[] = [1100, 1200, 1300]

/** Filters of the list; the address bar stores them. */
export interface ListChoice {
  /** Undefined if not chosen: the active orders, or the past ones if none is active. */
  state: 'active' | 'past' | undefined
  orderType: OrderType | undefined
  search: string
}

interface OrderListProps {
  choice: ListChoice
  onChoose: (choice: ListChoice) => void
}

/** The guest's active and past orders, with filters by type and text, loaded in pages. A new guest has none. ORDER-9 */
export function OrderList({ choice, onChoose }: OrderListProps) {
  const [isNew] = useState(() => token() === undefined)
  const [search, setSearch] = useState(choice.search)
  const input = useDeferredValue(search.trim())
  const state = useShown(choice, isNew)
  const choose = (part: Partial<ListChoice>) => onChoose({ ...choice, state, ...part })
  const say = useEffectEvent((words: string) => words !== choice.search && choose({ search: words }))
  useEffect(() => {
    const timer = setTimeout(() => say(input), 400)
    return () => clearTimeout(timer)
  }, [input])
  return (
    <Tabs
      label={t('order.tabs')}
      tabs={[
        { id: 'active', label: t('order.active') },
        { id: 'past', label: t('order.past') },
      ]}
      chosen={state}
      onChoose={to => choose({ state: to })}
    >
      <Stack>
        <SearchField label={t('order.searchOrders')} value={search} onChange={text => setSearch(text.slice(0, 60))} />
        <Row gap={8} wrap align="stretch" className={styles.chips}>
          <Chip pressed={choice.orderType === undefined} onPress={() => choose({ orderType: undefined })}>
            {t('order.allTypes')}
          </Chip>
          {types.map(type => (
            <Chip key={type} pressed={choice.orderType === type} onPress={() => choose({ orderType: type })}>
              {typeText(type)}
            </Chip>
          ))}
        </Row>
        {isNew ? <Nothing choice={{ ...choice, state }} /> : <Orders choice={{ ...choice, state }} />}
      </Stack>
    </Tabs>
  )
}

type Shown = ListChoice & { state: 'active' | 'past' }

/** The list to show. Without active orders the past ones are shown instead of an empty page. */
function useShown({ state, orderType, search }: ListChoice, isNew: boolean): Shown['state'] {
  const input = { state: 'active' as const, search, ...(orderType === undefined ? {} : { orderType }) }
  const { data } = useOrders(input, !isNew)
  if (state !== undefined) return state
  return isNew || data?.pages[0]?.orders.length === 0 ? 'past' : 'active'
}

function Orders({ choice }: { choice: Shown }) {
  const now = useCurrentTime(30_000)
  const { state, orderType, search } = choice
  const input = { state, search, ...(orderType === undefined ? {} : { orderType }) }
  const query = useOrders(input)
  const { data, isPending } = query
  if (isPending) return <Loading heights={[168, 168, 168]} />
  if (!data) return <QueryError query={query} />
  const orders = data.pages.flatMap(page => page.orders)
  if (orders.length === 0) return <Nothing choice={choice} />
  return (
    <>
      <Stack as="ul" wide>
        {orders.map(order => (
          <li key={order.orderId}>
            <OrderCard order={order} now={now} />
          </li>
        ))}
      </Stack>
      {query.hasNextPage && <OnAndOn query={query} />}
    </>
  )
}

/** Loads the next page when its button scrolls into view; the button serves guests who do not scroll. */
function OnAndOn({ query }: { query: ReturnType<typeof useOrders> }) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => query.isFetchingNextPage || void query.fetchNextPage())
  useEffect(() => {
    if (!end.current) return undefined
    const watcher = new IntersectionObserver(seen => seen.some(one => one.isIntersecting) && near(), {
      rootMargin: '400px',
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={end} className={styles.more}>
      <LoadMore query={query} />
    </div>
  )
}

function Nothing({ choice }: { choice: Shown }) {
  if (choice.search !== '' || choice.orderType !== undefined)
    return (
      <EmptyState icon={<Illustration scene="receipt" />} title={t('order.noneFound')}>
        {t('order.noneFoundHint')}
      </EmptyState>
    )
  const active = choice.state === 'active'
  return (
    <EmptyState
      icon={<Illustration scene="receipt" />}
      title={t(active ? 'order.noneActive' : 'order.nonePast')}
      actions={<LinkButton to="/selectStore">{t('order.startOrder')}</LinkButton>}
    >
      {t(active ? 'order.noneActiveHint' : 'order.nonePastHint')}
    </EmptyState>
  )
}
