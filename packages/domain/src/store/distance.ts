import type { Point } from './types.ts'

/** Mean radius of the earth in metres. */
const EARTH = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in metres (haversine); roads are longer. */
export function distanceBetween(a: Point, b: Point): number {
  const dLat = radians(b.latitude - a.latitude)
  const dLng = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** A displayed distance: from 1000 m on in km with two decimals, below in whole metres. MENU-8 */
export function distanceParts(metres: number): { unit: 'm' | 'km'; value: string } {
  const whole = Math.round(metres)
  return whole >= 1000 ? { unit: 'km', value: (metres / 1000).toFixed(2) } : { unit: 'm', value: String(whole) }
}

/** `850m`, `1.23km`. MENU-8 */
export function distanceWords(metres: number): string {
  const { value, unit } = distanceParts(metres)
  return `${value}${unit}`
}

const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof directions)[number]

/** Compass direction from `from` to `to`, for guests without a map. */
export function directionTo(from: Point, to: Point): Direction {
  const [lat1, lat2, dLng] = [radians(from.latitude), radians(to.latitude), radians(to.longitude - from.longitude)]
  const y = Math.sin(dLng) * Math.cos(lat2)
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(dLng)
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4))
  return directions[(eighth + 8) % 8] ?? 'n'
}

/**
 * Projects a point to a plane around `centre`, in metres east and north. Accurate enough within a city; longitudes take the
 * short way, so the 180th meridian is no edge.
 */
export function flattened(point: Point, centre: Point): { x: number; y: number } {
  const longitude = ((((point.longitude - centre.longitude + 180) % 360) + 360) % 360) - 180
  return {
    x: radians(longitude) * Math.cos(radians(centre.latitude)) * EARTH,
    y: radians(point.latitude - centre.latitude) * EARTH,
  }
}
