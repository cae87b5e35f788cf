/** A language as it is named on the wire, in storage and in `Words`. ETC-1 */
export type LocaleId = 'en_US' | 'zh_CN' | 'ar'

export interface Locale {
  id: LocaleId
  /** BCP 47, for `lang` and `Intl`. Digits are Latin in every language, so that prices and typed numbers look the same. */
  tag: string
  intl: string
  dir: 'ltr' | 'rtl'
  /** The language's name in itself. */
  name: string
}

export const locales: Readonly<Record<LocaleId, Locale>> = {
  en_US: { id: 'en_US', tag: 'en-US', intl: 'en-US', dir: 'ltr', name: 'English' },
  zh_CN: { id: 'zh_CN', tag: 'zh-CN', intl: 'zh-CN', dir: 'ltr', name: '中文' },
  ar: { id: 'ar', tag: 'ar', intl: 'ar-u-nu-latn', dir: 'rtl', name: 'العربية' },
}

const byLanguage: Readonly<Record<string, LocaleId>> = { en: 'en_US', zh: 'zh_CN', ar: 'ar' }

/**
 * The nearest locale to the requested tag (`zh`, `zh-Hans`, `zh_CN`, `en-GB`, ...); `en_US` if the language is not built in.
 * ETC-1
 */
export const localeOf = (asked: string | undefined): Locale =>
  locales[byLanguage[asked?.slice(0, 2).toLowerCase() ?? ''] ?? 'en_US']

/** A language of a brand: a built-in one, or any other by its BCP 47 tag. */
export interface BrandLocale extends Omit<Locale, 'id'> {
  id: string
}

const RIGHT_TO_LEFT = /^(?:ar|arc|ckb|dv|fa|ha-arab|he|khw|ks|ku-arab|ps|sd|ug|ur|yi)(?:-|$)/i

/** A language by its id (`en_US`) or BCP 47 tag (`fr`, `pt-BR`): its own data, never those of a fallback. ETC-1 */
export function localeNamed(id: string): BrandLocale {
  const builtIn = locales[id as LocaleId] as Locale | undefined
  if (builtIn) return builtIn
  const tag = id.replaceAll('_', '-')
  const name = autonym(tag)
  return { id, tag, intl: `${tag}-u-nu-latn`, dir: RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr', name }
}

/** The language's name in itself; the tag if it is unknown. */
function autonym(tag: string): string {
  try {
    const name = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return tag
  }
}
