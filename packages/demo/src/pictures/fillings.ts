import type { Piece } from './scene.ts'

const soup = (light: string, deep: string, crumbs: string): string =>
  `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset=".35" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs><path d="M35 104Q36 92 50 92H206Q221 92 221 104V114Q221 158 176 159H80Q35 158 35 114z" fill="url(#s)"/><path d="M48 100H208" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35"/>${crumbs}`

const dots = (colour: string, at: [number, number, number][]): string =>
  at.map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.6}" fill="${colour}"/>`).join('')

/** A filled soup bowl with garnish. */
export const soupBowl = (kind: 'tomato' | 'miso', x: number, y: number, size: number): Piece => ({
  emoji: '1f963',
  x,
  y,
  size,
  hue: kind === 'tomato' ? 122 : 100,
  filling:
    kind === 'tomato'
      ? soup(
          '#f7663f',
          '#d83a1c',
          `<path d="M74 128q26 -16 50 0t48 -2" stroke="#ffe9d2" stroke-width="7" fill="none" stroke-linecap="round" opacity=".9"/>${dots(
            '#5f9a3c',
            [
              [92, 116, 7],
              [150, 138, 8],
              [180, 118, 6],
            ],
          )}`,
        )
      : soup(
          '#e7bd76',
          '#bd8a43',
          `<g fill="#fff7e6"><rect x="70" y="112" width="24" height="15" rx="4"/><rect x="120" y="130" width="24" height="15" rx="4"/><rect x="164" y="110" width="22" height="14" rx="4"/></g>${dots(
            '#3f7d45',
            [
              [106, 116, 7],
              [98, 142, 9],
              [156, 142, 7],
              [196, 130, 7],
            ],
          )}`,
        ),
})
