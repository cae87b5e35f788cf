import * as z from 'zod/mini'
import { getJson } from './get-json.ts'
import { linesOf, placeAddress } from './place-address.ts'
import type { Geocoder, PlaceAddress, Suggestion } from './port.ts'

const text = z._default(z.coerce.string(), '')
const result = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: text,
  address: z.object({
    house_number: text,
    road: text,
    city: text,
    town: text,
    village: text,
    suburb: text,
    state: text,
    postcode: text,
    country: text,
    country_code: text,
  }),
})
const results = z.array(result)
const nothing = z.object({ error: z.unknown() })
type Result = z.output<typeof result>

const MAX_PLACES = 6

const placeOf = ({ lat, lon, name, address }: Result): PlaceAddress | undefined =>
  placeAddress({
    number: address.house_number,
    street: address.road,
    name: name,
    city: address.city || address.town || address.village,
    dependentLocality: address.suburb,
    admin: address.state,
    postcode: address.postcode,
    countryCode: address.country_code.toUpperCase(),
    latitude: lat,
    longitude: lon,
  })

/** Nominatim, a geocoder of OpenStreetMap data: `GEOCODER_URL` with `GEOCODER_KIND=nominatim`. */
export function nominatim(url: string): Geocoder {
  const request = (path: string, params: Record<string, string>, language: string) => {
    const query = new URLSearchParams({ format: 'jsonv2', addressdetails: '1', 'accept-language': language, ...params })
    return getJson(`${url}${path}?${query.toString()}`)
  }
  return {
    mayStore: true,
    async suggest({ text: q, language, countryCode }) {
      const country = countryCode === undefined ? {} : { countrycodes: countryCode.toLowerCase() }
      const parsed = results.safeParse(await request('/search', { q, limit: String(MAX_PLACES), ...country }, language))
      if (!parsed.success) return 'down'
      return parsed.data.flatMap((one): Suggestion[] => {
        const place = placeOf(one)
        return place ? [{ ...linesOf(place, one.address.country), place }] : []
      })
    },
    resolve: async () => undefined,
    async reverse({ latitude, longitude }, language) {
      const body = await request('/reverse', { lat: String(latitude), lon: String(longitude) }, language)
      if (nothing.safeParse(body).success) return undefined
      const parsed = result.safeParse(body)
      return parsed.success ? placeOf(parsed.data) : 'down'
    },
  }
}
