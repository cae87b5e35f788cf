import { alone, near, type Scene } from './scene.ts'

/** Hand-held dishes. */
export const savoury: Scene[] = [
  {
    name: 'hot-dog',
    ground: 'tomato',
    vessel: 'paper',
    pieces: alone('1f32d', 400, ['1f9c5', 104, 480, 130], ['1f964', 552, 170, 170]),
  },
  {
    name: 'burrito',
    ground: 'oak',
    vessel: 'paper',
    pieces: alone('1f32f', 390, ['1fad8', 112, 470, 140], ['1f336-fe0f', 540, 490, 140, 20]),
  },
  {
    name: 'club-sandwich',
    ground: 'oak',
    vessel: 'plate',
    pieces: [near('1f96a', 300, 316, 370), near('1f35f', 498, 410, 180, 8), near('1fad2', 122, 470, 110)],
  },
]
