import type { GroundName } from './grounds.ts'
import type { VesselName } from './vessels.ts'

/** One of Fluent's pictures in a scene: its middle, its size, and how it is turned. `far` blurs what stands behind. */
export interface Piece {
  emoji: string
  x: number
  y: number
  size: number
  turn?: number
  far?: true
  /** Degrees its colours are turned. */
  hue?: number
  /** What its greys are tinted with. */
  tint?: string
  /** SVG laid into it, in its own 256 by 256. */
  filling?: string
}

/** A dish as it is laid out on a table of 640 by 640. Pieces are drawn in order, the nearest last. */
export interface Scene {
  name: string
  ground: GroundName
  vessel: VesselName
  pieces: Piece[]
}

type Garnish = [emoji: string, x: number, y: number, size: number, turn?: number]

export const near = (emoji: string, x: number, y: number, size: number, turn = 0): Piece => ({
  emoji,
  x,
  y,
  size,
  turn,
})
export const far = (emoji: string, x: number, y: number, size: number, turn = 0): Piece => ({
  emoji,
  x,
  y,
  size,
  turn,
  far: true,
})

/** One dish in the middle, a few things around it. */
export const alone = (emoji: string, size = 400, ...around: Garnish[]): Piece[] => [
  ...around.filter(([, , y]) => y < 330).map(([name, x, y, wide, turn]) => far(name, x, y, wide, turn)),
  near(emoji, 320, 320, size),
  ...around.filter(([, , y]) => y >= 330).map(([name, x, y, wide, turn]) => near(name, x, y, wide, turn)),
]

/** Three of a kind, two behind and one before. */
export const three = (emoji: string, size = 250, ...around: Garnish[]): Piece[] => [
  ...around.filter(([, , y]) => y < 260).map(([name, x, y, wide, turn]) => far(name, x, y, wide, turn)),
  near(emoji, 222, 312, size * 0.94, -8),
  near(emoji, 420, 308, size * 0.94, 8),
  near(emoji, 322, 400, size * 1.06),
  ...around.filter(([, , y]) => y >= 260).map(([name, x, y, wide, turn]) => near(name, x, y, wide, turn)),
]

/** Two side by side, the second a little before the first. */
export const two = (left: string, right: string, size = 290, ...around: Garnish[]): Piece[] => [
  ...around.filter(([, , y]) => y < 280).map(([name, x, y, wide, turn]) => far(name, x, y, wide, turn)),
  near(left, 232, 316, size),
  near(right, 412, 374, size * 0.92),
  ...around.filter(([, , y]) => y >= 280).map(([name, x, y, wide, turn]) => near(name, x, y, wide, turn)),
]
