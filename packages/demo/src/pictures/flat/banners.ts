import { flatDishes } from './menu.ts'

/** What is on a dish's picture, at a place and size of another picture. */
const placed = (name: string, x: number, y: number, size: number, id: string): string => {
  const inside = (flatDishes[name] ?? '')
    .replace(/^<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replaceAll('"in"', `"${id}"`)
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 640 640">${inside.replaceAll('#in)', `#${id})`)}</svg>`
}

const strip = (width: number, height: number, names: readonly string[]): string => {
  const rows = Math.ceil(names.length / (width / (height / Math.ceil((names.length * height) / width))))
  const size = height / Math.max(rows, 1)
  const columns = Math.ceil(width / size)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${Array.from(
    { length: rows * columns },
    (_, i) =>
      placed(names[i % names.length] ?? '', (i % columns) * size, Math.floor(i / columns) * size, size + 1, `in${i}`),
  ).join('')}</svg>`
}

/** The banners of the tea and noodle brand, 750 by 420: its menu as a wall. */
export const flatBanners: Readonly<Record<string, string>> = {
  hero: strip(750, 420, [
    'brown-sugar',
    'dan-dan',
    'mango-green',
    'beef-noodles',
    'gyoza',
    'taro',
    'tomato-egg',
    'strawberry',
  ]),
  club: strip(750, 420, [
    'strawberry',
    'matcha',
    'brown-sugar',
    'peach',
    'taro',
    'lemon-tea',
    'thai-tea',
    'mango-green',
  ]),
  store: strip(750, 420, [
    'beef-noodles',
    'lemon-tea',
    'pork-buns',
    'matcha',
    'chili-wontons',
    'peach',
    'popcorn-chicken',
    'thai-tea',
  ]),
}

/** The faces of its gift cards, 640 by 400. */
export const flatGifts: Readonly<Record<string, string>> = {
  'gift-cup': strip(640, 400, ['strawberry', 'taro', 'mango-green', 'brown-sugar', 'matcha', 'peach']),
  'gift-bowl': strip(640, 400, [
    'beef-noodles',
    'tomato-egg',
    'dan-dan',
    'mushroom-ramen',
    'chili-wontons',
    'sesame-noodles',
  ]),
  'gift-party': strip(640, 400, ['popcorn-chicken', 'brown-sugar', 'gyoza', 'lemon-tea', 'spring-rolls', 'thai-tea']),
}

/** A mouth that slurps one noodle. */
export const slurpLogo = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512"><rect width="512" height="512" rx="116" fill="#ffd426"/><circle cx="256" cy="236" r="150" fill="#e5173f" stroke="#1b1430" stroke-width="20"/><circle cx="256" cy="250" r="70" fill="#1b1430"/><path d="M240 250q-60 60 0 112t0 100M284 250q60 60 0 112t0 100" fill="none" stroke="#fffdf5" stroke-width="26" stroke-linecap="round"/><path d="M154 176q30-40 70-30M358 176q-30-40-70-30" fill="none" stroke="#fffdf5" stroke-width="20" stroke-linecap="round"/></svg>`
