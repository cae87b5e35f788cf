import type { Point } from '@comanda/domain/store'
import { t } from '../../platform/i18n/index.ts'
import type { ShopCardData } from './api.ts'
import styles from './map-sketch.module.css'
import { SHEET, type Sheet, sheetOf } from './sketch.ts'
import { scaleText } from './texts.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

type SketchShop = Pick<ShopCardData, 'shopId' | 'latitude' | 'longitude' | 'distance' | 'state'>

interface Props {
  shops: readonly SketchShop[]
  position?: Point | undefined
}

const LABELLED = 99
/** If a store is within this distance in metres, farther ones are left out, which would shrink the sketch. */
const NEAR = 60_000

/** Stores to draw, with their position in the list. */
function drawn(shops: readonly SketchShop[]) {
  const all = shops.map((shop, index) => ({ shop, index }))
  const near = all.filter(({ shop }) => shop.distance !== undefined && shop.distance <= NEAR)
  return near.length > 0 ? near : all
}

function ScaleBar({ sheet }: { sheet: Sheet }) {
  const length = sheet.lengthOf(sheet.scale)
  return (
    <g className={styles.scale}>
      <path d={`M 60 ${SHEET - 56} v 16 h ${length} v -16`} />
      <text x={60 + length / 2} y={SHEET - 70} textAnchor="middle">
        {scaleText(sheet.scale)}
      </text>
    </g>
  )
}

/** Sketch of the stores' locations without a map. It is decorative: the list below has the same data as text. */
export function MapSketch({ shops, position }: Props) {
  const marks = drawn(shops)
  const points = marks.map(({ shop: { latitude, longitude } }) => ({ latitude, longitude }))
  if (points.length === 0) return null
  const sheet = sheetOf(position ? [...points, position] : points, 1000)
  const you = position && sheet.spotOf(position)
  return (
    <Stack as="figure" gap={8}>
      <svg viewBox={`0 0 ${SHEET} ${SHEET}`} className={styles.sheet} aria-hidden="true">
        {[250, 500, 750].map(at => (
          <path key={at} className={styles.grid} d={`M 0 ${at} H ${SHEET} M ${at} 0 V ${SHEET}`} />
        ))}
        <text x={SHEET - 36} y={66} className={styles.north} textAnchor="end">
          ↑ {t('place.n')}
        </text>
        {you && (
          <g className={styles.you}>
            <circle cx={you.x} cy={you.y} r={42} className={styles.halo} />
            <circle cx={you.x} cy={you.y} r={16} />
            <text x={you.x} y={you.y + 66} textAnchor="middle">
              {t('place.you')}
            </text>
          </g>
        )}
        {marks.map(({ shop, index }) => {
          const spot = sheet.spotOf(shop)
          return (
            <g key={shop.shopId} className={shop.state.open ? styles.open : styles.shut}>
              <circle cx={spot.x} cy={spot.y} r={34} />
              <text x={spot.x} y={spot.y + 13} textAnchor="middle" className={styles.number}>
                {index < LABELLED ? index + 1 : ''}
              </text>
            </g>
          )
        })}
        <ScaleBar sheet={sheet} />
      </svg>
      <Text as="figcaption" kind="hint">
        {t('place.sketchHint')}
      </Text>
    </Stack>
  )
}
