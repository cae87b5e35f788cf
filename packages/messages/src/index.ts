import type { first } from './en-US/first.ts'
import type { rest } from './en-US/rest.ts'
import type { staff } from './en-US/staff.ts'

export { format, formatNumber, type Params, type Translation } from './format.ts'
export { type BrandLocale, type Locale, type LocaleId, localeNamed, localeOf, locales } from './locales.ts'

/** Every key a screen may ask words for. */
export type MessageKey = keyof typeof first | keyof typeof rest | keyof typeof staff

/** Whether a key is one of an e-mail, SMS or push message, which the server alone writes. */
export const isNoticeKey = (key: string): boolean => key.startsWith('notice.')

/** Whether a key is one of a refusal, a receipt or a wallet pass, which the server alone writes. */
export const isServerKey = (key: string): boolean => /^(?:refusal|receipt|walletPass)\./.test(key)

/** The same keys in another language: one that is missing, or one too many, does not compile. */
export type WordsLike<English> = { readonly [K in keyof English]: string }
