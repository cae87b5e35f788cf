/** Words per language tag (`en_US`, `zh_CN`, `ar`); the first entry is what is shown when the asked language is missing. */
export type Words = Record<string, string>

/** The words in `language`, else the first there are, else nothing. */
export const inLanguage = (words: Partial<Words>, language: string): string =>
  words[language] ?? Object.values(words)[0] ?? ''

/** What stands between the members of a list in a language: of all that was chosen of a dish, of dishes. CART-7 */
export const commaOf = (language: string): string =>
  language.startsWith('ar') ? '، ' : language.startsWith('zh') ? '，' : ', '

/** A letter of a script that is written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

/** What a guest typed, put into a line of another direction: it keeps its own, with its stops where it has them. CART-7 */
export const apartIn = (language: string) => (typed: string) =>
  language.startsWith('ar') || RIGHT_TO_LEFT.test(typed) ? `\u2068${typed}\u2069` : typed

/** Picks the words of one language out of a menu's own kind of words. */
export interface Say<T> {
  (words: T): string
  /** What that language puts between the members of a list. */
  readonly comma: string
  /** Somebody’s own words among that language’s. */
  readonly apart: (typed: string) => string
}

/** Says words in `language`. */
export const sayIn = (language: string): Say<Words> =>
  Object.assign((words: Words) => inLanguage(words, language), { comma: commaOf(language), apart: apartIn(language) })

/** Says what is in `language` alone, as it stands. */
export const sayAsIs = (language: string): Say<string> =>
  Object.assign((words: string) => words, { comma: commaOf(language), apart: apartIn(language) })
