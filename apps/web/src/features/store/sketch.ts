import { flattened, type Point } from '@comanda/domain/store'

/** A point of the sketch, in per mille of its width and height. */
export interface Spot {
  x: number
  y: number
}

export interface Sheet {
  spotOf(point: Point): Spot
  /** Geographic position of a point of the sketch. */
  pointAt(spot: Spot): Point
  /** Length on the sketch of a distance in metres. */
  lengthOf(metres: number): number
  /** Length of the scale bar in metres, a round number. */
  scale: number
}

export const SHEET = 1000
const MARGIN = 130
const METRES_PER_DEGREE = 111_195

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2

/** The largest of 1, 2, 5, 10 ... metres that is at most `most`. */
function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  return [5, 2, 1].map(step => step * power).find(length => length <= most) ?? power
}

/**
 * Flat projection that contains all points, north up. `least` (metres) keeps a single point from filling it. Accurate
 * within a city; over continents it shows only direction and distance.
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
