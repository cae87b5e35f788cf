/** Words per language tag (`en_US`, `zh_CN`, `ar`); the first entry is what is shown when the asked language is missing. */
export type Words = Record<string, string>

/** The words in `language`, else the first there are, else nothing. */
export const inLanguage = (words: Partial<Words>, language: string): string =>
  words[language] ?? Object.values(words)[0] ?? ''
