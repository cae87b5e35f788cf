import * as z from 'zod/mini'

/** Whether a text is the address of map tiles, such as `https://tiles.example.com/{z}/{x}/{y}.png`. */
const isTilesUrl = (text: string): boolean =>
  URL.canParse(text) && /^https?:\/\/[^{}]+\//.test(text) && ['{z}', '{x}', '{y}'].every(part => text.includes(part))

/** Settings of address search and maps. Without them addresses are typed in full, and a schematic map is shown. */
export const mapShape = {
  /** A geocoder with the Photon or Nominatim protocol, `https://photon.example.com`. */
  GEOCODER_URL: z.optional(z.url()),
  GEOCODER_KIND: z._default(z.enum(['photon', 'nominatim']), 'photon'),
  /** Uses Google Places instead. */
  GOOGLE_PLACES_KEY: z.optional(z.string()),
  GOOGLE_PLACES_URL: z._default(z.url(), 'https://places.googleapis.com'),
  GOOGLE_GEOCODING_URL: z._default(z.url(), 'https://maps.googleapis.com'),
  /** The address of map tiles. */
  MAP_TILES_URL: z.optional(z.string().check(z.refine(isTilesUrl))),
  MAP_TILES_ATTRIBUTION: z._default(z.string().check(z.maxLength(200)), '© OpenStreetMap contributors'),
  MAP_TILES_MAX_ZOOM: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(22)), 19),
}

/** Addresses of the providers, which must be theirs in production. */
export const mapAddresses = [
  'GEOCODER_URL',
  'GOOGLE_PLACES_URL',
  'GOOGLE_GEOCODING_URL',
  'MAP_TILES_URL',
] as const satisfies readonly (keyof typeof mapShape)[]
