import { locales, type LocaleId, localeOf } from '@comanda/messages'
import { first as ar } from '@comanda/messages/ar/first'
import { first as en } from '@comanda/messages/en-US/first'
import { first as zh } from '@comanda/messages/zh-CN/first'
import type { BrandSettings } from './brand.ts'

export type TextNamespace = 'first' | 'rest' | 'brand' | 'all'
type Texts = Readonly<Record<string, string>>

const firstTexts: Readonly<Record<LocaleId, Texts>> = { en_US: en, zh_CN: zh, ar }
/** Loaded at the first request for them. */
const restTexts: Readonly<Record<LocaleId, () => Promise<Texts>>> = {
  en_US: () => import('@comanda/messages/en-US/rest').then(({ rest }) => rest),
  zh_CN: () => import('@comanda/messages/zh-CN/rest').then(({ rest }) => rest),
  ar: () => import('@comanda/messages/ar/rest').then(({ rest }) => rest),
}

/** What the texts of a brand depend on. */
type TextSettings = Partial<Pick<BrandSettings, 'texts' | 'languages'>>

const isBuiltIn = (language: string): language is LocaleId => language in locales

/** The built-in language of a brand's language: itself, else the brand's first built-in one, else English. ETC-1 */
export function builtInUnder(language: string, languages: readonly string[]): LocaleId {
  if (isBuiltIn(language)) return language
  return languages.includes(language) ? (languages.find(isBuiltIn) ?? 'en_US') : localeOf(language).id
}

/** Texts of one language; the brand's own override the built-in ones, whichever namespace they belong to. ETC-1 */
export async function textsIn(
  { texts, languages = [] }: TextSettings,
  language: string,
  namespace: TextNamespace = 'first',
): Promise<Record<string, string>> {
  const id = builtInUnder(language, languages)
  const own = texts?.[languages.includes(language) ? language : id] ?? {}
  const first = namespace === 'first' || namespace === 'all' ? firstTexts[id] : {}
  const rest = namespace === 'rest' || namespace === 'all' ? await restTexts[id]() : {}
  return { ...first, ...rest, ...own }
}

/** Texts by language: of the language asked for, else of every language. */
export async function textMaps(
  settings: TextSettings,
  language: string | undefined,
  namespace: TextNamespace = 'all',
): Promise<Record<string, Record<string, string>>> {
  const ids = language === undefined ? Object.keys(locales) : [localeOf(language).id]
  const maps = await Promise.all(ids.map(async id => [id, await textsIn(settings, id, namespace)] as const))
  return Object.fromEntries(maps)
}
