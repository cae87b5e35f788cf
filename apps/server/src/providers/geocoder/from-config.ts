import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { takeOver } from '../../platform/http/index.ts'
import { cachedGeocoder } from './cached.ts'
import { googlePlaces } from './google.ts'
import { nominatim } from './nominatim.ts'
import { photon } from './photon.ts'
import type { Geocoder, MapProviders, MapTiles } from './port.ts'

/** Providers of addresses and maps, and what belongs to them in the server. */
export interface ConnectedMaps {
  providers: MapProviders
  mount(server: FastifyInstance): void
  close(): Promise<void>
}

const CACHE = { entries: 2000, seconds: 24 * 3600 }
const TILES_PATH = '/standin/tiles/'

/** The configured geocoder: Google Places if a key is set, else a server of the Photon or Nominatim protocol. */
function geocoderOf(config: Config): Geocoder | undefined {
  const { GOOGLE_PLACES_KEY: key, GOOGLE_PLACES_URL, GOOGLE_GEOCODING_URL, GEOCODER_URL, GEOCODER_KIND } = config
  if (key) return googlePlaces({ key, placesUrl: GOOGLE_PLACES_URL, geocodingUrl: GOOGLE_GEOCODING_URL })
  const url = GEOCODER_URL?.replace(/\/$/, '')
  return url === undefined ? undefined : { photon, nominatim }[GEOCODER_KIND](url)
}

function tilesOf(config: Config): MapTiles | undefined {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution, MAP_TILES_MAX_ZOOM: maxZoom } = config
  return url === undefined ? undefined : { url, attribution, maxZoom }
}

/** Host of the map's pictures, if it is another server. X3 */
export const tileOrigins = (config: Config): string[] =>
  config.MAP_TILES_URL === undefined ? [] : [new URL(config.MAP_TILES_URL).origin]

/** The providers the configuration names; outside production the stand-in takes the place of those it does not. */
export function connectMaps(config: Config, clock: Clock): ConnectedMaps {
  const cached = (geocoder: Geocoder) => cachedGeocoder(geocoder, { clock, ...CACHE })
  const geocoder = geocoderOf(config)
  const tiles = tilesOf(config)
  const isStandIn = config.NODE_ENV !== 'production' || config.ALLOW_STANDINS
  const standin = isStandIn && (!geocoder || !tiles) ? mapStandIn() : undefined
  const used = geocoder ?? standin?.geocoder
  return {
    providers: {
      ...(used && { geocoder: cached(used) }),
      ...(tiles
        ? { tiles }
        : standin && { tiles: { url: `${TILES_PATH}{z}/{x}/{y}.svg`, attribution: 'Demo map', maxZoom: 18 } }),
    },
    mount: server => standin && mountTiles(server, standin.handle),
    close: async () => standin?.close(),
  }
}

/** The stand-in, started at its first use. */
function mapStandIn() {
  let running: Promise<{ standin: { handle: Handle; close(): Promise<void> }; geocoder: Geocoder }> | undefined
  const start = async () => {
    const { MapStandin } = await import('@comanda/standins/map')
    const standin = new MapStandin()
    return { standin, geocoder: photon(await standin.listen()) }
  }
  const started = () => (running ??= start())
  const geocoder: Geocoder = {
    mayStore: true,
    suggest: async query => (await started()).geocoder.suggest(query),
    resolve: async (placeId, query) => (await started()).geocoder.resolve(placeId, query),
    reverse: async (point, language) => (await started()).geocoder.reverse(point, language),
  }
  return {
    geocoder,
    handle: async (...[request, response]: Parameters<Handle>) => (await started()).standin.handle(request, response),
    close: async () => (await running)?.standin.close(),
  }
}

type Handle = (
  request: Parameters<onRequestHookHandler>[0]['raw'],
  response: Parameters<onRequestHookHandler>[1]['raw'],
) => void | Promise<void>

/** Serves the stand-in's tiles from this server, because phones do not reach its loopback address. */
function mountTiles(server: FastifyInstance, handle: Handle): void {
  const handOver: onRequestHookHandler = (request, reply) => {
    request.raw.url = request.raw.url?.replace(TILES_PATH, '/tiles/') ?? ''
    void handle(request.raw, takeOver(reply))
  }
  server.get(`${TILES_PATH}*`, { onRequest: handOver }, () => {})
}
