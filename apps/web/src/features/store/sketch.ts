import { flattened, type Point } from '@comanda/domain/store'

/** A point on the sheet: per mille of its width and height. */
export interface Spot {
  x: number
  y: number
}

export interface Sheet {
  spotOf(point: Point): Spot
  /** The place under a spot of the sheet. */
  pointAt(spot: Spot): Point
  /** A length of the ground (metres) on the sheet. */
  lengthOf(metres: number): number
  /** A round length for the scale bar, in metres. */
  scale: number
}

export const SHEET = 1000
const MARGIN = 130
const METRES_PER_DEGREE = 111_195

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2

/** The largest of 1, 2, 5, 10 ... metres that is no longer than `most`. */
function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  return [5, 2, 1].map(step => step * power).find(length => length <= most) ?? power
}

/**
 * A flat sheet on which all points have room, north above. `least` (metres) keeps a single point from filling it. True within a
 * city; over continents it shows which way and how far, which is all it says.
 */
export function sheetOf(points: readonly Point[], least = 400): Sheet {
  const centre = {
    latitude: middleOf(points.map(point => point.latitude)),
    longitude: middleOf(points.map(point => point.longitude)),
  }
  const flat = points.map(point => flattened(point, centre))
  const reach = Math.max(least / 2, ...flat.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))
  const perMetre = (SHEET / 2 - MARGIN) / reach
  const shrink = Math.cos((centre.latitude * Math.PI) / 180) || 1e-6
  return {
    spotOf(point) {
      const { x, y } = flattened(point, centre)
      return { x: SHEET / 2 + x * perMetre, y: SHEET / 2 - y * perMetre }
    },
    pointAt({ x, y }) {
      const latitude = centre.latitude + (SHEET / 2 - y) / perMetre / METRES_PER_DEGREE
      const longitude = centre.longitude + (x - SHEET / 2) / perMetre / METRES_PER_DEGREE / shrink
      return { latitude: Math.max(-90, Math.min(90, latitude)), longitude: ((longitude + 540) % 360) - 180 }
    },
    lengthOf: metres => metres * perMetre,
    scale: roundLength(reach / 2),
  }
}
