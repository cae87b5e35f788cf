import { localeOf, locales } from '@comanda/messages'

const plain = (tag: string): string => tag.replaceAll('_', '-').toLowerCase()
const primary = (tag: string): string => plain(tag).split('-', 1)[0] ?? ''

/** The brand's language nearest to the requested one: the same tag, else the same primary language; undefined: it has none. ETC-1 */
export function languageIn(languages: readonly string[], requested: string): string | undefined {
  const same = languages.find(id => plain(id) === plain(requested))
  if (same !== undefined) return same
  const near = languages.find(id => primary(id) === primary(requested))
  if (near !== undefined) return near
  const builtIn = localeOf(requested).id
  return languages.includes(builtIn) ? builtIn : undefined
}

/** Whether a request for this language needs the brand's own list: it is not built in. */
export const isOtherLanguage = (requested: string): boolean =>
  !Object.keys(locales).some(id => primary(id) === primary(requested))

/** The language of the list nearest to the first requested tag that it knows, else to the first tag. ETC-1 */
export function languageAmong(languages: readonly string[], requested: readonly string[]): string | undefined {
  const known = requested.find(tag => languages.some(id => primary(id) === primary(tag)))
  return languageIn(languages, known ?? requested[0] ?? '')
}
