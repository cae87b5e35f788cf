import type { Scene } from './scene.ts'
import { rest } from './scenes-rest.ts'
import { savoury } from './scenes-savoury.ts'
import { sweets } from './scenes-sweet.ts'

/** The scenes of all dishes. */
export const scenes: readonly Scene[] = [...savoury, ...rest, ...sweets]
