import { notices as ar } from './ar/notices/index.ts'
import { notices as en } from './en-US/notices/index.ts'
import { format, type Params } from './format.ts'
import { localeOf } from './locales.ts'
import { notices as zh } from './zh-CN/notices/index.ts'

/** The notices there are: each has a subject and a text. */
export type NoticeName = keyof typeof en extends infer Key
  ? Key extends `notice.${infer Name}.subject`
    ? Name
    : never
  : never

const maps: Record<string, Readonly<Record<string, string>>> = { en_US: en, zh_CN: zh, ar }

/** The text of a key in a language, with `params` filled in; for the server only. */
export function noticeText(language: string, key: string, params: Params = {}): string {
  const { id } = localeOf(language)
  return format({ language: id, map: maps[id] ?? en }, key, params)
}

/** One text out of its translations, in a language of the product (English for any other), with `params` filled in. */
export function fillText(
  texts: Readonly<Record<'en_US' | 'zh_CN' | 'ar', string>>,
  language: string,
  params: Params = {},
): string {
  const { id } = localeOf(language)
  return format({ language: id, map: { ...texts } }, id, params)
}
