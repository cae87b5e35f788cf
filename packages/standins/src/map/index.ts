import type { IncomingMessage, ServerResponse } from 'node:http'
import { FaultPlan, RequestLog } from '../control.ts'
import { sendFaulty } from '../faulty.ts'
import { closeNow, createServer, listenOnLoopback, readBody, sendJson } from '../loopback.ts'
import { autocompleteAnswer, detailsAnswer, geocodeAnswer, houseOfId } from './google.ts'
import { nominatimPlace, photonAnswer } from './photon.ts'
import { searchHouses } from './search.ts'
import { nearestHouse, type Position } from './streets.ts'
import { tileSvg } from './tiles.ts'

interface Route {
  operation: string
  /** The answer: a document, or a status without one. */
  answer(url: URL, req: IncomingMessage): Promise<object | number> | object | number
}

const TILE = /^\/tiles\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})\.svg$/
const DETAILS = '/v1/places/'

function positionIn(query: URLSearchParams, lat: string, lon: string): Position | undefined {
  const [latitude, longitude] = [Number(query.get(lat)), Number(query.get(lon))]
  return query.has(lat) && Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : undefined
}

const limitIn = (query: URLSearchParams): number => Math.min(40, Number(query.get('limit')) || 10)
const listIn = (text: string | null): string[] => (text ?? '').split(',').filter(part => part !== '')

/**
 * A double of geocoders and of a tile server on loopback: Photon, Nominatim, Google Places and Geocoding, and tiles of the demo's
 * cities as SVG. Operations for faults: `search`, `reverse`, `autocomplete`, `details`, `geocode`, `tile`.
 */
export class MapStandin {
  readonly faults = new FaultPlan()
  readonly requests = new RequestLog()
  private readonly googleKey: string
  private readonly server = createServer((req, res) => this.handle(req, res))
  address = ''

  constructor({ googleKey = 'standin' }: { googleKey?: string } = {}) {
    this.googleKey = googleKey
  }

  async listen(port = 0): Promise<string> {
    this.address = await listenOnLoopback(this.server, port)
    return this.address
  }

  close(): Promise<void> {
    return closeNow(this.server)
  }

  handle(req: IncomingMessage, res: ServerResponse): void {
    this.respond(req, res).catch((error: unknown) => {
      if (!res.headersSent) sendJson(res, 500, { error: String(error) })
    })
  }

  private async respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', 'http://localhost')
    const tile = TILE.exec(url.pathname)
    if (tile) return this.tile(res, tile.slice(1).map(Number))
    const route = this.routeOf(url)
    if (!route) return sendJson(res, 404, { error: 'unknown path' })
    const path = url.pathname + url.search
    this.requests.add({ at: Date.now(), method: req.method ?? '', path, idempotencyKey: undefined, body: undefined })
    const fault = this.faults.take(route.operation)
    const answer = await route.answer(url, req)
    if (typeof answer === 'number') return sendJson(res, answer, { error: { status: answer } })
    await sendFaulty(res, { status: 200, body: answer as Record<string, unknown> }, fault, body => body)
  }

  private routeOf({ pathname, searchParams }: URL): Route | undefined {
    if (pathname === '/api') return { operation: 'search', answer: photonSearch }
    if (pathname === '/search') return { operation: 'search', answer: nominatimSearch }
    if (pathname === '/reverse')
      return { operation: 'reverse', answer: searchParams.has('format') ? nominatimReverse : photonReverse }
    if (pathname === '/v1/places:autocomplete')
      return { operation: 'autocomplete', answer: async (_, req) => this.autocomplete(req) }
    if (pathname.startsWith(DETAILS)) return { operation: 'details', answer: (url, req) => this.details(url, req) }
    if (pathname === '/maps/api/geocode/json') return { operation: 'geocode', answer: url => this.geocode(url) }
    return undefined
  }

  private tile(res: ServerResponse, [zoom = 0, column = 0, row = 0]: number[]): void {
    const fault = this.faults.take('tile')
    if (fault || zoom > 19) return void res.writeHead(fault?.status ?? 404).end()
    res.writeHead(200, { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' })
    res.end(tileSvg(zoom, column, row))
  }

  private async autocomplete(req: IncomingMessage): Promise<object | number> {
    const body = JSON.parse(await readBody(req)) as {
      input?: string
      includedRegionCodes?: string[]
      locationBias?: { circle?: { center?: Position } }
    }
    if (req.headers['x-goog-api-key'] !== this.googleKey) return 403
    const { input = '', includedRegionCodes, locationBias } = body
    const countries = includedRegionCodes?.map(code => code.toLowerCase()) ?? []
    return autocompleteAnswer(searchHouses({ text: input, countries, near: locationBias?.circle?.center, limit: 5 }))
  }

  private details({ pathname }: URL, req: IncomingMessage): object | number {
    if (req.headers['x-goog-api-key'] !== this.googleKey || !req.headers['x-goog-fieldmask']) return 403
    const house = houseOfId(decodeURIComponent(pathname.slice(DETAILS.length)))
    return house ? detailsAnswer(house) : 404
  }

  private geocode({ searchParams }: URL): object {
    if (searchParams.get('key') !== this.googleKey) return { status: 'REQUEST_DENIED', results: [] }
    const [latitude, longitude] = listIn(searchParams.get('latlng')).map(Number)
    if (latitude === undefined || longitude === undefined) return { status: 'INVALID_REQUEST', results: [] }
    return geocodeAnswer(nearestHouse({ latitude, longitude }))
  }
}

const photonSearch = ({ searchParams }: URL): object =>
  photonAnswer(
    searchHouses({
      text: searchParams.get('q') ?? '',
      near: positionIn(searchParams, 'lat', 'lon'),
      limit: limitIn(searchParams),
    }),
  )

function photonReverse({ searchParams }: URL): object {
  const position = positionIn(searchParams, 'lat', 'lon')
  const house = position && nearestHouse(position)
  return photonAnswer(house ? [house] : [])
}

const nominatimSearch = ({ searchParams }: URL): object =>
  searchHouses({
    text: searchParams.get('q') ?? '',
    countries: listIn(searchParams.get('countrycodes')),
    limit: limitIn(searchParams),
  }).map(nominatimPlace)

function nominatimReverse({ searchParams }: URL): object {
  const position = positionIn(searchParams, 'lat', 'lon')
  const house = position && nearestHouse(position)
  return house ? nominatimPlace(house) : { error: 'Unable to geocode' }
}
