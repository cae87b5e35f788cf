import { BLACK, mix, type Rgb, readableOn, readColour, until, WHITE, writeColour } from './colour.ts'

/** Button-corner styles of the decoration. DECO-2 */
export type ButtonCorner = 'big' | 'middle' | 'small' | 'rightAngle' | 'capsule'

export interface FontFamily {
  family: string
  url: string
}

/** What decoration may set of the look. Everything is optional and none of it is trusted. DECO-2, DECO-4 */
export interface ThemeStyle {
  /** `#rrggbb`. */
  primaryColor?: string
  buttonCorner?: ButtonCorner
  fontFamilys?: { chinese?: FontFamily[]; english?: FontFamily[] }
}

export const DEFAULT_PRIMARY = '#ff6c63'

/** Corners in px. DECO-2 */
export const buttonCorners: Readonly<Record<ButtonCorner, number>> = {
  big: 6,
  middle: 4,
  small: 4,
  rightAngle: 1,
  capsule: 100,
}

/** The grounds a page is drawn on; `ground` is the page, `surface` what lies on it, `sunken` a field or a track in it. */
export const grounds = {
  light: { ground: [250, 246, 242], surface: [255, 255, 255], sunken: [243, 236, 230], ink: [36, 28, 24] },
  dark: { ground: [22, 18, 16], surface: [33, 28, 25], sunken: [46, 39, 35], ink: [245, 238, 233] },
} as const satisfies Record<string, Record<string, Rgb>>

export type Shade = keyof typeof grounds
export type ThemeVariables = Readonly<Record<`--${string}`, string>>

/** A family name as CSS may hold it: letters, digits, blanks and hyphens, else nothing. DECO-4 */
const familyName = (name: string): string | undefined =>
  /^[\p{L}\p{N} -]{1,60}$/u.test(name) ? `"${name}"` : undefined

const SYSTEM_FONTS =
  'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Noto Sans SC", "Noto Sans Arabic", sans-serif'

const fontList = (style: ThemeStyle): string =>
  [...(style.fontFamilys?.english ?? []), ...(style.fontFamilys?.chinese ?? [])]
    .map(font => familyName(font.family))
    .filter(name => name !== undefined)
    .concat(SYSTEM_FONTS)
    .join(', ')

/** A font's address as CSS may hold it: a path of ours or an address over TLS, of plain characters. DECO-4 */
const fontAddress = (url: string): string | undefined =>
  /^(?:https:\/\/[\w.-]+(?::\d+)?)?\/(?!\/)[\w./%~-]{1,300}$/.test(url) ? url : undefined

/** The brand's own fonts. Words show in the phone's font until they are there. DECO-2 */
const fontFaces = ({ fontFamilys }: ThemeStyle): string =>
  [...(fontFamilys?.english ?? []), ...(fontFamilys?.chinese ?? [])]
    .map(({ family, url }) => ({ name: familyName(family), address: fontAddress(url) }))
    .filter(({ name, address }) => name !== undefined && address !== undefined)
    .map(({ name, address }) => `@font-face{font-family:${name};src:url("${address}");font-display:swap}`)
    .join('')

function colours(primary: Rgb, shade: Shade): ThemeVariables {
  const { ground, surface, sunken, ink } = grounds[shade]
  const soft = mix(primary, surface, shade === 'light' ? 0.12 : 0.18)
  const text = until(primary, shade === 'light' ? BLACK : WHITE, [ground, surface, sunken, soft])
  return {
    '--ground': writeColour(ground),
    '--surface': writeColour(surface),
    '--sunken': writeColour(sunken),
    '--ink': writeColour(ink),
    '--primary': writeColour(primary),
    '--on-primary': writeColour(readableOn(primary)),
    '--primary-text': writeColour(text),
    '--primary-soft': writeColour(soft),
  }
}

/**
 * The CSS variables of a theme, for light and dark. Colours that carry text are computed, so that every theme passes
 * 4.5:1: `--on-primary` on `--primary`, and `--primary-text` on the page, a surface, a field and `--primary-soft`. DECO-2
 */
export function themeVariables(style: ThemeStyle = {}): Readonly<Record<Shade | 'both', ThemeVariables>> {
  const primary = readColour(style.primaryColor) ?? (readColour(DEFAULT_PRIMARY) as Rgb)
  const corner = buttonCorners[style.buttonCorner ?? 'big'] ?? buttonCorners.big
  return {
    both: { '--button-corner': `${corner}px`, '--font': fontList(style) },
    light: colours(primary, 'light'),
    dark: colours(primary, 'dark'),
  }
}

const declarations = (variables: ThemeVariables): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The theme as one block of CSS: dark where the phone asks for it or the guest chose it (`data-theme` on the root). */
export function themeCss(style: ThemeStyle = {}): string {
  const { both, light, dark } = themeVariables(style)
  return (
    fontFaces(style) +
    `:root{${declarations(both)};${declarations(light)}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${declarations(dark)}}}` +
    `:root[data-theme=dark]{${declarations(dark)}}`
  )
}
