import type { GroundName } from './grounds.ts'
import type { VesselName } from './vessels.ts'

/** A Fluent picture in a scene: centre, size and rotation. `far` blurs it. */
export interface Piece {
  emoji: string
  x: number
  y: number
  size: number
  turn?: number
  far?: true
}

/** The scene of a dish on a table of 640 by 640. Pieces are drawn in order, the nearest last. */
export interface Scene {
  name: string
  ground: GroundName
  vessel: VesselName
  pieces: Piece[]
}

/** A wide scene, drawn at twice its size. */
export interface BannerScene {
  name: string
  ground: GroundName
  width: number
  height: number
  pieces: Piece[]
}

type Garnish = [emoji: string, x: number, y: number, size: number, turn?: number]

export const near = (emoji: string, x: number, y: number, size: number, rotation = 0): Piece => ({
  emoji,
  x,
  y,
  size,
  turn: rotation,
})
export const far = (emoji: string, x: number, y: number, size: number, rotation = 0): Piece => ({
  emoji,
  x,
  y,
  size,
  turn: rotation,
  far: true,
})

/** One dish in the centre with garnishes around it. */
export const alone = (emoji: string, size = 400, ...around: Garnish[]): Piece[] => [
  ...around.filter(([, , y]) => y < 330).map(([name, x, y, wide, rotation]) => far(name, x, y, wide, rotation)),
  near(emoji, 320, 320, size),
  ...around.filter(([, , y]) => y >= 330).map(([name, x, y, wide, rotation]) => near(name, x, y, wide, rotation)),
]
