import { BLACK, mix, type Rgb, readableOn, readColour, until, WHITE, writeColour } from './colour.ts'

/** Button-corner styles of the decoration. DECO-2 */
export type ButtonCorner = 'big' | 'middle' | 'small' | 'rightAngle' | 'capsule'

/** Looks of the head of a store's menu: its picture tall or in a strip, or no picture. DECO-1 */
export type StoreHead = 'tall' | 'compact' | 'plain'

/** Height of the head's picture in px of the 375 design. Without a picture, room for the buttons above the name. */
export const storeHeadHeights: Readonly<Record<StoreHead, number>> = { tall: 158, compact: 88, plain: 84 }

export interface FontFamily {
  family: string
  url: string
}

/** Style settings of the decoration. All are optional and none is trusted. DECO-2, DECO-4 */
export interface ThemeStyle {
  /** `#rrggbb`. */
  primaryColor?: string
  buttonCorner?: ButtonCorner
  /** How a store's menu begins. */
  storeHead?: StoreHead
  fontFamilys?: { chinese?: FontFamily[]; english?: FontFamily[] }
}

export const DEFAULT_PRIMARY = '#ff6c63'

/** Corner radius in px. DECO-2 */
export const buttonCorners: Readonly<Record<ButtonCorner, number>> = {
  big: 6,
  middle: 4,
  small: 4,
  rightAngle: 1,
  capsule: 100,
}

/** Background colours: `ground` is the page, `surface` a card on it, `sunken` a field or track in it. */
export const grounds = {
  light: { ground: [250, 246, 242], surface: [255, 255, 255], sunken: [243, 236, 230], ink: [36, 28, 24] },
  dark: { ground: [22, 18, 16], surface: [33, 28, 25], sunken: [46, 39, 35], ink: [245, 238, 233] },
} as const satisfies Record<string, Record<string, Rgb>>

export type Shade = keyof typeof grounds
export type ThemeVariables = Readonly<Record<`--${string}`, string>>

/** A family name that is safe in CSS: letters, digits, spaces and hyphens; undefined otherwise. DECO-4 */
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

/** A font address that is safe in CSS: a path of ours or an https address of plain characters. DECO-4 */
const fontAddress = (url: string): string | undefined =>
  /^(?:https:\/\/[\w.-]+(?::\d+)?)?\/(?!\/)[\w./%~-]{1,300}$/.test(url) ? url : undefined

/** The brand's fonts whose name and address are safe. DECO-2, DECO-4 */
const fontsOf = ({ fontFamilys }: ThemeStyle): { name: string; address: string }[] =>
  [...(fontFamilys?.english ?? []), ...(fontFamilys?.chinese ?? [])].flatMap(({ family, url }) => {
    const [name, address] = [familyName(family), fontAddress(url)]
    return name !== undefined && address !== undefined ? [{ name, address }] : []
  })

/** Origins of the brand's fonts that are not this server's own. DECO-2 */
export const fontOrigins = (style: ThemeStyle): string[] => [
  ...new Set(fontsOf(style).flatMap(({ address }) => /^https:\/\/[^/]+/.exec(address) ?? [])),
]

/** The brand's fonts. Text uses the system font until they are loaded. DECO-2 */
const fontFaces = (style: ThemeStyle): string =>
  fontsOf(style)
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
 * CSS variables of a theme, for light and dark. Text colours are computed, so that every theme has a contrast of 4.5:1:
 * `--on-primary` on `--primary`, and `--primary-text` on the page, a surface, a field and `--primary-soft`. DECO-2
 */
export function themeVariables(style: ThemeStyle = {}): Readonly<Record<Shade | 'both', ThemeVariables>> {
  const primary = readColour(style.primaryColor) ?? (readColour(DEFAULT_PRIMARY) as Rgb)
  const height = storeHeadHeights[style.storeHead ?? 'compact'] as number | undefined
  const corner = buttonCorners[style.buttonCorner ?? 'big'] ?? buttonCorners.big
  return {
    both: {
      '--button-corner': `${corner}px`,
      '--font': fontList(style),
      ...(height !== undefined && { '--store-head': String(height) }),
      ...(style.storeHead === 'plain' && { '--store-picture': 'none' }),
    },
    light: colours(primary, 'light'),
    dark: colours(primary, 'dark'),
  }
}

const declarations = (variables: ThemeVariables): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** The theme as a block of CSS: dark if the phone prefers it or the guest chose it (`data-theme` on the root). */
export function themeCss(style: ThemeStyle = {}): string {
  const { both, light, dark } = themeVariables(style)
  return (
    fontFaces(style) +
    `:root{${declarations(both)};${declarations(light)}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${declarations(dark)}}}` +
    `:root[data-theme=dark]{${declarations(dark)}}`
  )
}
