import { alone, type Scene } from './scene.ts'

/** Sweets and drinks. */
export const sweets: Scene[] = [
  { name: 'coffee', ground: 'oak', vessel: 'plate', pieces: alone('2615', 360, ['1f36a', 520, 450, 150, 10]) },
  {
    name: 'cola',
    ground: 'tomato',
    vessel: 'coaster',
    pieces: alone('1f964', 450, ['1f34b', 116, 520, 130, -8], ['1f9ca', 532, 540, 120]),
  },
  {
    name: 'sunset-cooler',
    ground: 'tomato',
    vessel: 'coaster',
    pieces: alone('1f379', 450, ['1f34a', 120, 510, 170, -6], ['1f33a', 548, 190, 130]),
  },
  {
    name: 'draught-beer',
    ground: 'walnut',
    vessel: 'coaster',
    pieces: alone('1f37a', 420, ['1f968', 112, 510, 170, -6]),
  },
  {
    name: 'red-wine',
    ground: 'slate',
    vessel: 'coaster',
    pieces: alone('1f377', 440, ['1f347', 112, 500, 190, -6], ['1f9c0', 536, 520, 160]),
  },
  { name: 'sake', ground: 'stone', vessel: 'tray', pieces: alone('1f376', 380, ['1f338', 104, 200, 110]) },
]
