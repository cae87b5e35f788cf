import type { BizType } from '@comanda/domain/store'
import { Heart, LocateFixed, Map as MapIcon, Sun } from 'lucide-react'
import { t } from '../../platform/i18n/index.ts'
import { Chip } from '../../ui/controls/chip.tsx'
import { SearchField } from '../../ui/controls/search-field.tsx'
import { askPosition, leavePosition, type Position } from './position.ts'
import styles from './store-list.module.css'
import { wayWords } from './order-type-name.ts'
import { Grid, Row } from '../../ui/layout/layout.tsx'

/** Filters of the list of stores. */
export interface Wish {
  bizType: BizType | undefined
  openNow: boolean
  favouritesOnly: boolean
  search: string
  sketch: boolean
}

interface Props {
  wish: Wish
  onWish: (change: Partial<Wish>) => void
  position: Position
}

const WAYS: readonly (BizType | undefined)[] = [undefined, 1100, 1200, 1300]

/** Search, way of ordering and filters above the list of stores. */
export function StoreFilters({ wish, onWish, position }: Props) {
  const near = position.state === 'here' || position.state === 'asking'
  return (
    <Grid columns="minmax(0, 1fr)">
      <SearchField label={t('place.find')} value={wish.search} onChange={search => onWish({ search })} />
      <Row gap={4} wrap align="stretch" className={styles.ways} role="group" aria-label={t('place.way')}>
        {WAYS.map(way => (
          <button
            key={way ?? 0}
            type="button"
            className={styles.wayTab}
            aria-pressed={wish.bizType === way}
            onClick={() => onWish({ bizType: way })}
          >
            {way === undefined ? t('place.any') : wayWords(way)}
          </button>
        ))}
      </Row>
      <Row gap={8} align="stretch" className={styles.chips}>
        <Chip
          pressed={near}
          icon={<LocateFixed aria-hidden="true" size={16} />}
          onPress={position.state === 'here' ? leavePosition : askPosition}
        >
          {position.state === 'asking' ? t('place.locating') : t('place.near')}
        </Chip>
        <Chip
          pressed={wish.openNow}
          icon={<Sun aria-hidden="true" size={16} />}
          onPress={() => onWish({ openNow: !wish.openNow })}
        >
          {t('place.openNow')}
        </Chip>
        <Chip
          pressed={wish.favouritesOnly}
          icon={<Heart aria-hidden="true" size={16} />}
          onPress={() => onWish({ favouritesOnly: !wish.favouritesOnly })}
        >
          {t('place.favourites')}
        </Chip>
        <Chip
          pressed={wish.sketch}
          icon={<MapIcon aria-hidden="true" size={16} />}
          onPress={() => onWish({ sketch: !wish.sketch })}
        >
          {t('place.sketch')}
        </Chip>
      </Row>
    </Grid>
  )
}
