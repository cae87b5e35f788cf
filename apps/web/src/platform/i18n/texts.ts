import { inLanguage, type LocalizedText } from '@comanda/domain/money'
import {
  type BrandLocale,
  format,
  localeNamed,
  type MessageKey,
  type Params,
  type Translation,
} from '@comanda/messages'
import { writeStored, readStoredText } from '../device/storage.ts'

let translation: Translation = { language: 'en_US', map: {} }
let locale = localeNamed('en_US')

/** The text of a key in the guest's language; the key itself if there is none. ETC-1 */
export const t = (key: MessageKey, params?: Params): string => format(translation, key, params)

/** The text of multilingual data in the guest's language. */
export const localize = (text: LocalizedText): string => inLanguage(text, locale.id)

/** The current locale. ETC-1 */
export const currentLocale = (): BrandLocale => locale

/** The stored locale. ETC-1 */
export const storedLocale = (): BrandLocale | undefined => {
  const id = readStoredText('myLocale')
  return id === undefined ? undefined : localeNamed(id)
}

/** Stores the locale. The cookie lets the server render the next first page in it. ETC-1, NAV-10 */
export function storeLocale(id: string): void {
  writeStored('myLocale', id)
  document.cookie = `myLocale=${id}; path=/; max-age=31536000; samesite=lax`
}

/** Adds texts; texts from the server override built-in ones. */
export function addTexts(language: string, builtIn: Translation['map'], fromServer: Translation['map']): void {
  translation = { language, map: { ...translation.map, ...builtIn, ...fromServer } }
}

/** Sets the document's language and direction. */
export function setLocale(next: BrandLocale): void {
  locale = next
  document.documentElement.lang = next.tag
  document.documentElement.dir = next.dir
}

/** Switches the language and reloads, so that texts, direction and server texts match. ETC-1 */
export function switchLanguage(id: string): void {
  storeLocale(id)
  location.reload()
}
