import type { ComponentType } from 'react'
import { currentLocale } from '../platform/i18n/texts.ts'
import { loadTexts } from '../platform/i18n/load.ts'
import { pathOf } from '../platform/paths/index.ts'
import { pageIsThere } from './here.ts'
import { pageFileOf, routeOf } from './route-table.ts'

type PageModule = { Page: ComponentType }

/** The pages, each in the folder of its context, loaded when a guest goes there. Parts of pages are one folder deeper. */
const files = Object.entries(import.meta.glob<PageModule>('../pages/*/*.tsx'))

const loading = new Map<string, Promise<void>>()

/** Loads the page of a route; the error page where there is no such route. NAV-12 */
const loaderOf = (path: string) =>
  files.find(([file]) => file.endsWith(`/${routeOf(path) ? pageFileOf(path) : 'error'}.tsx`))?.[1]

/** Fetches a route's code and words, once. An unknown path gets the error page. NAV-12 */
export function fetchPage(path: string): Promise<void> {
  const there = loading.get(path)
  if (there) return there
  const load = loaderOf(path)
  if (!load) return Promise.reject(new Error(`no page for ${path}`))
  const words = routeOf(path)?.texts ?? 'rest'
  const fetched = Promise.all([
    load(),
    loadTexts(currentLocale(), 'first'),
    words === 'rest' && loadTexts(currentLocale(), 'rest'),
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
