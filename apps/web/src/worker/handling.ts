/** A request that a page of the app sends, as the worker sees it. */
export interface WorkerRequest {
  method: string
  /** `navigate`: the browser opens a page. */
  mode: string
  url: URL
  /** The worker's origin. */
  origin: string
  isOnline: boolean
  /** The page that sends it came from the cache, because the server could not be reached. */
  isFromSavedPage: boolean
}

/**
 * How the worker handles a request. `browser`: not at all, as if there were no worker. `server`: with the answer to the request that the
 * browser sends while the worker starts; unhandled, the browser would send it a second time. `page`: the same, from the cache only if
 * that fails. `file`: from the cache, else from the server.
 */
export type Handling = 'browser' | 'server' | 'page' | 'file'

/** Pages that may be opened by a provider with an answer in their address, and other apps of this origin. */
const NOT_SAVED = /^\/(?:adyen|payStatus|login|console|api|open|auth|dev|media|uploads|passes)(?:\/|$)/
const PROVIDER_ANSWER = ['code', 'state', 'token', 'redirectResult', 'preview']
/** A page's address: letters, no extension. */
const PAGE = /^\/(?:[A-Za-z][\w-]*(?:\/[\w-]+){0,3})?$/
/** Files whose address changes with their content. */
const FILE = /^\/(?:assets|media|icons)\//

/**
 * Only navigations are handled while the phone is online, and always from the server, so that the worker can neither delay nor change
 * what is shown. Calls are never handled. APP-2
 */
export function handlingOf({ method, mode, url, origin, isOnline, isFromSavedPage }: WorkerRequest): Handling {
  if (method !== 'GET' || url.origin !== origin) return 'browser'
  if (mode !== 'navigate') return FILE.test(url.pathname) && (isFromSavedPage || !isOnline) ? 'file' : 'browser'
  if (NOT_SAVED.test(url.pathname) || !PAGE.test(url.pathname)) return 'server'
  return PROVIDER_ANSWER.some(name => url.searchParams.has(name)) ? 'server' : 'page'
}

/** Pages besides the menu that show something without a connection: orders as last seen, and the member number. APP-6 */
const SHELLS = new Set(['/orderList', '/orderStatus', '/orderDetail', '/myQrCode'])

/**
 * The address a page is saved under: path, brand, store and way of ordering, because the server writes the same page for everything else in an address.
 * Undefined for pages that are not saved. APP-3
 */
export function savedPageAddress({ pathname, searchParams }: URL): string | undefined {
  const [brand, shopId, bizType] = [searchParams.get('g'), searchParams.get('shopId'), searchParams.get('bizType')]
  const query = new URLSearchParams(brand && /^\d+$/.test(brand) ? { g: brand } : {})
  if (pathname === '/storeIndex' && /^\d+$/.test(shopId ?? '') && /^\d+$/.test(bizType ?? '')) {
    query.set('shopId', shopId ?? '')
    query.set('bizType', bizType ?? '')
  } else if (!SHELLS.has(pathname)) return undefined
  const text = query.toString()
  return text === '' ? pathname : `${pathname}?${text}`
}

/** Saved pages to delete when `address` is saved: only the menu of the last store is kept. APP-3 */
export const replacedPages = (address: string, saved: readonly string[]): string[] =>
  address.startsWith('/storeIndex') ? saved.filter(one => one.startsWith('/storeIndex') && one !== address) : []

/** Addresses of the app's files that a page names. */
export const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/(?:assets|icons)\/[\w./?=-]+)"/g)].map(([, address = '']) => address)),
]
