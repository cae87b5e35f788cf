import type { ComponentType } from 'react'
import { currentLocale } from '../platform/i18n/texts.ts'
import { loadTexts } from '../platform/i18n/load.ts'
import { pathOf } from '../platform/paths/index.ts'
import { storeLoadedPage } from './current-location.ts'
import { pageFileOf, routeOf } from './route-table.ts'

type PageModule = { Page: ComponentType }

/** Pages, each in the folder of its context, loaded when they are opened. Parts of pages are one folder deeper. */
const files = Object.entries(import.meta.glob<PageModule>('../pages/*/*.tsx'))

const loading = new Map<string, Promise<void>>()

/** Loader of a route; the error page for an unknown route. NAV-12 */
const loaderOf = (path: string) =>
  files.find(([file]) => file.endsWith(`/${routeOf(path) ? pageFileOf(path) : 'error'}.tsx`))?.[1]

/** Loads the code and texts of a route, once. An unknown path loads the error page. NAV-12 */
export function fetchPage(path: string): Promise<void> {
  const loaded = loading.get(path)
  if (loaded) return loaded
  const load = loaderOf(path)
  if (!load) return Promise.reject(new Error(`no page for ${path}`))
  const text = routeOf(path)?.texts ?? 'rest'
  const fetched = Promise.all([
    load(),
    loadTexts(currentLocale(), 'first'),
    text === 'rest' && loadTexts(currentLocale(), 'rest'),
  ])
    .then(([module]) => {
      storeLoadedPage(path, module.Page)
    })
    .catch((error: unknown) => {
      loading.delete(path)
      throw error
    })
  loading.set(path, fetched)
  return fetched
}

/** Loads what a target needs before a tap; a failure is handled when the target is opened. */
export const fetchAhead = (target: string): void => void fetchPage(pathOf(target)).catch(() => {})
