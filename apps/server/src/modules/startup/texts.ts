import { locales, type LocaleId } from '@comanda/messages'
import { first as ar } from '@comanda/messages/ar/first'
import { first as en } from '@comanda/messages/en-US/first'
import { first as zh } from '@comanda/messages/zh-CN/first'
import { builtInUnder, ownAppTexts } from '../../platform/brand-texts.ts'
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

/** Texts of one language; the brand's own override the built-in ones, whichever namespace they belong to. ETC-1 */
export async function textsIn(
  { texts, languages = [] }: TextSettings,
  language: string,
  namespace: TextNamespace = 'first',
): Promise<Record<string, string>> {
  const id = builtInUnder(language, languages)
  const own = ownAppTexts({ texts, languages }, language)
  const first = namespace === 'first' || namespace === 'all' ? firstTexts[id] : {}
  const rest = namespace === 'rest' || namespace === 'all' ? await restTexts[id]() : {}
  return { ...first, ...rest, ...own }
}

/** Texts by language: of one of the brand's or built-in languages, else of every built-in one. */
export async function textMaps(
  settings: TextSettings,
  language: string | undefined,
  namespace: TextNamespace = 'all',
): Promise<Record<string, Record<string, string>>> {
  const ids = language === undefined ? Object.keys(locales) : [language]
  const maps = await Promise.all(ids.map(async id => [id, await textsIn(settings, id, namespace)] as const))
  return Object.fromEntries(maps)
}
