import { inLanguage } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { withKeys } from '../../forms/state/field-state.ts'
import { SKETCH, type Sketch, type Spot } from './sketch.ts'
import type { Zone } from './zone-fields.tsx'
import styles from './zones.module.css'

type Ring = [number, number][]

interface ZoneMapProps {
  zones: readonly Zone[]
  chosen: string | undefined
  sketch: Sketch
  onRing: (ring: Ring) => void
}

const at = (spots: readonly Spot[]): string => spots.map(({ x, y }) => `${x},${y}`).join(' ')
const spotsOf = (ring: Ring, sketch: Sketch): Spot[] =>
  ring.map(([longitude, latitude]) => sketch.spotOf({ longitude, latitude }))

function Shape({ zone, sketch, chosen }: { zone: Zone; sketch: Sketch; chosen: boolean }) {
  const { shape } = zone
  const look = { className: styles.zone, 'data-chosen': chosen }
  if (shape.kind === 'circle')
    return <circle cx={SKETCH / 2} cy={SKETCH / 2} r={sketch.lengthOf(shape.radius)} {...look} />
  return shape.kind === 'postcodes' ? null : <polygon points={at(spotsOf(shape.ring, sketch))} {...look} />
}

/** Rings around the store, so that distances can be read. */
function MapBackground({ sketch }: { sketch: Sketch }) {
  const middle = SKETCH / 2
  return (
    <g aria-hidden="true">
      {[0.25, 0.5, 0.75, 1].map(part => (
        <g key={part}>
          <circle cx={middle} cy={middle} r={middle * part} className={styles.ring} />
          <text x={middle} y={middle - middle * part + 14} className={styles.far}>
            {t('settings.zone.km', { count: (sketch.reach * part) / 1000 })}
          </text>
        </g>
      ))}
    </g>
  )
}

const STEP: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

interface CornerProps {
  spot: Spot
  name: string
  onMove: (spot: Spot) => void
  onRemove: () => void
  toSpot: (event: PointerEvent) => Spot | undefined
}

/** A corner that is dragged, or moved with the arrow keys; Delete takes it away. */
function Corner({ spot, name, onMove, onRemove, toSpot }: CornerProps) {
  const keys = (event: KeyboardEvent) => {
    const step = STEP[event.key]
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else if (step) {
      const far = event.shiftKey ? 10 : 2
      onMove({ x: spot.x + step.x * far, y: spot.y + step.y * far })
    } else return
    event.preventDefault()
  }
  const drag = (event: PointerEvent<SVGCircleElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const next = toSpot(event)
    if (next) onMove(next)
  }
  return (
    <circle
      cx={spot.x}
      cy={spot.y}
      r={8}
      className={styles.corner}
      role="button"
      tabIndex={0}
      aria-label={name}
      onKeyDown={keys}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  )
}

/** Where a zone's line is taken hold of to make a new corner. */
const Middle = ({ a, b, onAdd }: { a: Spot; b: Spot; onAdd: (spot: Spot) => void }) => {
  const spot = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  return (
    <circle cx={spot.x} cy={spot.y} r={6} className={styles.middle} aria-hidden="true" onClick={() => onAdd(spot)} />
  )
}

/** The zones on a plain map around the store. The corners of the selected one can be moved. PRICE-6 */
export function ZoneMap({ zones, chosen, sketch, onRing }: ZoneMapProps) {
  const ref = useRef<SVGSVGElement>(null)
  const toSpot = (event: PointerEvent): Spot | undefined => {
    const box = ref.current?.getBoundingClientRect()
    if (!box) return undefined
    return {
      x: ((event.clientX - box.left) / box.width) * SKETCH,
      y: ((event.clientY - box.top) / box.height) * SKETCH,
    }
  }
  const zone = zones.find(({ zoneId }) => zoneId === chosen)
  const ring = zone?.shape.kind === 'polygon' ? zone.shape.ring : []
  const spots = spotsOf(ring, sketch)
  const cornerOf = (spot: Spot): [number, number] => {
    const { latitude, longitude } = sketch.pointOf(spot)
    return [longitude, latitude]
  }
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${SKETCH} ${SKETCH}`}
      className={styles.map}
      role="group"
      aria-label={t('settings.zone.map')}
    >
      <MapBackground sketch={sketch} />
      {zones.toReversed().map(one => (
        <Shape key={one.zoneId} zone={one} sketch={sketch} chosen={one.zoneId === chosen} />
      ))}
      <circle cx={SKETCH / 2} cy={SKETCH / 2} r={5} className={styles.store} aria-hidden="true" />
      {withKeys(spots).map(({ entry: spot, at: i, key }) => (
        <Middle
          key={key}
          a={spot}
          b={spots[(i + 1) % spots.length] ?? spot}
          onAdd={added => onRing(ring.toSpliced(i + 1, 0, cornerOf(added)))}
        />
      ))}
      {withKeys(spots).map(({ entry: spot, at: i, key }) => (
        <Corner
          key={key}
          spot={spot}
          name={t('settings.zone.corner', {
            count: i + 1,
            zone: inLanguage(zone?.name ?? {}, currentLocale().id),
          })}
          toSpot={toSpot}
          onMove={moved => onRing(ring.with(i, cornerOf(moved)))}
          onRemove={() => ring.length > 3 && onRing(ring.toSpliced(i, 1))}
        />
      ))}
    </svg>
  )
}
