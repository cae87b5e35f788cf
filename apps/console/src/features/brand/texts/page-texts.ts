import { inLanguage } from '@comanda/domain/money'

/** A text on a page of the brand. */
export interface PageText {
  decorationPageId: string
  text: string
}

const LANGUAGE = /^[a-z]{2,3}([_-][A-Za-z0-9]+)*$/

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A text in several languages: its keys are language tags. */
const isLocalized = (value: Record<string, unknown>): value is Record<string, string> =>
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => LANGUAGE.test(key) && typeof text === 'string') &&
  Object.keys(value).some(key => key === 'ar' || key.includes('_'))

/** Every text in several languages inside a value, in one of them. */
function textsIn(value: unknown, language: string): string[] {
  if (Array.isArray(value)) return value.flatMap(one => textsIn(one, language))
  if (!isObject(value)) return []
  if (isLocalized(value)) return [inLanguage(value, language)]
  return Object.values(value).flatMap(one => textsIn(one, language))
}

/** The texts of the brand's pages that contain a search, each once a page. They are edited on their pages. SETUP-7 */
export function textsOfPages(
  pages: readonly { page: { decorationPageId: string; components: readonly unknown[] } }[],
  { search, language }: { search: string; language: string },
): PageText[] {
  const words = search.trim().toLowerCase()
  if (words.length < 2) return []
  return pages.flatMap(({ page: { decorationPageId, components } }) =>
    [...new Set(textsIn(components, language))]
      .filter(text => text.toLowerCase().includes(words))
      .map(text => ({ decorationPageId, text })),
  )
}
