import type { Point } from '@comanda/domain/store'

/** A point on the sketch: x to the right, y down, in its own units; the store is in the middle. */
export interface Spot {
  x: number
  y: number
}

export const SKETCH = 400
/** Metres a degree of latitude. */
const DEGREE = 111_320

/** A flat sketch of the ground around a store. */
export interface Sketch {
  /** Metres from the middle to the edge. */
  reach: number
  spotOf(point: Point): Spot
  pointOf(spot: Spot): Point
  /** A length in metres as it is drawn. */
  lengthOf(metres: number): number
}

const wide = (latitude: number): number => DEGREE * Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
/** Six decimals are about 10 cm. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** A sketch around `store` that shows `reach` metres in every direction. */
export function sketchOf(store: Point, reach: number): Sketch {
  const scale = SKETCH / 2 / reach
  return {
    reach,
    spotOf: ({ latitude, longitude }) => ({
      x: SKETCH / 2 + (longitude - store.longitude) * wide(store.latitude) * scale,
      y: SKETCH / 2 - (latitude - store.latitude) * DEGREE * scale,
    }),
    pointOf: ({ x, y }) => ({
      latitude: rounded(store.latitude - (y - SKETCH / 2) / scale / DEGREE),
      longitude: rounded(store.longitude + (x - SKETCH / 2) / scale / wide(store.latitude)),
    }),
    lengthOf: metres => metres * scale,
  }
}

const rounds = [500, 1000, 2000, 3000, 7000, 12_000, 25_000, 60_000, 120_000]

/** How far a sketch has to reach so that everything `metres` away is on it, with some ground around. */
export const sketchRadiusFor = (metres: number): number => rounds.find(round => round >= metres * 1.15) ?? 120_000

/** The next nearer (-1) or farther (1) sketch. */
export const stepped = (reach: number, step: 1 | -1): number =>
  rounds[Math.min(rounds.length - 1, Math.max(0, rounds.indexOf(reach) + step))] ?? reach
