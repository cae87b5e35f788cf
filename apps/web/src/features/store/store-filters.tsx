import type { BizType } from '@comanda/domain/store'
import { Heart, LocateFixed, Map as MapIcon, Sun } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { Chip } from '../../ui/controls/chip.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { requestPosition, leavePosition, type Position } from './position.ts'
import styles from './store-list.module.css'
import { orderTypeName } from './order-type-name.ts'
import { Grid, Row } from '../../ui/layout/layout.tsx'

/** Filters of the list of stores. */
export interface Filters {
  bizType: BizType | undefined
  openNow: boolean
  favouritesOnly: boolean
  search: string
  sketch: boolean
}

interface Props {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  position: Position
}

const WAYS: readonly (BizType | undefined)[] = [undefined, 1100, 1200, 1300]

/** Search, way of ordering and filters above the list of stores. */
export function StoreFilters({ filters, onChange, position }: Props) {
  const near = position.state === 'here' || position.state === 'asking'
  return (
    <Grid columns="minmax(0, 1fr)">
      <SearchField label={t('place.find')} value={filters.search} onChange={search => onChange({ search })} />
      <Row gap={4} wrap align="stretch" className={styles.ways} role="group" aria-label={t('place.way')}>
        {WAYS.map(type => (
          <button
            key={type ?? 0}
            type="button"
            className={styles.wayTab}
            aria-pressed={filters.bizType === type}
            onClick={() => onChange({ bizType: type })}
          >
            {type === undefined ? t('place.any') : orderTypeName(type)}
          </button>
        ))}
      </Row>
      <Row gap={8} align="stretch" className={styles.chips}>
        <Chip
          pressed={near}
          icon={<LocateFixed aria-hidden="true" size={16} />}
          onPress={position.state === 'here' ? leavePosition : requestPosition}
        >
          {position.state === 'asking' ? t('place.locating') : t('place.near')}
        </Chip>
        <Chip
          pressed={filters.openNow}
          icon={<Sun aria-hidden="true" size={16} />}
          onPress={() => onChange({ openNow: !filters.openNow })}
        >
          {t('place.openNow')}
        </Chip>
        <Chip
          pressed={filters.favouritesOnly}
          icon={<Heart aria-hidden="true" size={16} />}
          onPress={() => onChange({ favouritesOnly: !filters.favouritesOnly })}
        >
          {t('place.favourites')}
        </Chip>
        <Chip
          pressed={filters.sketch}
          icon={<MapIcon aria-hidden="true" size={16} />}
          onPress={() => onChange({ sketch: !filters.sketch })}
        >
          {t('place.sketch')}
        </Chip>
      </Row>
    </Grid>
  )
}
