import { soupBowl } from './fillings.ts'
import { alone, near, far, type Scene, three } from './scene.ts'

/** Noodles, dumplings, bowls, burgers and hand-held dishes. */
export const savoury: Scene[] = [
  {
    name: 'vegetable-udon',
    ground: 'sage',
    vessel: 'mat',
    pieces: alone('1f35c', 420, ['1f96c', 100, 190, 150, -10], ['1fadb', 552, 500, 140, 12]),
  },
  {
    name: 'spaghetti-pomodoro',
    ground: 'oak',
    vessel: 'napkin',
    pieces: alone('1f35d', 430, ['1f345', 92, 210, 130], ['1f33f', 556, 492, 120, 20]),
  },
  {
    name: 'tomato-soup',
    ground: 'linen',
    vessel: 'board',
    pieces: [soupBowl('tomato', 320, 320, 390), near('1f345', 100, 456, 140, -10), near('1f956', 540, 450, 170, 10)],
  },
  {
    name: 'chicken-gyoza',
    ground: 'walnut',
    vessel: 'stonePlate',
    pieces: three('1f95f', 236, ['1f962', 560, 200, 170, 16]),
  },
  {
    name: 'onigiri',
    ground: 'stone',
    vessel: 'tray',
    pieces: [near('1f359', 200, 340, 230, -6), near('1f359', 430, 330, 230, 6), near('1f359', 316, 410, 250)],
  },
  {
    name: 'bento',
    ground: 'oak',
    vessel: 'none',
    pieces: alone('1f371', 470, ['1f375', 104, 150, 150], ['1f962', 552, 500, 190, 12]),
  },
  {
    name: 'salmon-avocado-bowl',
    ground: 'sage',
    vessel: 'clay',
    pieces: [
      far('1f952', 552, 190, 130, 10),
      near('1f35a', 330, 320, 340),
      near('1f951', 156, 420, 200, -8),
      near('1f363', 476, 446, 210, 6),
    ],
  },
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
    name: 'garden-burger',
    ground: 'sage',
    vessel: 'paper',
    pieces: [near('1f354', 330, 330, 380), near('1f951', 132, 450, 180, -10), near('1f96c', 528, 470, 170, 8)],
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
  {
    name: 'margherita',
    ground: 'oak',
    vessel: 'board',
    pieces: alone('1f355', 380, ['1f345', 106, 470, 140], ['1f33f', 544, 470, 140, 20]),
  },
  {
    name: 'pepperoni-pizza',
    ground: 'walnut',
    vessel: 'board',
    pieces: [near('1f355', 236, 318, 300, -10), near('1f355', 412, 380, 310, 10), far('1f336-fe0f', 552, 170, 130, 20)],
  },
]
