import type { BrandLocale, LocaleId, Translation } from '@comanda/messages'
import { addTexts } from './texts.ts'

export type Bundle = 'first' | 'rest'
type Map = Translation['map']
/** Loads the brand's own texts in a language. */
type LoadOwnTexts = (language: string) => Promise<Map>

const bundles: Record<LocaleId, Record<Bundle, () => Promise<Map>>> = {
  en_US: {
    first: () => import('@comanda/messages/en-US/first').then(m => m.first),
    rest: () => import('@comanda/messages/en-US/rest').then(m => m.rest),
  },
  zh_CN: {
    first: () => import('@comanda/messages/zh-CN/first').then(m => m.first),
    rest: () => import('@comanda/messages/zh-CN/rest').then(m => m.rest),
  },
  ar: {
    first: () => import('@comanda/messages/ar/first').then(m => m.first),
    rest: () => import('@comanda/messages/ar/rest').then(m => m.rest),
  },
}

/** The bundles of a language; one that is not built in uses those the server says. ETC-1 */
const bundleOf = (id: string) => bundles[id as LocaleId] ?? bundles[(fromServer?.builtIn as LocaleId) ?? 'en_US']

let fromServer: Translation | undefined
let loadOwn: LoadOwnTexts = () => Promise.resolve({})
const loading = new Map<string, Promise<void>>()

/**
 * Adds texts embedded by the server, which override built-in ones; `ownTexts` loads the brand's in other languages. If they contain the first bundle, it is not
 * fetched. ETC-1
 */
export function applyServerTexts(translation: Translation, ownTexts = loadOwn): void {
  fromServer = translation
  loadOwn = ownTexts
  addTexts(translation.language, {}, translation.map)
  if ('ui.back' in translation.map) loading.set(`${translation.language} first`, Promise.resolve())
}

/** Loads a bundle of texts, once. */
export function loadTexts(locale: BrandLocale, bundle: Bundle): Promise<void> {
  const name = `${locale.id} ${bundle}`
  const loaded = loading.get(name)
  if (loaded) return loaded
  const over = fromServer?.language === locale.id ? fromServer.map : loadOwn(locale.id)
  const fetched = Promise.all([bundleOf(locale.id)[bundle](), over]).then(texts => addTexts(locale.id, ...texts))
  loading.set(name, fetched)
  fetched.catch(() => loading.delete(name))
  return fetched
}
