import { isNoticeKey, isServerKey, localeOf, type LocaleId, locales } from '@comanda/messages'

type Texts = Readonly<Record<string, string>>

/** A brand's languages, the fallback first, and its own texts by language and key. */
export interface BrandTexts {
  languages: readonly string[]
  texts?: Readonly<Record<string, Texts>> | undefined
}

const isBuiltIn = (language: string): language is LocaleId => language in locales

/** The built-in language under a brand's language: itself, else the brand's first built-in one, else English. ETC-1 */
export function builtInUnder(language: string, languages: readonly string[]): LocaleId {
  if (isBuiltIn(language)) return language
  return languages.includes(language) ? (languages.find(isBuiltIn) ?? 'en_US') : localeOf(language).id
}

/** Languages whose texts are used for one of a brand, best first: itself, then, if it is not built in, the brand's fallback. ETC-1 */
export function languagesFor(language: string, languages: readonly string[]): readonly string[] {
  if (isBuiltIn(language)) return [language]
  return [...new Set([language, ...languages.slice(0, 1), builtInUnder(language, languages)])]
}

/** A brand's own texts of the guests' app in a language: those of its fallback where it has none. ETC-1 */
export function ownAppTexts({ texts = {}, languages }: BrandTexts, language: string): Record<string, string> {
  const named = languages.includes(language) ? language : builtInUnder(language, languages)
  const layers = languagesFor(named, languages).toReversed()
  const own = layers.flatMap(id =>
    Object.entries(texts[id] ?? {}).filter(([key]) => !isNoticeKey(key) && !isServerKey(key)),
  )
  return Object.fromEntries(own)
}

/** How texts that the server writes read in a language of a brand: languages, best first, and the brand's own texts. SETUP-7 */
export const wordingOf = ({ texts, languages }: BrandTexts, language: string) => ({
  languages: languagesFor(languages.includes(language) ? language : builtInUnder(language, languages), languages),
  own: texts,
})
