import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  BEST_QUALITY,
  languageAsked,
  languageOfVisit,
  type Precompressed,
  precompress,
} from '../../../platform/http/index.ts'
import { type Arrival, arrivalOf } from './arrival.ts'
import type { BuiltApp } from './built-app.ts'
import { writeFirstPage } from './document.ts'
import { type Opening, sendOpeningPage } from './opening.ts'
import type { OtherHosts } from './policy.ts'
import { createShown, type FaceDeps, numberIn } from './shown.ts'
import type { VisitMarkers } from './visit-markers.ts'
import { observing } from '../../../platform/observe/index.ts'

interface Page {
  bytes: Precompressed
  policy: string
  etag: string
}

export interface PageDeps extends FaceDeps {
  /** Undefined where the app is not built. */
  app: BuiltApp | undefined
  /** The brand of a request that names none. */
  firstBrand(): Promise<number | undefined>
  opening: Opening
  markers: VisitMarkers
  hosts: OtherHosts
}

interface Built {
  app: BuiltApp
}

/** Bounds the memory: a page is some 90 kB with its encodings. */
const MAX_KEPT = 250
/** All addresses without a route share one page: arbitrary addresses must not fill the cache. */
const NO_ROUTE = '/error'
const PAGE = 'text/html; charset=utf-8'

/** A page's address: letters, no extension. An address with an extension is a file. */
const isPagePath = (path: string): boolean => /^\/(?:[A-Za-z][\w-]*(?:\/[\w-]+){0,3})?$/.test(path)

/** A page request after the address is resolved. */
interface Request {
  path: string
  corporationId: number
  query: URLSearchParams
  language: string
}

/** Writes first pages once per brand, version, language, route and data shown, and caches their compressed bytes. */
export function createPages(deps: Pick<PageDeps, 'starts' | 'hosts' | keyof FaceDeps> & Built) {
  const cache = new Map<string, Promise<Page>>()
  const { app, starts, hosts } = deps
  const shownOn = createShown(deps)

  const write = async (input: Parameters<typeof writeFirstPage>[0]): Promise<Page> => {
    const { html, policy } = writeFirstPage(input)
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`
    // The first visitor's page fits the 14 kB that a new connection sends without waiting.
    return { bytes: await precompress(html, PAGE, BEST_QUALITY), policy, etag }
  }

  return async ({ path, corporationId, query, language }: Request) => {
    const started = await starts.of(corporationId, language)
    if (!started) return undefined
    const { info } = started
    const shown = await shownOn({ path, corporationId, query, language: info.translation.language })
    const key = `${corporationId} ${info.version} ${path} ${shown.key}`
    const known = cache.get(key)
    observing.meter?.cache('pages', known !== undefined)
    if (known) return known
    if (cache.size >= MAX_KEPT) cache.delete(cache.keys().next().value ?? key)
    const page = write({ app, path, info, hosts, ...shown })
    cache.set(key, page)
    page.catch(() => cache.delete(key))
    return page
  }
}

/** The policy of a page; the console of the same origin may frame the preview of a menu draft. X3 */
const policyFor = (request: FastifyRequest, policy: string): string =>
  isPreview(request) ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy

function sendPage(request: FastifyRequest, reply: FastifyReply, { bytes, policy, etag }: Page): FastifyReply {
  reply
    .header('content-security-policy', policyFor(request, policy))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('etag', etag)
    .header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(self)')
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
  const { body, encoding } = bytes.for(request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.header('content-type', PAGE).send(body)
}

/** The page a request arrives at. */
function arrivalAt(
  { url, headers }: FastifyRequest,
  path: string,
  { corporationId, app, markers }: Pick<PageDeps, 'markers'> & Built & { corporationId: number },
): Arrival {
  const search = searchOf(url)
  return arrivalOf({ path, search, corporationId, cookies: headers.cookie }, app.isRoute, markers)
}

const isPreview = ({ url }: FastifyRequest): boolean => new URLSearchParams(searchOf(url)).has('preview')

const searchOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

const isMarker = (setCookie: string): boolean => setCookie.startsWith('ms=')

/** The brand a page address names (`g`), else the first; undefined while there is none. */
async function brandAt({ url }: FastifyRequest, { firstBrand }: PageDeps): Promise<number | undefined> {
  return numberIn(new URLSearchParams(searchOf(url)).get('g')) ?? firstBrand()
}

/** Answers a page address of the built app. */
function pageAnswer(deps: PageDeps, app: BuiltApp) {
  const pageOf = createPages({ ...deps, app })
  return async (request: FastifyRequest, reply: FastifyReply, path: string, corporationId: number) => {
    const arrival = arrivalAt(request, path, { ...deps, app, corporationId })
    const known = app.isRoute(arrival.path)
    const route = known ? arrival.path : NO_ROUTE
    const wanted = { path: route, query: arrival.query, language: languageAsked(request) }
    const page =
      (await pageOf({ ...wanted, corporationId })) ??
      (await pageOf({ ...wanted, corporationId: (await deps.firstBrand()) ?? 0 }))
    if (!page) return reply.callNotFound()
    // Only the address bar's own request is an arrival: a request by the app's script only renews the marker.
    const cookies = request.method === 'HEAD' ? arrival.setCookies.filter(isMarker) : arrival.setCookies
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    return sendPage(request, reply.status(known ? 200 : 404), page)
  }
}

/**
 * Answers every page address with its first page (an unknown one with 404, which the app shows), or that the restaurant opens
 * soon; a missing file is not found.
 */
export function bindPages(server: FastifyInstance, deps: PageDeps): void {
  const answer = deps.app && pageAnswer(deps, deps.app)
  server.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (!isPagePath(path)) return reply.callNotFound()
    const corporationId = await brandAt(request, deps)
    // The console shows the app as it will be once it has opened.
    const shows = isPreview(request) && (await deps.firstBrand()) !== undefined
    const opening = shows ? undefined : await deps.opening(corporationId, languageOfVisit(request))
    if (opening) return sendOpeningPage(reply, opening)
    return answer ? answer(request, reply, path, corporationId ?? 0) : reply.callNotFound()
  })
}
