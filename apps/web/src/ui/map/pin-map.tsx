import type { Point } from '@comanda/domain/store'
import { circle, divIcon, layerGroup, type LeafletMouseEvent, marker, polygon } from 'leaflet'
import { useEffect, useEffectEvent } from 'react'
import { draggable } from './draggable.ts'
import styles from './map.module.css'
import { boundsOf, fit, latLng, pointAt, type Tiles, useLeaflet } from './use-leaflet.ts'

/** An area of the map: a circle around the store, or corners of [longitude, latitude]. */
export type MapArea = { kind: 'circle'; radius: number } | { kind: 'polygon'; ring: readonly [number, number][] }

export type { Tiles }

export interface PinMapProps {
  tiles: Tiles
  pin: Point | undefined
  onPin: (point: Point) => void
  /** Name of the map, and of its pin. */
  label: string
  pinLabel: string
  /** The store, whose areas are shown. */
  store?: Point | undefined
  areas?: readonly MapArea[]
  /** Where the map begins without a pin, and how far around it is in view, in metres. */
  centre: Point
  around?: number
}

const PIN =
  '<svg width="36" height="46" viewBox="0 0 36 46" aria-hidden="true"><path d="M18 1C8.6 1 1 8.4 1 17.6 1 29 18 45 18 45s17-16 17-27.4C35 8.4 27.4 1 18 1Z" fill="currentColor" stroke="#fff" stroke-width="2"/><circle cx="18" cy="17.5" r="6.5" fill="#fff"/></svg>'
const pinIcon = () => divIcon({ className: styles.pin ?? '', html: PIN, iconSize: [36, 46], iconAnchor: [18, 45] })
const storeIcon = () => divIcon({ className: styles.store ?? '', iconSize: [18, 18] })

/** How far around a pin the map shows at first, in metres. */
const AROUND_PIN = 180
const AROUND = 2500

/** A map with a pin that is dragged, moved by keys, or set by a tap; Enter sets it in the middle. */
export function PinMap(props: PinMapProps) {
  const { tiles, pin, onPin, label, pinLabel, store, areas, centre, around = AROUND } = props
  const { setElement, map } = useLeaflet(tiles, pin ? boundsOf(pin, AROUND_PIN) : boundsOf(centre, around))
  const moved = useEffectEvent((point: Point) => onPin(point))
  useEffect(() => {
    if (!map) return undefined
    const tap = (event: LeafletMouseEvent) => moved(pointAt(event.latlng))
    const container = map.getContainer()
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== container) return
      event.preventDefault()
      moved(pointAt(map.getCenter()))
    }
    map.on('click', tap)
    container.addEventListener('keydown', enter)
    return () => {
      map.off('click', tap)
      container.removeEventListener('keydown', enter)
    }
  }, [map])
  const [latitude, longitude] = [pin?.latitude, pin?.longitude]
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return undefined
    const at = { latitude, longitude }
    // Zooms in if the position comes from a search or from the phone.
    if (!map.getBounds().pad(-0.05).contains(latLng(at)) || map.getZoom() < 14) fit(map, boundsOf(at, AROUND_PIN))
    const hadFocus = map.getContainer().contains(document.activeElement)
    const pin = draggable(map, at, { icon: pinIcon(), label: pinLabel, onMove: moved })
    if (hadFocus) pin.getElement()?.focus({ preventScroll: true })
    return () => void pin.remove()
  }, [map, latitude, longitude, pinLabel])
  useEffect(() => {
    if (!map || !store) return undefined
    const look = { color: 'var(--good)', weight: 2, fillOpacity: 0.05, interactive: false }
    const shapes = (areas ?? []).map(area =>
      area.kind === 'circle'
        ? circle(latLng(store), { ...look, radius: area.radius })
        : polygon(
            area.ring.map(([lng, lat]): [number, number] => [lat, lng]),
            look,
          ),
    )
    const mark = marker(latLng(store), { icon: storeIcon(), interactive: false, keyboard: false })
    const group = layerGroup([...shapes, mark]).addTo(map)
    return () => void group.remove()
  }, [map, store, areas])
  return <section ref={setElement} className={styles.map} aria-label={label} />
}
