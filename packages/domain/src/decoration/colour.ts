/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

export const WHITE: Rgb = [255, 255, 255]
export const BLACK: Rgb = [0, 0, 0]

/** Parses `#ff6c63`, `ff6c63` or `#f63`; undefined for anything else, because decoration data is not trusted. DECO-4 */
export function readColour(text: string | undefined): Rgb | undefined {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text?.trim() ?? '')?.[1]
  if (hex === undefined) return undefined
  const full = hex.length === 3 ? [...hex].map(digit => digit + digit).join('') : hex
  const value = Number.parseInt(full, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export const writeColour = (rgb: Rgb): string => `#${rgb.map(part => part.toString(16).padStart(2, '0')).join('')}`

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Blends `share` (0 to 1) of `over` onto `under`. */
export const mix = (over: Rgb, under: Rgb, share: number): Rgb => {
  const part = (i: 0 | 1 | 2): number => Math.round(over[i] * share + under[i] * (1 - share))
  return [part(0), part(1), part(2)]
}

/** Black or white, whichever has the higher contrast: at least 4.58:1 for every colour. */
export const readableOn = (background: Rgb): Rgb =>
  contrast(BLACK, background) >= contrast(WHITE, background) ? BLACK : WHITE

/** Moves `colour` towards `towards` in small steps until it has a contrast of `least` (4.5:1) on every background. */
export function until(colour: Rgb, towards: Rgb, grounds: readonly Rgb[], least = 4.5): Rgb {
  for (let step = 0; step <= 50; step++) {
    const tried = mix(towards, colour, step / 50)
    if (grounds.every(background => contrast(tried, background) >= least)) return tried
  }
  return towards
}
