import { chosenIn, type FontFamily, type ThemeStyle } from './style.ts'

/** A family name that is safe in CSS: letters, digits, spaces and hyphens; undefined otherwise. DECO-4 */
const familyName = (name: string): string | undefined =>
  /^[\p{L}\p{N} -]{1,60}$/u.test(name) ? `"${name}"` : undefined

const SYSTEM_FONTS =
  'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Noto Sans SC", "Noto Sans Arabic", sans-serif'
const SERIF_FONTS =
  '"Iowan Old Style", Palatino, Georgia, "Songti SC", "Noto Serif SC", "Noto Naskh Arabic", "Geeza Pro", serif'

interface Typeface {
  family: string
  /** File of the Latin letters in the app's `fonts` folder; other scripts use the phone's own fonts of the same kind. */
  file: string
  /** Weights in the file, as CSS writes them. */
  weight: string
  others: string
  /** Size and height of its letters against those of a phone's own font, which has its place until the file is loaded. */
  standIns?: readonly StandIn[]
}

/** Measures in percent: the width of the same texts in both fonts, and ascent and descent against the width. */
interface StandIn {
  local: readonly string[]
  size: number
  ascent: number
  descent: number
}

/** Names of the fonts of phones, whose letters have nearly the same width; of Linux. */
const PHONES = ['Arial', 'Roboto', 'Helvetica Neue']
const LINUX = ['DejaVu Sans']

/** The typefaces the app serves itself. */
const typefaces = {
  cormorant: { family: 'Cormorant Garamond', file: 'cormorant-500-v5', weight: '500', others: SERIF_FONTS },
  anton: {
    family: 'Anton',
    file: 'anton-400-v5',
    weight: '400',
    others: SYSTEM_FONTS,
    // Measured in capitals, which headings of this face are set in.
    standIns: [
      { local: LINUX, size: 70.4, ascent: 167, descent: 46.7 },
      { local: PHONES, size: 71.9, ascent: 163.5, descent: 45.7 },
    ],
  },
  jost: {
    family: 'Jost',
    file: 'jost-v5',
    weight: '100 900',
    others: SYSTEM_FONTS,
    standIns: [
      { local: LINUX, size: 85.4, ascent: 125.3, descent: 43.9 },
      { local: PHONES, size: 97.2, ascent: 110.1, descent: 38.6 },
    ],
  },
  outfit: {
    family: 'Outfit',
    file: 'outfit-v5',
    weight: '100 900',
    others: SYSTEM_FONTS,
    standIns: [
      { local: LINUX, size: 86.1, ascent: 116.2, descent: 30.2 },
      { local: PHONES, size: 97.9, ascent: 102.1, descent: 26.5 },
    ],
  },
} as const satisfies Record<string, Typeface>

/** Letters in the Latin files, so that a text without them loads none. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212'

/** Takes the place of a family until its file is loaded. */
const standInName = (family: string): string => `${family} alt`

const typefaceOf = (style: ThemeStyle, use: 'headingFont' | 'bodyFont'): Typeface | undefined => {
  const chosen = chosenIn(style, use)
  return chosen === 'system' ? undefined : typefaces[chosen]
}

const stackOf = ({ family, others, standIns }: Typeface): string =>
  [`"${family}"`, ...(standIns ? [`"${standInName(family)}"`] : []), others].join(', ')

const named = ({ fontFamilys }: ThemeStyle): FontFamily[] => [
  ...(fontFamilys?.english ?? []),
  ...(fontFamilys?.chinese ?? []),
]

/** The families of text, the first that the phone has. DECO-2 */
export function fontList(style: ThemeStyle): string {
  const chosen = typefaceOf(style, 'bodyFont')
  return named(style)
    .map(font => familyName(font.family))
    .filter(name => name !== undefined)
    .concat(chosen ? stackOf(chosen) : SYSTEM_FONTS)
    .join(', ')
}

/** The families of headings; undefined where they are those of text. */
export function headingFontList(style: ThemeStyle): string | undefined {
  const chosen = typefaceOf(style, 'headingFont')
  return chosen && stackOf(chosen)
}

/** A font address that is safe in CSS: a path of ours or an https address of plain characters. DECO-4 */
const fontAddress = (url: string): string | undefined =>
  /^(?:https:\/\/[\w.-]+(?::\d+)?)?\/(?!\/)[\w./%~-]{1,300}$/.test(url) ? url : undefined

/** The brand's fonts whose name and address are safe. DECO-2, DECO-4 */
const fontsOf = (style: ThemeStyle): { name: string; address: string }[] =>
  named(style).flatMap(({ family, url }) => {
    const [name, address] = [familyName(family), fontAddress(url)]
    return name !== undefined && address !== undefined ? [{ name, address }] : []
  })

/** Origins of the brand's fonts that are not this server's own. DECO-2 */
export const fontOrigins = (style: ThemeStyle): string[] => [
  ...new Set(fontsOf(style).flatMap(({ address }) => /^https:\/\/[^/]+/.exec(address) ?? [])),
]

const ownFace = ({ family, file, weight }: Typeface): string =>
  `@font-face{font-family:"${family}";src:url("/fonts/${file}.woff2") format("woff2");font-weight:${weight};font-display:swap;unicode-range:${LATIN}}`

/** The phone's own font in the size of the brand's, so that no text moves when that one arrives. */
const standInFaces = ({ family, standIns = [] }: Typeface): string =>
  standIns
    .map(
      ({ local, size, ascent, descent }) =>
        `@font-face{font-family:"${standInName(family)}";src:${local.map(name => `local("${name}")`).join()};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;unicode-range:${LATIN}}`,
    )
    .join('')

/** The brand's fonts. Text uses the system font until they are loaded. DECO-2 */
export function fontFaces(style: ThemeStyle): string {
  const own = [typefaceOf(style, 'headingFont'), typefaceOf(style, 'bodyFont')].filter(face => face !== undefined)
  return [
    ...new Set(own.flatMap(face => [ownFace(face), standInFaces(face)])),
    ...fontsOf(style).map(
      ({ name, address }) => `@font-face{font-family:${name};src:url("${address}");font-display:swap}`,
    ),
  ].join('')
}
