import { bowl, box, chillies, cup, egg, folded, greens, heap, meat, rings, slices } from './dishes.ts'

const lime = '#c8f031'
const pink = '#ff5fa2'
const blue = '#3fb8ff'
const yellow = '#ffd426'
const orange = '#ff8a1f'
const violet = '#9b6bff'
const mint = '#4fe0b0'
const red = '#ff3b4e'

const fruits = (fill: string, ring: string): string =>
  [
    [262, 420],
    [372, 370],
    [300, 300],
    [384, 470],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="36" fill="${fill}" stroke="${ring}" stroke-width="9"/>`)
    .join('')

/** The dishes of the tea and noodle brand, drawn flat and bright. */
export const flatDishes: Readonly<Record<string, string>> = {
  'brown-sugar': cup({
    ground: yellow,
    shade: '#f0b400',
    layers: [
      ['#6b3416', 0.34],
      ['#c98a52', 0.2],
      ['#f6dfbd', 0.36],
    ],
    pearls: '#2a1409',
    straw: red,
  }),
  'mango-green': cup({
    ground: lime,
    shade: '#a8d416',
    layers: [
      ['#ffb21c', 0.36],
      ['#ffd95c', 0.26],
      ['#d9ef8e', 0.3],
    ],
    straw: pink,
    fruit: fruits('#ff9d1c', '#ffd95c'),
  }),
  taro: cup({
    ground: mint,
    shade: '#2cc492',
    layers: [
      ['#8d62d8', 0.4],
      ['#b994f2', 0.26],
      ['#efe4ff', 0.26],
    ],
    pearls: '#3d2380',
    straw: yellow,
  }),
  strawberry: cup({
    ground: blue,
    shade: '#1f97e0',
    layers: [
      ['#ff4f6d', 0.34],
      ['#ff97ad', 0.26],
      ['#fff0f3', 0.32],
    ],
    straw: lime,
    fruit: fruits('#ff2e50', '#ffc0cc'),
  }),
  matcha: cup({
    ground: pink,
    shade: '#e53f86',
    layers: [
      ['#f8f3e2', 0.34],
      ['#a8cf6a', 0.2],
      ['#5f9e2f', 0.38],
    ],
    straw: white(),
  }),
  'lemon-tea': cup({
    ground: orange,
    shade: '#e56d00',
    layers: [
      ['#b4521a', 0.36],
      ['#d9792c', 0.26],
      ['#f0a64e', 0.3],
    ],
    straw: blue,
    fruit: fruits('#ffe14a', '#fffbe0'),
  }),
  peach: cup({
    ground: violet,
    shade: '#7d4de0',
    layers: [
      ['#ff9a6b', 0.4],
      ['#ffc09c', 0.24],
      ['#ffe6d4', 0.28],
    ],
    straw: mint,
    fruit: fruits('#ffb48c', '#ff7b54'),
  }),
  'thai-tea': cup({
    ground: blue,
    shade: '#1f97e0',
    layers: [
      ['#e0641a', 0.48],
      ['#f2a060', 0.2],
      ['#fff1df', 0.24],
    ],
    pearls: '#3a1608',
    straw: pink,
  }),
  'beef-noodles': bowl({
    ground: yellow,
    shade: '#f0b400',
    bowl: red,
    broth: '#a8501c',
    noodles: '#ffe08a',
    on: meat(230, 268, -12) + meat(392, 256, 14) + greens(316, 330) + rings(420, 330),
  }),
  'dan-dan': bowl({
    ground: pink,
    shade: '#e53f86',
    bowl: yellow,
    broth: '#d8361c',
    noodles: '#ffd98a',
    on: chillies(226, 262) + slices(380, 268, '#b5532f') + rings(268, 334),
  }),
  'tomato-egg': bowl({
    ground: mint,
    shade: '#2cc492',
    bowl: '#fffdf5',
    broth: '#ff5a3c',
    noodles: '#ffe9a8',
    on: egg(242, 272) + egg(398, 290) + rings(316, 336),
  }),
  'sesame-noodles': bowl({
    ground: blue,
    shade: '#1f97e0',
    bowl: orange,
    broth: '#d9a05a',
    noodles: '#ffe7b0',
    on: slices(330, 256, '#7fd35f') + rings(250, 322),
  }),
  'mushroom-ramen': bowl({
    ground: lime,
    shade: '#a8d416',
    bowl: violet,
    broth: '#8a5a2e',
    noodles: '#ffe08a',
    on: slices(300, 262, '#e8c79c') + greens(404, 318) + egg(236, 322),
  }),
  'chili-wontons': bowl({
    ground: orange,
    shade: '#e56d00',
    bowl: '#fffdf5',
    broth: '#e02a1c',
    on: slices(320, 258, '#fff0cf') + slices(324, 322, '#fff0cf') + chillies(240, 330) + rings(388, 300),
  }),
  'popcorn-chicken': box(red, '#d81f33', '#fffdf5', heap('#f5a623')),
  'pork-buns': folded(violet, '#7d4de0', '#fffdf5', yellow),
  gyoza: folded(lime, '#a8d416', '#ffe0a0', red),
  cucumber: bowl({
    ground: pink,
    shade: '#e53f86',
    bowl: blue,
    broth: '#d7f0a0',
    on: slices(300, 258, '#57c64a') + slices(350, 312, '#7fdc5f') + chillies(252, 334),
  }),
  'spring-rolls': box(
    mint,
    '#2cc492',
    pink,
    meat(238, 282, 62, '#f0a63c') + meat(324, 262, 84, '#f5b44e') + meat(408, 288, 112, '#f0a63c'),
  ),
  'scallion-pancake': bowl({
    ground: yellow,
    shade: '#f0b400',
    bowl: mint,
    broth: '#f2c36b',
    on: rings(240, 282) + rings(350, 268) + rings(300, 324) + rings(420, 312),
  }),
}

function white(): string {
  return '#fffdf5'
}
