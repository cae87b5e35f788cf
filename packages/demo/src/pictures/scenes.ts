import { alone, type Scene } from './scene.ts'

/** The scenes of the dishes that are not rendered. */
export const scenes: readonly Scene[] = [
  {
    name: 'burrito',
    ground: 'oak',
    vessel: 'paper',
    pieces: alone('1f32f', 390, ['1fad8', 112, 470, 140], ['1f336-fe0f', 540, 490, 140, 20]),
  },
]
