import { type ButtonCorner, chosenIn, type StoreHead, type ThemeStyle, themeChoices } from './style.ts'
import { type Shade, shownShade, themeColours, type ThemeVariables } from './theme-colours.ts'
import { fontFaces, fontList, headingFontList } from './theme-fonts.ts'

/** Height of the head's picture in px of the 375 design. Without a picture, room for the buttons above the name. */
export const storeHeadHeights: Readonly<Record<StoreHead, number>> = { tall: 158, compact: 88, plain: 84, cover: 330 }

/** Corner radius in px. DECO-2 */
export const buttonCorners: Readonly<Record<ButtonCorner, number>> = {
  big: 6,
  middle: 4,
  small: 4,
  rightAngle: 1,
  capsule: 100,
}

/** Corners of cards and of small parts, in px of the 375 design. */
const cornerSizes = { round: [14, 8], square: [0, 0], small: [6, 4], large: [22, 12] } as const
const spaces = { normal: undefined, dense: 12, airy: 22 } as const
/** Factors of the text size. DECO-3 */
const scales = { normal: undefined, small: 0.94, large: 1.07 } as const
const strokes = { normal: undefined, thin: 1.25, bold: 2.6 } as const

const units = (px: number): string => `calc(${px} * var(--u))`

/** Corner radius of cards and of small parts, in px of the 375 design. */
export const cornersOf = (style: ThemeStyle): readonly [card: number, small: number] =>
  cornerSizes[chosenIn(style, 'corners')]

/** Variables of shape, text and space; those of the built-in style sheet are left out. DECO-2, DECO-3 */
function shapeVariables(style: ThemeStyle): ThemeVariables {
  const [card, small] = cornersOf(style)
  const space = spaces[chosenIn(style, 'density')]
  const scale = scales[chosenIn(style, 'scale')]
  const stroke = strokes[chosenIn(style, 'iconWeight')]
  const headings = headingFontList(style)
  return {
    ...(chosenIn(style, 'corners') !== 'round' && { '--radius': units(card), '--radius-small': units(small) }),
    ...(space !== undefined && { '--space': units(space) }),
    ...(scale !== undefined && { '--scale': String(scale) }),
    ...(stroke !== undefined && { '--stroke': String(stroke) }),
    ...(headings !== undefined && { '--heading-font': headings }),
  }
}

/**
 * CSS variables of a theme, for light and dark. Text colours are computed, so that every theme has a contrast of 4.5:1:
 * `--on-primary` on `--primary`, and `--primary-text` on the page, a surface, a field and `--primary-soft`. DECO-2
 */
export function themeVariables(style: ThemeStyle = {}): Readonly<Record<Shade | 'both', ThemeVariables>> {
  const height = storeHeadHeights[style.storeHead ?? 'compact'] as number | undefined
  const corner = buttonCorners[style.buttonCorner ?? 'big'] ?? buttonCorners.big
  return {
    both: {
      '--button-corner': `${corner}px`,
      '--font': fontList(style),
      ...shapeVariables(style),
      ...(height !== undefined && { '--store-head': String(height) }),
      ...(style.storeHead === 'plain' && { '--store-picture': 'none' }),
      // The row above the dishes is there before what is in it has loaded.
      ...(style.menuStrip === true && { '--strips': 'flex' }),
    },
    light: themeColours(style, 'light'),
    dark: themeColours(style, 'dark'),
  }
}

const declarations = (variables: ThemeVariables): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/**
 * The theme as a block of CSS: dark if the phone prefers it or the guest chose it (`data-theme` on the root); a theme of one shade is
 * the same for both.
 */
export function themeCss(style: ThemeStyle = {}): string {
  const { both, light, dark } = themeVariables(style)
  const faces = fontFaces(style)
  if (chosenIn(style, 'shades') !== 'both') {
    const shade = shownShade(style, 'light')
    // With the attribute, so that the guest's own choice of light or dark does not outweigh it.
    return `${faces}:root,:root[data-theme]{color-scheme:${shade};${declarations(both)};${declarations(light)}}`
  }
  return (
    faces +
    `:root{${declarations(both)};${declarations(light)}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${declarations(dark)}}}` +
    `:root[data-theme=dark]{${declarations(dark)}}`
  )
}

/** The first options are those of the built-in style sheet; each of the others is a style sheet of its own. */
const sheetChoices = ['dishCard', 'pictures', 'categories', 'sheet', 'buttonFill', 'corners', 'density'] as const

/**
 * The names of the style sheets that a theme adds to the built-in one: `dishCard-grid`. What a theme does not use is not sent.
 * DECO-2
 */
export const themeSheets = (style: ThemeStyle = {}): string[] => [
  ...(headingFontList(style) === undefined ? [] : [`headingFont-${chosenIn(style, 'headingFont')}`]),
  ...(chosenIn(style, 'iconWeight') === 'normal' ? [] : ['iconWeight']),
  ...(style.accentColor === undefined ? [] : ['accentColor']),
  ...(style.storeHead === 'cover' ? ['storeHead-cover'] : []),
  ...sheetChoices.flatMap(name => {
    const chosen = chosenIn(style, name)
    return chosen === themeChoices[name][0] ? [] : [`${name}-${chosen}`]
  }),
]
