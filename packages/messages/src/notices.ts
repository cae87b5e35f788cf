import { notices as ar } from './ar/notices/index.ts'
import { notices as en } from './en-US/notices/index.ts'
import { format, type Params } from './format.ts'
import { isNoticeKey } from './index.ts'
import { type LocaleId, localeOf } from './locales.ts'
import { notices as zh } from './zh-CN/notices/index.ts'

/** The notices there are: each has a subject and a text. */
export type NoticeName = keyof typeof en extends infer Key
  ? Key extends `notice.${infer Name}.subject`
    ? Name
    : never
  : never

type Texts = Readonly<Record<string, string>>

const maps: Readonly<Record<LocaleId, Texts>> = { en_US: en, zh_CN: zh, ar }

/** A text inside another one: it is filled in with that one, so that a brand's own wording applies to both. */
export interface NoticePart {
  /** Its key. */
  part: string
  params?: Params
}

export type NoticeParams = Readonly<Record<string, string | number | NoticePart>>

/** Texts by key in one language. */
export interface TextLayer {
  language: string
  texts: Texts
}

/** The built-in texts of notices that brands may reword. */
export const noticeTexts = (language: LocaleId): Record<string, string> =>
  Object.fromEntries(Object.entries(maps[language]).filter(([key]) => isNoticeKey(key)))

const ownNotices = (texts: Texts | undefined): Texts =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([key, text]) => isNoticeKey(key) && text.trim() !== ''))

/**
 * The texts of notices in these languages, the first before the others: a brand's own before the built-in ones of each.
 * SETUP-7
 */
export const noticeLayers = (
  languages: readonly string[],
  own: Readonly<Record<string, Texts>> = {},
): readonly TextLayer[] =>
  languages.flatMap(language => [
    { language, texts: ownNotices(own[language]) },
    ...(language in maps ? [{ language, texts: maps[language as LocaleId] }] : []),
  ])

/** Languages, best first, and a brand's own texts by language and key. */
export interface Wording {
  languages: readonly string[]
  own?: Readonly<Record<string, Texts>> | undefined
}

/** A text in the first of these languages that has one, with `params` filled in: a brand's own before the built-in one. SETUP-7 */
export function wordedText(
  key: string,
  builtIn: Readonly<Record<LocaleId, string>>,
  { languages, own = {} }: Wording,
  params: Params = {},
): string {
  for (const language of languages) {
    const text = own[language]?.[key] ?? builtIn[language as LocaleId]
    if (text !== undefined) return format({ language, map: { [key]: text } }, key, params)
  }
  return fillText(builtIn, 'en_US', params)
}

/** The text of a key in the first layer that has it, with `params` filled in; the key itself if none has it. */
export function layeredText(layers: readonly TextLayer[], key: string, params: NoticeParams = {}): string {
  const { language, texts } = layers.find(layer => layer.texts[key] !== undefined) ?? { language: 'en_US', texts: {} }
  const filled = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? layeredText(layers, value.part, value.params) : value,
  ])
  return format({ language, map: texts }, key, Object.fromEntries(filled) as Params)
}

/** The built-in text of a key in a language, with `params` filled in; for the server only. */
export function noticeText(language: string, key: string, params: NoticeParams = {}): string {
  const { id } = localeOf(language)
  return layeredText([{ language: id, texts: maps[id] }], key, params)
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
