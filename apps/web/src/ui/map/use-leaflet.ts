import type { Point } from '@comanda/domain/store'
import { control, type LatLngBoundsExpression, map as createMap, type Map as LeafletMap, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/texts.ts'

/** Tiles of a map: their address, attribution and maximum zoom. */
export interface Tiles {
  url: string
  attribution: string
  maxZoom: number
}

/** Closest zoom of a view that is fitted to points. */
const FITTED_ZOOM = 16

export const latLng = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude]
/** Six decimals are about 10 cm. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
export const pointAt = ({ lat, lng }: { lat: number; lng: number }): Point => ({
  latitude: rounded(lat),
  longitude: rounded(((((lng + 180) % 360) + 360) % 360) - 180),
})

/** A point so many metres to the north-east of another. */
const offset = ({ latitude, longitude }: Point, metres: number): [number, number] => [
  latitude + metres / 111_195,
  longitude + metres / 111_195 / (Math.cos((latitude * Math.PI) / 180) || 1),
]

/** The square around a circle. */
export const boundsOf = (centre: Point, metres: number): LatLngBoundsExpression => [
  offset(centre, -metres),
  offset(centre, metres),
]

export function fit(map: LeafletMap, bounds: LatLngBoundsExpression): void {
  map.fitBounds(bounds, { maxZoom: FITTED_ZOOM, animate: false, padding: [12, 12] })
}

/** A Leaflet map in an element, shown at first with `start` in view. */
export function useLeaflet(tiles: Tiles, start: LatLngBoundsExpression) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [map, setMap] = useState<LeafletMap>()
  const first = useRef(start)
  const { url, attribution, maxZoom } = tiles
  useEffect(() => {
    if (!element) return undefined
    const created = createMap(element, { zoomControl: false, attributionControl: false, maxZoom, zoomSnap: 0.5 })
    control
      .zoom({ position: 'bottomleft', zoomInTitle: t('map.zoomIn'), zoomOutTitle: t('map.zoomOut') })
      .addTo(created)
    control.attribution({ prefix: false }).addTo(created)
    tileLayer(url, { attribution, maxZoom, keepBuffer: 1 }).addTo(created)
    fit(created, first.current)
    setMap(created)
    const resized = new ResizeObserver(() => created.invalidateSize())
    resized.observe(element)
    return () => {
      resized.disconnect()
      created.remove()
      setMap(undefined)
    }
  }, [element, url, attribution, maxZoom])
  return { setElement, map }
}
