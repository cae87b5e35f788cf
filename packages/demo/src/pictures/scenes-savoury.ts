import { alone, near, type Scene } from './scene.ts'

/** Dishes of rice, eggs, wraps and sandwiches. */
export const savoury: Scene[] = [
  {
    name: 'paella',
    ground: 'tomato',
    vessel: 'board',
    pieces: alone('1f958', 430, ['1f34b', 98, 500, 140, -8], ['1f990', 548, 500, 170, -10]),
  },
  {
    name: 'shakshuka',
    ground: 'terracotta',
    vessel: 'board',
    pieces: alone('1f373', 410, ['1f345', 106, 450, 150, -8], ['1fad3', 540, 480, 170, 8]),
  },
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
