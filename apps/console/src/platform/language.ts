import { type LocaleId, localeOf, type Translation } from '@comanda/messages'
import { addTexts, setLocale } from '@comanda/web/i18n'

const KEY = 'console.locale'

const maps: Record<LocaleId, () => Promise<Translation['map']>> = {
  en_US: () => import('@comanda/messages/en-US/staff').then(m => m.staff),
  zh_CN: () => import('@comanda/messages/zh-CN/staff').then(m => m.staff),
  ar: () => import('@comanda/messages/ar/staff').then(m => m.staff),
}

/** Loads the words of the language chosen here, else of the browser's. */
export async function loadTexts(): Promise<void> {
  const locale = localeOf(localStorage.getItem(KEY) ?? navigator.language)
  addTexts(locale.id, await maps[locale.id](), {})
  setLocale(locale)
}

/** Stores another language and reloads. */
export function chooseLanguage(id: LocaleId): void {
  localStorage.setItem(KEY, id)
  location.reload()
}
