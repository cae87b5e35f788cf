import type { Point } from '@comanda/domain/store'
import { useState } from 'react'
import { useSearch } from '../../platform/route-location.ts'
import { t } from '../../platform/i18n/index.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { LoadMore } from '../../ui/feedback/load-more.tsx'
import { EmptyState, Skeleton } from '../../ui/feedback/states.tsx'
import { Illustration } from '../../ui/feedback/illustration.tsx'
import { type ShopCardData, type ShopList, useCollectShop, useShops } from './api.ts'
import { MapSketch } from './map-sketch.tsx'
import { type Position, usePosition } from './position.ts'
import { RecentShops } from './recent-shops.tsx'
import { StoreCard } from './store-card.tsx'
import { StoreFilters, type Filters } from './store-filters.tsx'
import styles from './store-list.module.css'
import { useDebounced } from './use-debounced.ts'
import { filtersIn } from './store-query.ts'
import { Grid } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

/** Delay after the last keystroke before a search, in ms. */
const SETTLES_AFTER = 250
const MAX_SEARCH_LENGTH = 60

/** Stores that match the filters, as far as loaded. */
function useMatchingShops(filters: Filters, search: string, position: Position) {
  return useShops({
    search,
    openNow: filters.openNow,
    favouritesOnly: filters.favouritesOnly,
    ...(filters.bizType && { bizType: filters.bizType }),
    ...(position.state === 'here' && position.point),
  })
}

/** All stores with search and filters, nearest first if the position is known. */
export function StoreList() {
  const query = useSearch()
  const [filters, setFilters] = useState<Filters>(() => filtersIn(query))
  const position = usePosition()
  const search = useDebounced(filters.search.trim().slice(0, MAX_SEARCH_LENGTH), SETTLES_AFTER)
  const pages = useMatchingShops(filters, search, position)
  const untouched = search === '' && !filters.openNow && !filters.favouritesOnly
  return (
    <>
      <StoreFilters filters={filters} onChange={part => setFilters(now => ({ ...now, ...part }))} position={position} />
      <PositionNote position={position} />
      {untouched && <RecentShops bizType={filters.bizType} search={query} />}
      {pages.isPending && <ListSkeleton />}
      {pages.isError && <QueryError query={pages} />}
      {pages.data && !pages.isError && (
        <Results
          pages={pages.data.pages}
          filters={filters}
          query={query}
          point={position.state === 'here' ? position.point : undefined}
          onClear={() => setFilters(filtersIn(''))}
        />
      )}
      <LoadMore query={pages} />
    </>
  )
}

interface ResultsProps {
  pages: readonly ShopList[]
  filters: Filters
  query: string
  point: Point | undefined
  onClear: () => void
}

function Results({ pages, filters, query, point, onClear }: ResultsProps) {
  const shops = pages.flatMap(page => page.shops)
  return (
    <>
      <Text kind="hint" className={pages[0]?.total === 0 ? 'visuallyHidden' : styles.count} role="status">
        {t('place.count', { count: pages[0]?.total ?? 0 })}
      </Text>
      {filters.sketch && <MapSketch shops={shops} position={point} />}
      <Cards shops={shops} filters={filters} query={query} />
      {shops.length === 0 && <Nothing filters={filters} onClear={onClear} />}
    </>
  )
}

function Cards({ shops, filters, query }: { shops: readonly ShopCardData[]; filters: Filters; query: string }) {
  const collect = useCollectShop()
  return (
    <Grid as="ul" gap={12} columns="minmax(0, 1fr)" wide>
      {shops.map((shop, index) => (
        <li key={shop.shopId}>
          <StoreCard
            row
            shop={shop}
            bizType={filters.bizType}
            search={query}
            eager={index < 2}
            onCollect={collected => collect.mutate({ shopId: shop.shopId, collected })}
          />
        </li>
      ))}
    </Grid>
  )
}

/** State of the position as text; empty if it was not requested. */
function PositionNote({ position }: { position: Position }) {
  const text = () => {
    if (position.state === 'refused') return t('place.noLocation')
    if (position.state === 'unknown') return t('place.lostLocation')
    if (position.state !== 'here') return ''
    return position.roughly ? t('place.roughly') : t('place.nearest')
  }
  return (
    <Text kind="hint" role="status" hidden={text() === ''}>
      {text()}
    </Text>
  )
}

function Nothing({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const unmarked = filters.favouritesOnly && filters.search === ''
  const title = () => {
    if (unmarked) return t('place.noneFavourite')
    return filters.openNow && filters.search === '' ? t('place.noneOpen') : t('place.none')
  }
  return (
    <EmptyState
      icon={<Illustration scene="store" />}
      title={title()}
      actions={
        <Button kind="secondary" onClick={onClear}>
          {t('place.clear')}
        </Button>
      }
    >
      {t(unmarked ? 'place.noneFavouriteHint' : 'place.noneHint')}
    </EmptyState>
  )
}

const ListSkeleton = () => (
  <Grid gap={16} columns="minmax(0, 1fr)" wide aria-busy="true" aria-label={t('ui.loading')} role="status">
    {[0, 1, 2, 3].map(index => (
      <Skeleton key={index} height={150} />
    ))}
  </Grid>
)
