import { isShare, shareTarget } from '@comanda/domain/navigation'
import { VISIT_SECONDS, type VisitMarkers } from './visit-markers.ts'

/** A request for a page, and what the browser sent with it. */
interface PageRequest {
  path: string
  /** Query string with its `?`, or empty. */
  search: string
  corporationId: number
  cookies: string | undefined
}

/** The page to serve, with the address it has and the cookies that tell the app. */
export interface Arrival {
  path: string
  query: URLSearchParams
  setCookies: string[]
}

const markerIn = (cookies: string | undefined): string | undefined => /(?:^|;\s*)ms=([^;]+)/.exec(cookies ?? '')?.[1]

const cookie = (name: string, value: string, seconds: number, path = '/'): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax`

/** How long (seconds) the page may take to read its address. */
const ARRIVAL_SECONDS = 60

const withMarker = (query: URLSearchParams, marker: string): URLSearchParams => {
  const next = new URLSearchParams(query)
  next.set('ms', marker)
  return next
}

/** The phone's marker for the target, and the cookie that stores a new one or removes an expired one. NAV-7 */
function markerFor(target: URLSearchParams, { corporationId, cookies }: PageRequest, markers: VisitMarkers) {
  const stored = markerIn(cookies)
  const own = stored !== undefined && markers.isValid(corporationId, stored) ? stored : undefined
  const named = target.get('ms')
  if (named === null && own === undefined && target.get('tableId')) {
    const issued = markers.issue(corporationId)
    return { marker: issued, setCookies: [cookie('ms', issued, VISIT_SECONDS)] }
  }
  const expired = stored !== undefined && own === undefined
  return { marker: named ?? own, setCookies: expired ? [cookie('ms', '', 0)] : [] }
}

/**
 * Resolves a page request: a share becomes the page it leads to, so that it needs no round trip of its own, and opening
 * a table's code without a marker starts a visit. Codes printed before there were shares name the menu itself. The cookie
 * `arrival` holds the address for the page's script when it differs from the requested one. NAV-1, NAV-7
 */
export function arrivalOf(request: PageRequest, isRoute: (path: string) => boolean, markers: VisitMarkers): Arrival {
  const { path, search } = request
  const share = isShare(path)
  const target = new URL(share ? shareTarget(search, isRoute) : `${path}${search}`, 'http://app.invalid')
  const { marker, setCookies } = markerFor(target.searchParams, request, markers)
  const start = share || target.searchParams.get('tableId')
  const query =
    start && marker !== undefined && !target.searchParams.has('ms')
      ? withMarker(target.searchParams, marker)
      : target.searchParams
  if (!share && query === target.searchParams) return { path, query, setCookies }
  const text = query.toString()
  const address = text === '' ? target.pathname : `${target.pathname}?${text}`
  setCookies.push(cookie('arrival', encodeURIComponent(address), ARRIVAL_SECONDS, path))
  return { path: target.pathname, query, setCookies }
}
