import { localeNamed } from './locales.ts'

/** Words in one language, as the startup answer carries them. ETC-1 */
export interface Translation {
  /** A locale id (`en_US`). */
  language: string
  map: Readonly<Record<string, string>>
  /** The built-in language of texts the map lacks, where `language` is not built in. */
  builtIn?: string
}

export type Params = Readonly<Record<string, string | number>>

const rules = new Map<string, Intl.PluralRules>()
const numbers = new Map<string, Intl.NumberFormat>()

const cached = <T>(kept: Map<string, T>, tag: string, make: (tag: string) => T): T => {
  const there = kept.get(tag) ?? make(tag)
  kept.set(tag, there)
  return there
}

/** Below this, whole numbers are written the same in every supported language, whose digits are Latin. */
const IN_THREES = 1000

/**
 * A number as a language writes it (BCP 47, as `Locale.intl`), with up to three decimals. Counts and ranks do without Intl:
 * the first formatter costs a slow phone 50 ms.
 */
export const formatNumber = (value: number, intl: string): string =>
  Number.isInteger(value) && value >= 0 && value < IN_THREES
    ? String(value)
    : cached(numbers, intl, tag => new Intl.NumberFormat(tag)).format(value)

/** The branch for a count: `=2:` names the number itself, else the plural form of the language, else `other`. */
function pluralBranch(branches: string, count: number, intl: string): string {
  const form = cached(rules, intl, tag => new Intl.PluralRules(tag)).select(count)
  const texts = new Map(
    branches.split('|').map(branch => [branch.slice(0, branch.indexOf(':')), branch.slice(branch.indexOf(':') + 1)]),
  )
  const text = texts.get(`=${count}`) ?? texts.get(form) ?? texts.get('other') ?? ''
  return text.replaceAll('#', () => formatNumber(count, intl))
}

/** `{name}` or `{count|one:# dish|other:# dishes}`. */
const PLACE = /\{(\w+)(?:\|([^}]*))?\}/g

/**
 * The text of `key` with `params` filled in; the key itself if it has no text.  `{name}` is replaced by the parameter (numbers in
 * the language's form). A count has branches by plural form: `{count|one:# dish|other:# dishes}`, with `#` for the number, the
 * forms of `Intl.PluralRules` (`zero one two few many other`), and `=0:` for an exact number. Branches contain no `|` and no `}`.
 * Right-to-left texts isolate inserted values, so that a name or a price in another script keeps its direction.
 */
export function format(translation: Translation, key: string, params: Params = {}): string {
  const words = translation.map[key]
  if (words === undefined) return key
  if (!words.includes('{')) return words
  const { intl, dir } = localeNamed(translation.language)
  return words.replace(PLACE, (place, name: string, branches: string | undefined) => {
    const value = params[name]
    if (value === undefined) return place
    if (branches !== undefined) return pluralBranch(branches, Number(value), intl)
    const text = typeof value === 'number' ? formatNumber(value, intl) : value
    return dir === 'rtl' ? `\u2068${text}\u2069` : text
  })
}
