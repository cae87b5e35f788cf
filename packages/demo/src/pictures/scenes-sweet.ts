import { glassOf } from './fillings.ts'
import { alone, far, near, type Scene, three, two } from './scene.ts'

/** Sweets and drinks. */
export const sweets: Scene[] = [
  { name: 'cupcake', ground: 'blush', vessel: 'clay', pieces: two('1f9c1', '1f9c1', 300, ['1fad0', 108, 480, 130]) },
  {
    name: 'sundae',
    ground: 'blush',
    vessel: 'coaster',
    pieces: alone('1f368', 410, ['1f352', 106, 500, 150], ['1f36b', 540, 500, 150, 8]),
  },
  {
    name: 'shaved-ice',
    ground: 'sage',
    vessel: 'coaster',
    pieces: alone('1f367', 420, ['1f349', 108, 490, 160, -8], ['1f9ca', 544, 520, 120]),
  },
  {
    name: 'mochi-dango',
    ground: 'sage',
    vessel: 'tray',
    pieces: [
      near('1f361', 230, 330, 300, -6),
      near('1f361', 420, 350, 300, 6),
      far('1f338', 96, 160, 130),
      near('1f338', 552, 560, 100),
    ],
  },
  { name: 'cookie-box', ground: 'oak', vessel: 'napkin', pieces: three('1f36a', 236, ['1f95b', 96, 200, 160]) },
  { name: 'coffee', ground: 'oak', vessel: 'plate', pieces: alone('2615', 360, ['1f36a', 520, 450, 150, 10]) },
  {
    name: 'cola',
    ground: 'tomato',
    vessel: 'coaster',
    pieces: alone('1f964', 450, ['1f34b', 116, 520, 130, -8], ['1f9ca', 532, 540, 120]),
  },
  {
    name: 'lemonade',
    ground: 'sage',
    vessel: 'coaster',
    pieces: [
      glassOf('#fdf6b8', '#ecd95f', 320, 310, 420),
      near('1f33f', 236, 196, 130, -30),
      near('1f34b', 128, 490, 190, -8),
      near('1f34b', 516, 530, 150, 12),
    ],
  },
  {
    name: 'mango-lassi',
    ground: 'saffron',
    vessel: 'coaster',
    pieces: [
      glassOf('#ffd05e', '#f79a2b', 320, 310, 420),
      near('1f96d', 140, 490, 210, -6),
      near('1f96d', 510, 530, 150, 10),
    ],
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
