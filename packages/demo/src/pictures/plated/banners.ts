import { crumbs, drops, leaves, medallion, pool, scoop, slice } from './parts.ts'
import { plate, studio } from './studio.ts'

const HERBS = ['#5f7f3a', '#7fa04a', '#48652d']
const at = (x: number, y: number, size: number, more: { turn?: number; seed?: number } = {}) => ({
  x,
  y,
  size,
  ...more,
})

const duck = (x: number, y: number): string =>
  plate(x, y, 190) +
  pool(at(x + 28, y + 36, 84, { seed: 8 }), '#3c0d14', 0.62) +
  slice(at(x - 40, y - 30, 66, { turn: -18, seed: 3 }), '#6a3a1a', '#b4453f') +
  slice(at(x - 8, y + 10, 68, { turn: -18, seed: 5 }), '#6a3a1a', '#bd4b45') +
  slice(at(x + 24, y + 50, 64, { turn: -18, seed: 7 }), '#6a3a1a', '#b4453f') +
  drops(at(x, y, 17, { turn: -62 }), '#5a0f1b', 4, 104) +
  leaves(at(x - 76, y + 52, 24, { seed: 8 }), HERBS, 6)

const scallops = (x: number, y: number): string =>
  plate(x, y, 180) +
  pool(at(x + 6, y + 14, 96, { seed: 7 }), '#c98f3a', 0.6) +
  medallion(at(x - 44, y - 22, 46, { seed: 2 }), '#f0dfc0', '#b0702c') +
  medallion(at(x + 50, y - 16, 43, { seed: 5 }), '#f0dfc0', '#a8662a') +
  medallion(at(x + 4, y + 52, 44, { seed: 9 }), '#f0dfc0', '#b97a34') +
  leaves(at(x, y + 4, 32, { seed: 6 }), HERBS, 8)

const sweet = (x: number, y: number): string =>
  plate(x, y, 170) +
  crumbs(at(x, y + 28, 96, { seed: 5 }), ['#2a160c', '#4a2a16', '#6b4223'], 80, 7) +
  scoop(at(x - 36, y - 6, 58, { turn: -26 }), '#3a1c10') +
  scoop(at(x + 40, y + 14, 50, { turn: 18, seed: 4 }), '#f0e4cf')

const glass = (x: number, y: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="70" fill="#1d1917"/><circle cx="${x}" cy="${y}" r="70" fill="url(#glaze)"/><circle cx="${x}" cy="${y}" r="60" fill="${colour}"/><circle cx="${x}" cy="${y}" r="60" fill="url(#well)"/><circle cx="${x}" cy="${y}" r="66" fill="none" stroke="url(#rim)" stroke-width="6"/>`

const face = (content: string): string => studio(content, 640, 400)

/** The banners of the fine-dining brand, 750 by 420. */
export const platedBanners: Readonly<Record<string, string>> = {
  hero: studio(duck(268, 214) + glass(520, 96, '#3d0612') + scallops(652, 296), 750, 420),
  circle: studio(
    glass(150, 120, '#d9b865') + glass(286, 268, '#3d0612') + sweet(498, 196) + glass(690, 360, '#8f1d10'),
    750,
    420,
  ),
  store: studio(scallops(180, 250) + duck(470, 190) + glass(672, 330, '#8f1d10'), 750, 420),
}

/** The faces of its gift cards, 640 by 400, with room for words below. */
export const platedGifts: Readonly<Record<string, string>> = {
  'gift-dinner': face(duck(210, 150) + scallops(510, 150)),
  'gift-fire': face(sweet(320, 170) + glass(540, 90, '#8f1d10')),
  'gift-glass': face(glass(240, 150, '#3d0612') + glass(390, 190, '#d9b865') + glass(520, 110, '#8f1d10')),
}

/** A dark disc before a ring of light. */
export const ombraLogo = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512"><defs><radialGradient id="g" cx=".34" cy=".3" r=".8"><stop offset="0" stop-color="#f3d9a0"/><stop offset=".5" stop-color="#c9a35b"/><stop offset="1" stop-color="#5e4520"/></radialGradient></defs><rect width="512" height="512" fill="#0e0c0b"/><circle cx="256" cy="256" r="150" fill="url(#g)"/><circle cx="280" cy="274" r="142" fill="#0e0c0b"/></svg>`
