import type { WorkerFetchEvent, WorkerScope } from './events.ts'
import { handlingOf } from './handling.ts'
import { showPushes } from './notifications.ts'
import { isOtherBuild, isSaveRequest, offlinePage, save, savedFile, savedPage } from './saved.ts'
import { takeOverAtOnce } from './versions.ts'

/** Set by the build: its id, and the files that the menu loads on demand. */
declare const __BUILD__: string
declare const __PARTS__: string[]

const worker = self as unknown as WorkerScope

/** How long a page that is saved waits for the server, in ms; then a slow connection counts as none. */
const PATIENCE = 8000

/** Pages that came from the cache. Forgotten when the browser ends the worker; the phone is then usually offline for it too. */
const fromSavedPage = new Set<string>()

const never = new Promise<never>(() => {})

/** The server's answer to a navigation, which the browser requests while the worker starts. */
const answerFromServer = async (event: WorkerFetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request)

/** The server's page; else the saved one; else the offline page. APP-2 */
async function answerPage(event: WorkerFetchEvent): Promise<Response> {
  const url = new URL(event.request.url)
  const fromServer = answerFromServer(event)
  const fromCache = async (pages: readonly (() => Promise<Response | undefined>)[]) => {
    for (const page of pages) {
      const saved = await page().catch(() => undefined)
      if (saved) return saved
    }
    return undefined
  }
  const own = () => savedPage(__BUILD__, url)
  const late = async () => {
    await new Promise(resolve => setTimeout(resolve, PATIENCE))
    return { page: (await fromCache([own])) ?? (await never), isSaved: true }
  }
  try {
    const { page, isSaved } = await Promise.race([fromServer.then(page => ({ page, isSaved: false })), late()])
    if (isSaved) fromSavedPage.add(event.resultingClientId)
    return page
  } catch (error) {
    const saved = await fromCache([own, () => offlinePage(__BUILD__)])
    if (!saved) throw error
    fromSavedPage.add(event.resultingClientId)
    return saved
  }
}

const answerFile = async ({ request }: WorkerFetchEvent): Promise<Response> =>
  (await savedFile(__BUILD__, request)) ?? fetch(request)

const replaced = takeOverAtOnce(worker)

worker.addEventListener('activate', event => {
  const takeOver = async () => {
    const former = (await caches.keys()).filter(name => isOtherBuild(name, __BUILD__))
    await Promise.all(former.map(name => caches.delete(name)))
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }
  event.waitUntil(takeOver())
})

worker.addEventListener('message', event => {
  if (isSaveRequest(event.data)) event.waitUntil(save(__BUILD__, __PARTS__, event.data, replaced))
})

worker.addEventListener('fetch', event => {
  const { method, mode, url } = event.request
  const handling = handlingOf({
    method,
    mode,
    url: new URL(url),
    origin: worker.location.origin,
    isOnline: worker.navigator.onLine,
    isFromSavedPage: fromSavedPage.has(event.clientId),
  })
  if (handling === 'server') event.respondWith(answerFromServer(event))
  if (handling === 'page') event.respondWith(answerPage(event))
  if (handling === 'file') event.respondWith(answerFile(event))
})

showPushes(worker)
