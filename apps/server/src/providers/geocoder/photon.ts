import * as z from 'zod/mini'
import { getJson } from './get-json.ts'
import { linesOf, placeAddress } from './place-address.ts'
import type { Geocoder, PlaceAddress, Suggestion } from './port.ts'

const text = z._default(z.coerce.string(), '')
const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        type: text,
        name: text,
        housenumber: text,
        street: text,
        postcode: text,
        city: text,
        district: text,
        locality: text,
        state: text,
        country: text,
        countrycode: text,
      }),
    }),
  ),
})
type Feature = z.output<typeof answer>['features'][number]

const MAX_PLACES = 6
/** Languages a public Photon server knows; another one falls back to local names. */
const LANGUAGES = ['en', 'de', 'fr']

function placeOf({ geometry, properties }: Feature): PlaceAddress | undefined {
  const { type, name, housenumber, street, city, district, locality, state, postcode, countrycode } = properties
  const [longitude, latitude] = geometry.coordinates
  const isArea = ['city', 'district', 'locality', 'county', 'state', 'country'].includes(type)
  return placeAddress({
    number: housenumber,
    street: street,
    name: isArea ? '' : name,
    city: city || (isArea ? name : ''),
    dependentLocality: district || locality,
    admin: state,
    postcode: postcode,
    countryCode: countrycode.toUpperCase(),
    latitude,
    longitude,
  })
}

/** Photon, a type-ahead geocoder of OpenStreetMap data: `GEOCODER_URL`. */
export function photon(url: string): Geocoder {
  const places = async (path: string, params: Record<string, string>, language: string) => {
    const query = new URLSearchParams({ ...params, ...(LANGUAGES.includes(language) && { lang: language }) })
    const parsed = answer.safeParse(await getJson(`${url}${path}?${query.toString()}`))
    if (!parsed.success) return 'down'
    return parsed.data.features.flatMap(feature => {
      const place = placeOf(feature)
      return place ? [{ place, country: feature.properties.country }] : []
    })
  }
  return {
    mayStore: true,
    async suggest({ text: q, language, countryCode, near }) {
      // Photon has no filter by country in all versions: more are requested, and those of other countries left out.
      const bias = near && { lat: near.latitude.toFixed(2), lon: near.longitude.toFixed(2) }
      const results = await places('/api', { q, limit: String(MAX_PLACES * 3), ...bias }, language)
      if (results === 'down') return results
      return results
        .filter(({ place }) => countryCode === undefined || place.countryCode === countryCode)
        .slice(0, MAX_PLACES)
        .map(({ place, country }): Suggestion => ({ ...linesOf(place, country), place }))
    },
    resolve: async () => undefined,
    async reverse({ latitude, longitude }, language) {
      const results = await places('/reverse', { lat: String(latitude), lon: String(longitude) }, language)
      return results === 'down' ? results : results[0]?.place
    },
  }
}
