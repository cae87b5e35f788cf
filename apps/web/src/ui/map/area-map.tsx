import type { Point } from '@comanda/domain/store'
import { circle, divIcon, layerGroup, type Map as LeafletMap, marker, polygon, type Polygon } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { draggable } from './draggable.ts'
import styles from './map.module.css'
import type { MapArea } from './pin-map.tsx'
import { boundsOf, fit, latLng, type Tiles, useLeaflet } from './use-leaflet.ts'

type Corner = [longitude: number, latitude: number]

interface NamedArea {
  id: string
  shape: MapArea
}

export interface AreaMapProps {
  tiles: Tiles
  label: string
  store: Point
  areas: readonly NamedArea[]
  /** The area whose corners can be moved. */
  chosen: string | undefined
  /** Metres from the store that are in view when an area is chosen. */
  reach: number
  onRing: (ring: Corner[]) => void
  /** Names of a corner, and of the handle that adds one after it; counted from 1. */
  cornerLabel: (count: number) => string
  middleLabel: (count: number) => string
}

const FEWEST = 3
const icon = (className: string | undefined, size: number) =>
  divIcon({ className: className ?? '', iconSize: [size, size] })

const pointOf = ([longitude, latitude]: Corner): Point => ({ latitude, longitude })
const cornerOf = ({ latitude, longitude }: Point): Corner => [longitude, latitude]
const between = ([a, b]: Corner, [c, d]: Corner): Point => ({ latitude: (b + d) / 2, longitude: (a + c) / 2 })
const toLatLngs = (ring: readonly (readonly [number, number])[]) =>
  ring.map(([lng, lat]): [number, number] => [lat, lng])

function drawn({ shape }: NamedArea, store: Point, isChosen: boolean) {
  const look = isChosen
    ? { color: 'var(--primary-text)', fillColor: 'var(--primary)', weight: 2.5, fillOpacity: 0.2 }
    : { color: '#57534e', weight: 1.5, fillOpacity: 0.08 }
  const options = { ...look, interactive: false }
  return shape.kind === 'circle'
    ? circle(latLng(store), { ...options, radius: shape.radius })
    : polygon(toLatLngs(shape.ring), options)
}

interface HandleOptions extends Pick<AreaMapProps, 'cornerLabel' | 'middleLabel' | 'onRing'> {
  ring: Corner[]
  /** The outline, which follows a corner while it is dragged. */
  outline: Polygon | undefined
}

/** Handles of a ring: one per corner, and one in the middle of each side that adds a corner. */
function handles(map: LeafletMap, { ring, outline, onRing, cornerLabel, middleLabel }: HandleOptions) {
  const follow = (next: Corner[]) => outline?.setLatLngs(toLatLngs(next))
  const middles = ring.map((corner, i) => {
    const withCorner = (at: Point) => ring.toSpliced(i + 1, 0, cornerOf(at))
    const middle = between(corner, ring[(i + 1) % ring.length] ?? corner)
    return draggable(map, middle, {
      icon: icon(styles.middle, 26),
      label: middleLabel(i + 1),
      onMove: at => onRing(withCorner(at)),
      onDrag: at => follow(withCorner(at)),
      onPress: () => onRing(withCorner(middle)),
    })
  })
  const corners = ring.map((corner, i) =>
    draggable(map, pointOf(corner), {
      icon: icon(styles.handle, 30),
      label: cornerLabel(i + 1),
      onMove: at => onRing(ring.with(i, cornerOf(at))),
      onDrag: at => follow(ring.with(i, cornerOf(at))),
      onDelete: () => ring.length > FEWEST && onRing(ring.toSpliced(i, 1)),
    }),
  )
  return { middles, corners }
}

/** A map of areas around a store; the corners of the chosen one are dragged, or moved and removed by keys. */
export function AreaMap(props: AreaMapProps) {
  const { tiles, label, store, areas, chosen, reach } = props
  const { setElement, map } = useLeaflet(tiles, boundsOf(store, reach))
  const changed = useEffectEvent((ring: Corner[]) => props.onRing(ring))
  const cornerLabel = useEffectEvent((count: number) => props.cornerLabel(count))
  const middleLabel = useEffectEvent((count: number) => props.middleLabel(count))
  const show = useEffectEvent((on: LeafletMap) => fit(on, boundsOf(store, reach)))
  useEffect(() => {
    if (map) show(map)
  }, [map, chosen])
  // The corner with the focus keeps it when the handles are drawn again.
  const focused = useRef<number>(undefined)
  useEffect(() => {
    if (!map) return undefined
    const group = layerGroup().addTo(map)
    for (const area of areas.toReversed()) if (area.id !== chosen) drawn(area, store, false).addTo(group)
    marker(latLng(store), { icon: icon(styles.store, 18), interactive: false, keyboard: false }).addTo(group)
    const current = areas.find(({ id }) => id === chosen)
    const outline = current && drawn(current, store, true).addTo(group)
    if (current?.shape.kind === 'polygon') {
      const ring = current.shape.ring.map((corner): Corner => [...corner])
      const { middles, corners } = handles(map, {
        ring,
        outline: outline as Polygon,
        onRing: changed,
        cornerLabel: count => cornerLabel(count),
        middleLabel: count => middleLabel(count),
      })
      for (const handle of [...middles, ...corners]) handle.addTo(group)
      corners.forEach((corner, i) => {
        const element = corner.getElement()
        if (i === focused.current) element?.focus({ preventScroll: true })
        element?.addEventListener('focus', () => {
          focused.current = i
        })
      })
    }
    return () => {
      if (!map.getContainer().contains(document.activeElement)) focused.current = undefined
      group.remove()
    }
  }, [map, areas, chosen, store])
  return <section ref={setElement} className={`${styles.map} ${styles.tall}`} aria-label={label} />
}
