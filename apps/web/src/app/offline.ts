import { currentLocale } from '../platform/i18n/texts.ts'
import { whenIdle } from '../platform/device/idle.ts'
import { noteLive, savedAt } from '../platform/offline/saved-state.ts'
import { saveAnswer } from '../platform/offline/saved-answers.ts'
import { watchAnswers } from '../platform/send/answers.ts'
import { formerRegistration, hasServiceWorkers, registerWorker } from '../platform/device/service-worker.ts'
import { startup } from '../platform/startup.ts'
import { onLocation } from './current-location.ts'

/** Pictures saved with a menu at most. */
const MAX_PICTURES = 120

/** Files of this origin that the page has loaded. */
function loadedFiles(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter(name => name.startsWith(`${location.origin}/`))
    .map(name => name.slice(location.origin.length))
  const pictures = paths.filter(path => path.startsWith('/media/')).slice(0, MAX_PICTURES)
  return [...paths.filter(path => /^\/(?:assets|icons)\//.test(path)), ...pictures]
}

function offlinePageAddress(): string {
  const query = new URLSearchParams({ lang: currentLocale().id })
  const brand = startup()?.corporation.corporationId
  if (brand !== undefined) query.set('g', String(brand))
  return `/offline?${query}`
}

/** Requests the worker to save the displayed content. */
function askToSave(worker: ServiceWorker | null): void {
  const page = location.pathname + location.search
  worker?.postMessage({ save: { page, offlinePage: offlinePageAddress(), files: loadedFiles() } })
}

/** After a page is shown, its pictures and parts load for a while. */
const SETTLED_MS = 2500

async function keepSaved(): Promise<void> {
  await registerWorker()
  const { active } = await navigator.serviceWorker.ready
  let timer: ReturnType<typeof setTimeout> | undefined
  let current = active
  const saveSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(() => savedAt() === undefined && askToSave(current)), SETTLED_MS)
  }
  onLocation(saveSoon)
  // A new version's worker has an empty cache.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    current = navigator.serviceWorker.controller
    saveSoon()
  })
  saveSoon()
  const former = await formerRegistration()
  if (former && !(await former.pushManager?.getSubscription())) await former.unregister()
}

/** The server answers again: everything shown from the cache is requested. */
async function comeBack(): Promise<void> {
  noteLive()
  const { refetchAll } = await import('../platform/cache/queries.ts')
  refetchAll()
}

/**
 * Saves the displayed content for reading without a connection. Runs after the first page is shown and its code is idle; nothing
 * is saved in data-saving mode or in the console's preview. APP-2, APP-3
 */
export function prepareForOffline(): void {
  if (/[?&]preview=/.test(location.search) || !('caches' in globalThis)) return
  watchAnswers(answer => {
    if (savedAt() !== undefined) void comeBack().catch(() => {})
    saveAnswer(answer).catch(() => {})
  })
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (hasServiceWorkers() && !connection?.saveData) keepSaved().catch(() => {})
}
