/** Texts by language tag (`en_US`, `zh_CN`, `ar`). */
export type LocalizedText = Record<string, string>

/** The text in `language`, else the English one, else the first, else ''. A database may have changed the order of languages. */
export const inLanguage = (texts: Partial<LocalizedText>, language: string): string =>
  texts[language] ?? texts['en_US'] ?? Object.values(texts)[0] ?? ''

/** The list separator of a language. CART-7 */
export const listSeparator = (language: string): string =>
  language.startsWith('ar') ? '، ' : language.startsWith('zh') ? '，' : ', '

/** A character of a right-to-left script. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

/** Isolates typed text inside a line of another direction, so that its punctuation stays in place. CART-7 */
export const isolatorFor = (language: string) => (typed: string) =>
  language.startsWith('ar') || RIGHT_TO_LEFT.test(typed) ? `\u2068${typed}\u2069` : typed

/** Selects the text of one language from a menu's text type. */
export interface Localizer<T> {
  (texts: T): string
  /** List separator of the language. */
  readonly comma: string
  /** Isolates typed text inside text of the language. */
  readonly isolate: (typed: string) => string
}

/** Selects texts in `language`. */
export const localizerFor = (language: string): Localizer<LocalizedText> =>
  Object.assign((texts: LocalizedText) => inLanguage(texts, language), {
    comma: listSeparator(language),
    isolate: isolatorFor(language),
  })

/** For texts that are already in `language`. */
export const plainLocalizer = (language: string): Localizer<string> =>
  Object.assign((texts: string) => texts, { comma: listSeparator(language), isolate: isolatorFor(language) })
