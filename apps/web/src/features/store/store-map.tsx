import { Navigation } from 'lucide-react'
import { Suspense } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.ts'
import { useVisible } from '../../ui/loading/use-visible.ts'
import type { Tiles } from '../../ui/map/use-leaflet.ts'
import { Text } from '../../ui/text/text.tsx'
import styles from './details-sheet.module.css'
import { MapSketch } from './map-sketch.tsx'
import { routeTo } from './route-to.ts'
import { useShop } from './shop.ts'

const SpotMap = lazyPart(async () => (await import('../../ui/map/spot-map.tsx')).SpotMap)

interface StoreMapProps {
  shopId: number
  /** Undefined while loading, `null` where the server offers no map: then the sketch is shown. */
  tiles: Tiles | undefined | null
}

/** A store on the map with its address and directions. The map is loaded when it comes into view. */
export function StoreMap({ shopId, tiles }: StoreMapProps) {
  const { data, error, isFetching, refetch } = useShop(shopId)
  const { ref, visible } = useVisible<HTMLDivElement>()
  if (!data) return error ? <QueryError query={{ error, isFetching, refetch }} /> : <Skeleton height={380} />
  const waiting = <Skeleton height={300} />
  return (
    <Stack gap={10}>
      <div ref={ref}>
        {tiles === null && <MapSketch shops={[data]} />}
        {tiles !== null && !(tiles && visible) && waiting}
        {tiles && visible && (
          <Suspense fallback={waiting}>
            <SpotMap tiles={tiles} at={data} label={data.shopName} />
          </Suspense>
        )}
      </div>
      <Stack gap={4} items="start">
        <strong>{data.shopName}</strong>
        <Text kind="quiet">
          <bdi>{data.addressLines.join(', ')}</bdi>
        </Text>
        <a className={styles.link} href={routeTo(data)} target="_blank" rel="noopener noreferrer">
          <Navigation aria-hidden="true" />
          {t('place.route')}
          <span className="visuallyHidden">{t('ui.newTab')}</span>
        </a>
      </Stack>
    </Stack>
  )
}
