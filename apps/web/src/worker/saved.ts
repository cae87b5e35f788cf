import { filesIn, replacedPages, savedPageAddress } from './handling.ts'

/** Names of this build's caches: another build's are deleted when it takes over, so that pages and files always fit. */
export const cachesOf = (build: string) => ({ pages: `comanda-pages-${build}`, files: `comanda-files-${build}` })

export const isOtherBuild = (name: string, build: string): boolean =>
  /^comanda-(?:pages|files)-/.test(name) && !Object.values(cachesOf(build)).includes(name)

/** A page's request to the worker to save it. */
export interface SaveRequest {
  save: {
    /** Address of the page. */
    page: string
    /** Address of the page for everything that is not saved, in the guest's language. */
    offlinePage: string
    /** Files the page has loaded. */
    files: string[]
  }
}

export const isSaveRequest = (data: unknown): data is SaveRequest =>
  typeof data === 'object' && data !== null && 'save' in data

/** The key of the page for everything that is not saved. */
const OFFLINE = '/offline'

/** How long the requests of a page, and then those of its files, may take, in ms; what is missing is saved at the next visit. */
const SAVE_MS = 30_000

/** Ends requests after `SAVE_MS`, or when `stop` does. */
function limit(stop: AbortSignal): AbortSignal {
  const ending = new AbortController()
  const end = () => ending.abort()
  setTimeout(end, SAVE_MS)
  if (stop.aborted) end()
  stop.addEventListener('abort', end)
  return ending.signal
}

/** Pictures and files at most, beside those of the build: a menu has some hundred dishes. */
const MAX_FILES = 400

async function saveFiles(cache: Cache, files: readonly string[], signal: AbortSignal): Promise<void> {
  const known = new Set((await cache.keys()).map(({ url }) => url))
  const missing = [...new Set(files)].filter(file => !known.has(new URL(file, location.origin).href))
  const next = missing.slice(0, Math.max(0, MAX_FILES - known.size))
  await Promise.allSettled(next.map(file => cache.add(new Request(file, { signal }))))
}

/** Saves a page, in the language the guest chose; the server writes nothing personal into it. @throws without a connection */
async function savePage(pages: Cache, address: string, key: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(address, { cache: 'no-cache', signal })
  if (!response.ok || response.redirected) return []
  const files = filesIn(await response.clone().text())
  await pages.put(key, response)
  return files
}

/** Saves the page with its files, those the menu may load later, and the page for everything else; until `stop`. APP-3 */
export async function save(
  build: string,
  parts: readonly string[],
  { save: pageToSave }: SaveRequest,
  stop: AbortSignal,
): Promise<void> {
  const names = cachesOf(build)
  const [pages, files] = await Promise.all([caches.open(names.pages), caches.open(names.files)])
  const address = savedPageAddress(new URL(pageToSave.page, location.origin))
  const ofPages = limit(stop)
  const named = await Promise.allSettled([
    savePage(pages, pageToSave.offlinePage, OFFLINE, ofPages),
    ...(address === undefined ? [] : [savePage(pages, address, address, ofPages)]),
  ])
  const addresses = [
    ...named.flatMap(one => (one.status === 'fulfilled' ? one.value : [])),
    ...(address === undefined ? [] : [...parts, ...pageToSave.files]),
  ]
  await saveFiles(files, addresses, limit(stop))
  if (address === undefined) return
  const saved = (await pages.keys()).map(({ url }) => url.slice(location.origin.length))
  await Promise.all(replacedPages(address, saved).map(one => pages.delete(one)))
}

/** The saved copy of a page. */
export async function savedPage(build: string, url: URL): Promise<Response | undefined> {
  const address = savedPageAddress(url)
  return address === undefined
    ? undefined
    : (await caches.open(cachesOf(build).pages)).match(address, { ignoreVary: true })
}

/** The page shown for everything that is not saved. */
export const offlinePage = async (build: string): Promise<Response | undefined> =>
  (await caches.open(cachesOf(build).pages)).match(OFFLINE, { ignoreVary: true })

export const savedFile = async (build: string, request: Request): Promise<Response | undefined> =>
  (await caches.open(cachesOf(build).files)).match(request, { ignoreVary: true })
