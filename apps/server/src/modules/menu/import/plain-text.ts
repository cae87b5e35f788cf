import type { LocalizedText } from '@comanda/domain/money'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function entity(whole: string, name: string): string {
  if (name[0] !== '#') return ENTITIES[name.toLowerCase()] ?? whole
  const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : ' '
}

const withoutMarkup = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,6});/g, entity)
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Text without tags, entities decoded, without control and direction marks, at most `most` characters. */
export const plainText = (text: string, most: number): string => withoutMarkup(text).slice(0, most)

/** The same for a description, whose lines stay lines; without empty ones. A tag that ends a line in HTML ends one here. */
export const plainLines = (text: string, most: number): string =>
  text
    .replace(/<br\s*\/?>|<\/(?:p|li|div)>/gi, '\n')
    .split(/\r\n?|\n/)
    .map(withoutMarkup)
    .filter(line => line !== '')
    .join('\n')
    .slice(0, most)

const LOCALE = /^[a-z]{2,3}([_-][a-z0-9]{2,8})*$/i
const CHINESE = 'zh_CN'

/** `en_us` as a BCP 47 tag; undefined if it is no language. */
function languageOf(locale: string): string | undefined {
  if (!LOCALE.test(locale)) return undefined
  const [language = '', region] = locale.toLowerCase().split(/[_-]/)
  if (language === 'zh') return CHINESE
  if (language === 'en') return 'en_US'
  return language === 'ar' || !region ? language : `${language}_${region.toUpperCase()}`
}

/** Translations as plain text of bounded length, a name by default; empty if all are empty. */
export function localizedTextOf(
  translations: Record<string, string>,
  most: number,
  clean: typeof plainText = plainText,
): LocalizedText {
  const texts: LocalizedText = {}
  for (const [locale, text] of Object.entries(translations)) {
    const language = languageOf(locale)
    const plain = clean(text, most)
    if (language && plain !== '') texts[language] ??= plain
  }
  return texts
}
