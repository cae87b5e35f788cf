import { inLanguage, type Words } from '@comanda/domain/money'
import { format, type Locale, localeOf, type MessageKey, type Params, type Translation } from '@comanda/messages'
import { writeStored, readStoredText } from '../storage.ts'

let translation: Translation = { language: 'en_US', map: {} }
let locale: Locale = localeOf('en_US')

/** The words of a key in the guest's language. A key without words shows itself. ETC-1 */
export const t = (key: MessageKey, params?: Params): string => format(translation, key, params)

/** Words that came as data, in the guest's language. */
export const localize = (words: Words): string => inLanguage(words, locale.id)

/** The language the screens are in. ETC-1 */
export const currentLocale = (): Locale => locale

/** What the guest chose before. ETC-1 */
export const storedLocale = (): Locale | undefined => {
  const id = readStoredText('myLocale')
  return id === undefined ? undefined : localeOf(id)
}

/** Keeps the choice. The cookie lets the server write the next first page in it. ETC-1, NAV-10 */
export function storeLocale(id: string): void {
  writeStored('myLocale', id)
  document.cookie = `myLocale=${id}; path=/; max-age=31536000; samesite=lax`
}

/** Adds words; what the server sent wins over what is built in. */
export function addTexts(language: string, builtIn: Translation['map'], fromServer: Translation['map']): void {
  translation = { language, map: { ...translation.map, ...builtIn, ...fromServer } }
}

/** Turns the page to a language. */
export function setLocale(next: Locale): void {
  locale = next
  document.documentElement.lang = next.tag
  document.documentElement.dir = next.dir
}

/** Turns the whole app to a language: its words, its direction and the server's own come with the next page. ETC-1 */
export function switchLanguage(id: string): void {
  storeLocale(id)
  location.reload()
}
