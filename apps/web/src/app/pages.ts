import type { ComponentType } from 'react'
import { currentLocale } from '../platform/i18n/words.ts'
import { loadWords } from '../platform/i18n/load.ts'
import { pathOf } from '../platform/paths/index.ts'
import { pageIsThere } from './here.ts'
import { pageFileOf, routeOf } from './route-table.ts'

type PageModule = { Page: ComponentType }

/** A page's file is named as its path and loaded when a guest goes there. */
const files = import.meta.glob<PageModule>('../pages/*.tsx')

const loading = new Map<string, Promise<void>>()

/** The file of a route's page; the error page where there is no such route. NAV-12 */
const fileOf = (path: string): string => `../pages/${routeOf(path) ? pageFileOf(path) : 'error'}.tsx`

/** Fetches a route's code and words, once. An unknown path gets the error page. NAV-12 */
export function fetchPage(path: string): Promise<void> {
  const there = loading.get(path)
  if (there) return there
  const file = files[fileOf(path)]
  if (!file) return Promise.reject(new Error(`no page for ${path}`))
  const words = routeOf(path)?.words ?? 'rest'
  const fetched = Promise.all([
    file(),
    loadWords(currentLocale(), 'first'),
    words === 'rest' && loadWords(currentLocale(), 'rest'),
  ])
    .then(([module]) => {
      pageIsThere(path, module.Page)
    })
    .catch((error: unknown) => {
      loading.delete(path)
      throw error
    })
  loading.set(path, fetched)
  return fetched
}

/** Fetches what a target needs, ahead of a tap; a failure is met when it matters. */
export const fetchAhead = (target: string): void => void fetchPage(pathOf(target)).catch(() => {})
