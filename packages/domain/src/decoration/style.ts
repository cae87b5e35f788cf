/** Button-corner styles of the decoration. DECO-2 */
export type ButtonCorner = 'big' | 'middle' | 'small' | 'rightAngle' | 'capsule'

/** Looks of the head of a store's menu: its picture tall or in a strip, none, or large under the name. DECO-1 */
export type StoreHead = 'tall' | 'compact' | 'plain' | 'cover'

/** What a theme chooses from; the first of each is what a brand has that chose nothing. DECO-2, DECO-3 */
export const themeChoices = {
  /** Light and dark as the phone prefers, or one of them always. */
  shades: ['both', 'light', 'dark'],
  /** Self-hosted typefaces by name. */
  headingFont: ['system', 'cormorant', 'anton', 'jost', 'outfit'],
  bodyFont: ['system', 'jost', 'outfit'],
  /** Size of text and headings. */
  scale: ['normal', 'small', 'large'],
  /** Space around things. */
  density: ['normal', 'dense', 'airy'],
  corners: ['round', 'square', 'small', 'large'],
  buttonFill: ['filled', 'outlined'],
  sheet: ['round', 'square', 'inset'],
  /** How a menu shows a dish: picture at the end or the start of a row, large above its text, in a grid, or no picture. */
  dishCard: ['pictureEnd', 'pictureStart', 'pictureTop', 'grid', 'compact'],
  /** The categories of a menu in its bar. */
  categories: ['lines', 'chips', 'capitals'],
  pictures: ['framed', 'circle', 'edge'],
  iconWeight: ['normal', 'thin', 'bold'],
} as const

type Choices = { [Name in keyof typeof themeChoices]?: (typeof themeChoices)[Name][number] }

export interface FontFamily {
  family: string
  url: string
}

/** Style settings of the decoration. All are optional and none is trusted. DECO-2, DECO-4 */
export interface ThemeStyle extends Choices {
  /** `#rrggbb`, as every colour here. */
  primaryColor?: string
  /** Prices, ranks and offers; the primary colour if absent. */
  accentColor?: string
  /** Backgrounds of a page and of a card on it. */
  lightGround?: string
  lightSurface?: string
  darkGround?: string
  darkSurface?: string
  buttonCorner?: ButtonCorner
  /** How a store's menu begins, and whether a component of the page is above its dishes. */
  storeHead?: StoreHead
  menuStrip?: boolean
  fontFamilys?: { chinese?: FontFamily[]; english?: FontFamily[] }
}

export const DEFAULT_PRIMARY = '#ff6c63'

/** A choice of the theme, if it is one of those there are; else the first. DECO-4 */
export function chosenIn<Name extends keyof typeof themeChoices>(style: ThemeStyle, name: Name) {
  const options: readonly string[] = themeChoices[name]
  const chosen = style[name] as string | undefined
  return (chosen !== undefined && options.includes(chosen) ? chosen : options[0]) as (typeof themeChoices)[Name][number]
}
