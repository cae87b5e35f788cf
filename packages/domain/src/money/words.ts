/** Texts by language tag (`en_US`, `zh_CN`, `ar`); the first entry is the fallback. */
export type Words = Record<string, string>

/** The text in `language`, else the first one, else ''. */
export const inLanguage = (words: Partial<Words>, language: string): string =>
  words[language] ?? Object.values(words)[0] ?? ''

/** The list separator of a language. CART-7 */
export const commaOf = (language: string): string =>
  language.startsWith('ar') ? '، ' : language.startsWith('zh') ? '，' : ', '

/** A character of a right-to-left script. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

/** Isolates typed text inside a line of another direction, so that its punctuation stays in place. CART-7 */
export const apartIn = (language: string) => (typed: string) =>
  language.startsWith('ar') || RIGHT_TO_LEFT.test(typed) ? `\u2068${typed}\u2069` : typed

/** Selects the text of one language from a menu's text type. */
export interface Say<T> {
  (words: T): string
  /** List separator of the language. */
  readonly comma: string
  /** Isolates typed text inside text of the language. */
  readonly apart: (typed: string) => string
}

/** Selects texts in `language`. */
export const sayIn = (language: string): Say<Words> =>
  Object.assign((words: Words) => inLanguage(words, language), { comma: commaOf(language), apart: apartIn(language) })

/** For texts that are already in `language`. */
export const sayAsIs = (language: string): Say<string> =>
  Object.assign((words: string) => words, { comma: commaOf(language), apart: apartIn(language) })
