import { crumbs, drops, foam, leaves, medallion, parcel, pool, scoop, slice } from './parts.ts'
import { plate, studio } from './studio.ts'

const HERBS = ['#5f7f3a', '#7fa04a', '#48652d']
const PETALS = ['#d9a7c0', '#b4628e', '#f0dfe6']
const pale = ['#d8cfc3', '#b9ad9f'] as const

/** A place and a size on the plate. */
const at = (x: number, y: number, size: number, more: { turn?: number; seed?: number } = {}) => ({
  x,
  y,
  size,
  ...more,
})
/** The plate nearly fills the picture, as from a hand's breadth above it. */
const near = (content: string): string =>
  studio(`<g transform="translate(320 324) scale(1.16) translate(-320 -330)">${content}</g>`)
const on = (...parts: string[]): string => near(plate(320, 330, 262) + parts.join(''))
const onPale = (...parts: string[]): string => near(plate(320, 330, 262, pale) + parts.join(''))

/** A drink from above: the glass, what is in it, and what floats there. */
function drink(colour: string, ...floating: string[]): string {
  const glass =
    '<ellipse cx="345" cy="360" rx="205" ry="200" fill="#000" opacity=".7" filter="url(#soft)"/>' +
    '<circle cx="320" cy="320" r="196" fill="#1d1917"/><circle cx="320" cy="320" r="196" fill="url(#glaze)"/>' +
    `<circle cx="320" cy="320" r="172" fill="${colour}"/><circle cx="320" cy="320" r="172" fill="url(#well)"/>` +
    '<circle cx="320" cy="320" r="186" fill="none" stroke="url(#rim)" stroke-width="13"/>'
  const light =
    '<path d="M206 232q52-72 146-66" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".5"/>'
  return studio(glass + floating.join('') + light)
}

const ice = (x: number, y: number, turn: number): string =>
  `<g filter="url(#wet)" opacity=".62"><rect x="${x - 58}" y="${y - 58}" width="116" height="116" rx="16" fill="#f3e3cf" transform="rotate(${turn} ${x} ${y})"/></g>`
const peel = (x: number, y: number, turn: number): string =>
  `<g filter="url(#lit)"><path d="M${x - 70} ${y}q70-46 140 0q-70-14-140 0z" fill="#e88a1f" transform="rotate(${turn} ${x} ${y})"/></g>`

/** The dishes of the fine-dining brand, drawn as photographs under one lamp. */
export const platedDishes: Readonly<Record<string, string>> = {
  oyster: on(
    crumbs(at(320, 345, 165, { seed: 4 }), ['#d8d2c6', '#f4efe6', '#b9b2a6'], 150, 13),
    pool(at(320, 320, 122, { turn: -22, seed: 3 }), '#8d8579', 0.68),
    pool(at(322, 320, 96, { turn: -22, seed: 5 }), '#d9cfbf', 0.62),
    scoop(at(318, 326, 62, { turn: -14 }), '#c3b7a2'),
    crumbs(at(330, 312, 38, { seed: 8 }), ['#9fbf7a', '#cfe3ad'], 26, 6),
    leaves(at(352, 300, 26, { seed: 3 }), HERBS, 4),
  ),
  scallop: on(
    pool(at(330, 352, 138, { seed: 7 }), '#c98f3a', 0.6),
    medallion(at(258, 298, 66, { seed: 2 }), '#f0dfc0', '#b0702c'),
    medallion(at(392, 304, 62, { seed: 5 }), '#f0dfc0', '#a8662a'),
    medallion(at(322, 402, 64, { seed: 9 }), '#f0dfc0', '#b97a34'),
    leaves(at(318, 336, 44, { seed: 6 }), HERBS, 8),
    drops(at(320, 330, 12, { turn: 200 }), '#e8c46a', 6, 168),
  ),
  tartare: on(
    medallion(at(320, 336, 118, { seed: 3 }), '#7d1f22', '#93262a'),
    crumbs(at(320, 336, 104, { seed: 12 }), ['#a8322f', '#8a2023', '#c04a3f', '#efe4cf'], 90, 9),
    scoop(at(322, 318, 44, { turn: 0 }), '#f2a51e'),
    leaves(at(398, 400, 34, { seed: 5 }), HERBS, 7),
    drops(at(320, 336, 10, { turn: 20 }), '#2f2a16', 7, 172),
  ),
  beetroot: on(
    pool(at(322, 344, 146, { seed: 5 }), '#efe6d8', 0.72),
    medallion(at(262, 300, 52, { seed: 4 }), '#7a1238', '#8e1a45'),
    medallion(at(374, 290, 44, { seed: 7 }), '#d08a1e', '#e0a031'),
    medallion(at(318, 388, 56, { seed: 2 }), '#6a0f31', '#801840'),
    crumbs(at(330, 336, 120, { seed: 9 }), ['#5b3a20', '#7a5230', '#caa46a'], 34, 8),
    leaves(at(320, 330, 84, { seed: 14 }), [...HERBS, ...PETALS], 11),
  ),
  duck: on(
    pool(at(356, 380, 118, { seed: 8 }), '#3c0d14', 0.62),
    slice(at(262, 288, 92, { turn: -18, seed: 3 }), '#6a3a1a', '#b4453f'),
    slice(at(304, 344, 94, { turn: -18, seed: 5 }), '#6a3a1a', '#bd4b45'),
    slice(at(346, 400, 90, { turn: -18, seed: 7 }), '#6a3a1a', '#b4453f'),
    drops(at(320, 330, 26, { turn: -62 }), '#5a0f1b', 4, 150),
    leaves(at(214, 398, 34, { seed: 8 }), HERBS, 6),
  ),
  cod: on(
    pool(at(320, 350, 156, { seed: 6 }), '#c9a04a', 0.74),
    slice(at(322, 326, 128, { turn: 8, seed: 9 }), '#4a3018', '#efe6d2'),
    foam(at(244, 404, 60, { seed: 3 }), '#f6efdf'),
    leaves(at(392, 290, 40, { seed: 4 }), HERBS, 7),
    crumbs(at(330, 316, 70, { seed: 6 }), ['#1d1a16', '#2e2a22'], 26, 5),
  ),
  wagyu: on(
    pool(at(398, 404, 92, { seed: 4 }), '#241008', 0.64),
    slice(at(292, 300, 120, { turn: -12, seed: 2 }), '#2f1a10', '#a13a36'),
    slice(at(322, 372, 118, { turn: -12, seed: 8 }), '#2f1a10', '#aa423c'),
    crumbs(at(296, 300, 70, { seed: 15 }), ['#f4efe6', '#ffffff'], 14, 4),
    scoop(at(214, 404, 50, { turn: 26 }), '#e2c88e'),
    leaves(at(404, 282, 32, { seed: 7 }), HERBS, 5),
  ),
  risotto: onPale(
    pool(at(320, 336, 158, { seed: 2 }), '#dd9c1f', 0.9),
    crumbs(at(320, 336, 142, { seed: 6 }), ['#f0b738', '#e5a524', '#f7cb62'], 170, 9),
    leaves(at(322, 330, 40, { seed: 3 }), ['#3f2a1a', '#5a3b22'], 5),
    crumbs(at(320, 330, 40, { seed: 4 }), ['#c0392b', '#8a2018'], 12, 5),
  ),
  agnolotti: on(
    pool(at(320, 348, 150, { seed: 9 }), '#8a5a24', 0.66),
    parcel(at(238, 300, 52, { turn: -20, seed: 2 }), '#e8c988'),
    parcel(at(338, 276, 50, { turn: 14, seed: 4 }), '#e3c07a'),
    parcel(at(414, 344, 50, { turn: 40, seed: 6 }), '#ebcf92'),
    parcel(at(348, 404, 52, { turn: -8, seed: 8 }), '#e3c07a'),
    parcel(at(254, 390, 50, { turn: 24, seed: 3 }), '#e8c988'),
    leaves(at(322, 340, 60, { seed: 11 }), ['#2b2019', '#3c2c20', '#57412c'], 9),
  ),
  squab: on(
    pool(at(300, 380, 120, { seed: 3 }), '#33140c', 0.6),
    medallion(at(280, 312, 82, { seed: 6 }), '#7a3d1c', '#5f2c12'),
    medallion(at(396, 356, 58, { seed: 3 }), '#7a3d1c', '#6a3316'),
    drops(at(320, 330, 22, { turn: 170 }), '#4b1030', 5, 156),
    leaves(at(372, 262, 38, { seed: 9 }), HERBS, 7),
  ),
  chocolate: on(
    crumbs(at(320, 372, 140, { seed: 5 }), ['#2a160c', '#4a2a16', '#6b4223'], 110, 10),
    scoop(at(266, 320, 84, { turn: -26 }), '#3a1c10'),
    scoop(at(378, 352, 72, { turn: 18, seed: 4 }), '#f0e4cf'),
    drops(at(320, 336, 14, { turn: -80 }), '#b57a2a', 6, 150),
    leaves(at(330, 276, 22, { seed: 4 }), ['#d8b45a', '#f0d68c'], 5),
  ),
  lemon: onPale(
    medallion(at(320, 334, 132, { seed: 8 }), '#b9823c', '#f4d03f'),
    foam(at(278, 292, 48, { seed: 6 }), '#fffdf6'),
    foam(at(372, 352, 44, { seed: 2 }), '#fffdf6'),
    leaves(at(352, 280, 36, { seed: 5 }), [...HERBS, ...PETALS], 7),
  ),
  fig: on(
    pool(at(320, 352, 140, { seed: 4 }), '#efe6d8', 0.66),
    medallion(at(264, 302, 62, { seed: 3 }), '#4a2140', '#b03a52'),
    medallion(at(384, 318, 60, { seed: 6 }), '#4a2140', '#b8455a'),
    medallion(at(316, 400, 56, { seed: 9 }), '#4a2140', '#a93550'),
    crumbs(at(322, 344, 110, { seed: 7 }), ['#d9a441', '#b97f2a', '#7d5526'], 40, 9),
    leaves(at(322, 336, 40, { seed: 12 }), PETALS, 6),
  ),
  cheese: on(
    slice(at(262, 304, 96, { turn: -28, seed: 4 }), '#d9c79a', '#f4ead0'),
    slice(at(374, 330, 84, { turn: 16, seed: 7 }), '#c98f3a', '#f0cf7a'),
    medallion(at(300, 404, 54, { seed: 5 }), '#e9e2d4', '#f7f2e8'),
    drops(at(320, 330, 18, { turn: -70 }), '#b9782a', 6, 152),
    crumbs(at(400, 412, 44, { seed: 3 }), ['#7a4a24', '#9c6a3a'], 16, 12),
  ),
  negroni: drink('#8f1d10', ice(332, 330, 24), peel(288, 300, -28)),
  burgundy: drink('#3d0612'),
  champagne: drink('#d9b865', foam(at(320, 322, 108, { seed: 9 }), '#fff6dc')),
  highball: drink('#b98a4a', ice(282, 286, 12), ice(368, 366, -20), leaves(at(330, 320, 44, { seed: 2 }), HERBS, 5)),
}
