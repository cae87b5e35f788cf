import type { Point } from '@comanda/domain/store'
import { divIcon, marker } from 'leaflet'
import { useEffect } from 'react'
import styles from './map.module.css'
import { boundsOf, latLng, type Tiles, useLeaflet } from './use-leaflet.ts'

/** How far around the place the map shows, in metres. */
const AROUND = 350

interface SpotMapProps {
  tiles: Tiles
  at: Point
  label: string
}

/** A map with one place. On a phone a finger scrolls the page, not the map, which is moved by its buttons. */
export function SpotMap({ tiles, at, label }: SpotMapProps) {
  const { setElement, map } = useLeaflet(tiles, boundsOf(at, AROUND))
  const { latitude, longitude } = at
  useEffect(() => {
    if (!map) return undefined
    map.scrollWheelZoom.disable()
    if (matchMedia('(pointer: coarse)').matches) map.dragging.disable()
    const icon = divIcon({ className: styles.store ?? '', iconSize: [18, 18] })
    const pin = marker(latLng({ latitude, longitude }), { icon, interactive: false, keyboard: false }).addTo(map)
    return () => void pin.remove()
  }, [map, latitude, longitude])
  return <section ref={setElement} className={styles.map} aria-label={label} />
}
