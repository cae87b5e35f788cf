import { BLACK, contrast, mix, type Rgb, readableOn, readColour, until, WHITE, writeColour } from './colour.ts'
import { chosenIn, DEFAULT_PRIMARY, type ThemeStyle } from './style.ts'

/** Background colours: `ground` is the page, `surface` a card on it, `sunken` a field or track in it. */
export const grounds = {
  light: { ground: [250, 246, 242], surface: [255, 255, 255], sunken: [243, 236, 230], ink: [36, 28, 24] },
  dark: { ground: [22, 18, 16], surface: [33, 28, 25], sunken: [46, 39, 35], ink: [245, 238, 233] },
} as const satisfies Record<string, Record<string, Rgb>>

export type Shade = keyof typeof grounds
export type ThemeVariables = Readonly<Record<`--${string}`, string>>

interface Backgrounds {
  ground: Rgb
  surface: Rgb
  sunken: Rgb
  ink: Rgb
}

/** Black on light backgrounds, white on dark ones: text colours are moved towards it. */
export const textExtreme = (shade: Shade): Rgb => (shade === 'light' ? BLACK : WHITE)

/** The least contrast of a background with the text pole: below it, shades of it would not leave text enough contrast. */
const MIN_GROUND = 11

/** A background that text can be read on: a light one as light, a dark one as dark as it must be. */
const asBackground = (colour: Rgb, shade: Shade): Rgb => {
  const [pole, away] = shade === 'light' ? ([BLACK, WHITE] as const) : ([WHITE, BLACK] as const)
  return until(colour, away, [pole], MIN_GROUND)
}

const chosenBackgrounds = (style: ThemeStyle, shade: Shade): readonly (Rgb | undefined)[] =>
  shade === 'light'
    ? [readColour(style.lightGround), readColour(style.lightSurface)]
    : [readColour(style.darkGround), readColour(style.darkSurface)]

/** The backgrounds of a shade; undefined where the theme chose none and the built-in ones are used. */
function ownBackgrounds(style: ThemeStyle, shade: Shade): Backgrounds | undefined {
  const [chosen, above] = chosenBackgrounds(style, shade)
  if (!chosen && !above) return undefined
  const pole = textExtreme(shade)
  const ground = asBackground(chosen ?? grounds[shade].ground, shade)
  const surface = asBackground(above ?? mix(WHITE, ground, shade === 'light' ? 0.7 : 0.05), shade)
  const ink = until(mix(pole, ground, 0.9), pole, [ground, surface], 9)
  return { ground, surface, sunken: mix(ink, surface, shade === 'light' ? 0.06 : 0.1), ink }
}

/** Colours of states, with the soft background of each. */
const states = {
  good: { light: [28, 102, 56], dark: [143, 214, 164] },
  warn: { light: [116, 73, 0], dark: [242, 196, 109] },
  bad: { light: [179, 38, 30], dark: [255, 180, 169] },
} as const satisfies Record<string, Record<Shade, Rgb>>

function stateColours(shade: Shade, { ground, surface, sunken }: Backgrounds): ThemeVariables {
  return Object.fromEntries(
    Object.entries(states).flatMap(([name, of]) => {
      const soft = mix(of[shade], surface, 0.14)
      const text = until(of[shade], textExtreme(shade), [ground, surface, sunken, soft])
      return [
        [`--${name}`, writeColour(text)],
        [`--${name}-soft`, writeColour(soft)],
      ]
    }),
  )
}

/** Lines, quiet text and states: the built-in style sheet has those of the built-in backgrounds, as the phone prefers them. */
function derived(shade: Shade, of: Backgrounds, soft: Rgb): ThemeVariables {
  const { ground, surface, sunken, ink } = of
  return {
    '--ink-2': writeColour(until(mix(ink, surface, 0.66), textExtreme(shade), [ground, surface, sunken, soft])),
    '--line': writeColour(mix(ink, surface, shade === 'light' ? 0.12 : 0.17)),
    '--line-strong': writeColour(until(mix(ink, surface, 0.4), ink, [ground, surface, sunken], 3)),
    ...stateColours(shade, of),
    ...(shade === 'dark'
      ? { '--shade': 'rgb(0 0 0 / 66%)', '--lift': '0 0 0 1px rgb(255 255 255 / 7%)' }
      : { '--shade': 'rgb(10 10 20 / 50%)', '--lift': '0 1px 2px rgb(0 0 0 / 7%), 0 3px 12px rgb(0 0 0 / 6%)' }),
  }
}

/** The theme's primary colour as text, and as a control without text, where it stands on a background of this shade. */
function onBackgrounds(colour: Rgb, shade: Shade, { ground, surface, sunken }: Backgrounds) {
  const soft = mix(colour, surface, shade === 'light' ? 0.12 : 0.18)
  const on = [ground, surface, sunken, soft]
  return { soft, text: until(colour, textExtreme(shade), on), control: until(colour, textExtreme(shade), on, 3) }
}

const primaryOf = (style: ThemeStyle): Rgb => readColour(style.primaryColor) ?? (readColour(DEFAULT_PRIMARY) as Rgb)

/** The shade whose colours a theme shows where the phone prefers `preferred`. */
export function shownShade(style: ThemeStyle, preferred: Shade): Shade {
  const shades = chosenIn(style, 'shades')
  return shades === 'both' ? preferred : shades
}

/**
 * The colours of a theme in a shade. Text has a contrast of 4.5:1 and a control of 3:1 with every background, whatever the theme
 * chose: a colour that has less is moved towards black or white. DECO-2
 */
export function themeColours(style: ThemeStyle, preferred: Shade): ThemeVariables {
  const shade = shownShade(style, preferred)
  const own = ownBackgrounds(style, shade)
  const of: Backgrounds = own ?? grounds[shade]
  const primary = primaryOf(style)
  const { soft, text, control } = onBackgrounds(primary, shade, of)
  const accent = readColour(style.accentColor)
  return {
    '--ground': writeColour(of.ground),
    '--surface': writeColour(of.surface),
    '--sunken': writeColour(of.sunken),
    '--ink': writeColour(of.ink),
    '--primary': writeColour(primary),
    '--on-primary': writeColour(readableOn(primary)),
    '--primary-text': writeColour(text),
    '--primary-soft': writeColour(soft),
    '--control': writeColour(control),
    ...(accent && {
      '--accent': writeColour(accent),
      '--on-accent': writeColour(readableOn(accent)),
      '--accent-text': writeColour(until(accent, textExtreme(shade), [of.ground, of.surface, of.sunken, soft])),
    }),
    ...((own || chosenIn(style, 'shades') !== 'both') && derived(shade, of, soft)),
  }
}

/** A colour that a theme chose and cannot be shown as it is. */
export interface ThemeAdjustment {
  field: 'primaryColor' | 'accentColor' | 'lightGround' | 'lightSurface' | 'darkGround' | 'darkSurface'
  /** What the colour is changed for: its own use as text or as a control, or text on it. */
  use: 'text' | 'control' | 'background'
  shade: Shade
  from: string
  to: string
}

const fieldsOf = {
  light: ['lightGround', 'lightSurface'],
  dark: ['darkGround', 'darkSurface'],
} as const satisfies Record<Shade, readonly ThemeAdjustment['field'][]>

function adjustmentsIn(style: ThemeStyle, shade: Shade): ThemeAdjustment[] {
  const colours = themeColours({ ...style, shades: shade }, shade)
  const changed = (field: ThemeAdjustment['field'], use: ThemeAdjustment['use'], to: string | undefined) => {
    const chosen = readColour(style[field])
    const from = chosen && writeColour(chosen)
    return from !== undefined && to !== undefined && from !== to ? [{ field, use, shade, from, to }] : []
  }
  const [ground, surface] = fieldsOf[shade]
  return [
    ...changed('primaryColor', 'text', colours['--primary-text']),
    ...changed('primaryColor', 'control', colours['--control']),
    ...changed('accentColor', 'text', colours['--accent-text']),
    ...changed(ground, 'background', colours['--ground']),
    ...changed(surface, 'background', colours['--surface']),
  ]
}

/** The colours that are shown otherwise than chosen, so that text and controls keep their contrast. DECO-2 */
export const themeAdjustments = (style: ThemeStyle): ThemeAdjustment[] =>
  chosenIn(style, 'shades') === 'both'
    ? [...adjustmentsIn(style, 'light'), ...adjustmentsIn(style, 'dark')]
    : adjustmentsIn(style, shownShade(style, 'light'))

/** The contrast a chosen colour has as it is shown: of the text on it, or of itself as text, with the least readable background. */
export interface ThemeContrast {
  field: ThemeAdjustment['field']
  use: 'on' | 'text'
  shade: Shade
  /** By WCAG 2.2, to one decimal, rounded down: 4.5 is 4.5:1. */
  ratio: number
}

function contrastsIn(style: ThemeStyle, shade: Shade): ThemeContrast[] {
  const colours: Readonly<Record<string, string>> = themeColours({ ...style, shades: shade }, shade)
  const least = (use: ThemeContrast['use'], field: ThemeContrast['field'], of: string, ...on: readonly string[]) => {
    const [text, ...backgrounds] = [of, ...on].map(name => readColour(colours[name]))
    if (style[field] === undefined || !text) return []
    const ratios = backgrounds.map(background => (background ? contrast(text, background) : 21))
    return [{ field, use, shade, ratio: Math.floor(Math.min(...ratios) * 10) / 10 }]
  }
  const all = ['--ground', '--surface', '--sunken', '--primary-soft'] as const
  const [ground, surface] = fieldsOf[shade]
  return [
    ...least('on', 'primaryColor', '--on-primary', '--primary'),
    ...least('text', 'primaryColor', '--primary-text', ...all),
    ...least('on', 'accentColor', '--on-accent', '--accent'),
    ...least('text', 'accentColor', '--accent-text', ...all),
    ...least('on', ground, '--ink', '--ground'),
    ...least('on', surface, '--ink', '--surface'),
  ]
}

/** The contrasts of the chosen colours, in the shades that the theme shows. DECO-2 */
export function themeContrasts(style: ThemeStyle): ThemeContrast[] {
  if (chosenIn(style, 'shades') !== 'both') return contrastsIn(style, shownShade(style, 'light'))
  // The text on a colour is the same in both.
  const dark = contrastsIn(style, 'dark').filter(({ field, use }) => use === 'text' || field.startsWith('dark'))
  return [...contrastsIn(style, 'light'), ...dark]
}
