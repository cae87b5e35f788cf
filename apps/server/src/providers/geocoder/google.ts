import type { Point } from '@comanda/domain/store'
import * as z from 'zod/mini'
import { getJson } from './get-json.ts'
import { placeAddress } from './place-address.ts'
import type { Geocoder, PlaceAddress, PlaceQuery, Suggestion } from './port.ts'

interface Account {
  key: string
  /** Places API (New), `https://places.googleapis.com`. */
  placesUrl: string
  /** Geocoding API, `https://maps.googleapis.com`. */
  geocodingUrl: string
}

const words = z.object({ text: z.string() })
const predictions = z.object({
  suggestions: z._default(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string(),
            text: words,
            structuredFormat: z.optional(z.object({ mainText: words, secondaryText: z.optional(words) })),
          }),
        ),
      }),
    ),
    [],
  ),
})
const details = z.object({
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z.array(
    z.object({
      longText: z._default(z.string(), ''),
      shortText: z._default(z.string(), ''),
      types: z.array(z.string()),
    }),
  ),
})
const geocoded = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(
    z.object({
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      address_components: z.array(
        z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
      ),
    }),
  ),
})

interface Component {
  long: string
  short: string
  types: string[]
}

const MAX_PLACES = 6
/** Countries whose states are written by their short form. */
const SHORT_STATES = ['US', 'CA', 'AU', 'BR', 'IT', 'MX']

function placeOf(components: readonly Component[], point: Point): PlaceAddress | undefined {
  const part = (...types: string[]) =>
    components.find(one => types.some(type => one.types.includes(type))) ?? { long: '', short: '' }
  const countryCode = part('country').short
  const state = part('administrative_area_level_1')
  return placeAddress({
    ...point,
    countryCode,
    number: part('street_number').long,
    street: part('route').long,
    name: part('premise', 'point_of_interest').long,
    city: part('locality', 'postal_town', 'administrative_area_level_3').long,
    dependentLocality: part('sublocality_level_1', 'sublocality', 'neighborhood').long,
    admin: SHORT_STATES.includes(countryCode) ? state.short : state.long,
    postcode: part('postal_code').long,
  })
}

async function suggestions({ key, placesUrl }: Account, query: PlaceQuery): Promise<Suggestion[] | 'down'> {
  const { text, language, countryCode, near, session } = query
  const body = JSON.stringify({
    input: text,
    languageCode: language,
    ...(session !== undefined && { sessionToken: session }),
    ...(countryCode !== undefined && { includedRegionCodes: [countryCode.toLowerCase()] }),
    ...(near && { locationBias: { circle: { center: near, radius: 20_000 } } }),
  })
  const headers = { 'x-goog-api-key': key, 'content-type': 'application/json' }
  const parsed = predictions.safeParse(
    await getJson(`${placesUrl}/v1/places:autocomplete`, { method: 'POST', headers, body }),
  )
  if (!parsed.success) return 'down'
  return parsed.data.suggestions
    .flatMap(({ placePrediction: one }) =>
      one
        ? [
            {
              placeId: one.placeId,
              title: one.structuredFormat?.mainText.text ?? one.text.text,
              detail: one.structuredFormat?.secondaryText?.text ?? '',
            },
          ]
        : [],
    )
    .slice(0, MAX_PLACES)
}

/** Google: type-ahead and details of the Places API (New), addresses of positions of the Geocoding API. Its terms forbid storing. */
export const googlePlaces = (account: Account): Geocoder => ({
  mayStore: false,
  suggest: query => suggestions(account, query),
  async resolve(placeId, { language, session }) {
    const query = new URLSearchParams({
      languageCode: language,
      ...(session !== undefined && { sessionToken: session }),
    })
    const headers = { 'x-goog-api-key': account.key, 'x-goog-fieldmask': 'location,addressComponents' }
    const body = await getJson(`${account.placesUrl}/v1/places/${encodeURIComponent(placeId)}?${query.toString()}`, {
      headers,
    })
    if (body === undefined) return undefined
    const parsed = details.safeParse(body)
    if (!parsed.success) return 'down'
    const components = parsed.data.addressComponents.map(one => ({ ...one, long: one.longText, short: one.shortText }))
    return placeOf(components, parsed.data.location)
  },
  async reverse({ latitude, longitude }, language) {
    const query = new URLSearchParams({ latlng: `${latitude},${longitude}`, language, key: account.key })
    const parsed = geocoded.safeParse(
      await getJson(`${account.geocodingUrl}/maps/api/geocode/json?${query.toString()}`),
    )
    if (!parsed.success) return 'down'
    const [first] = parsed.data.results
    if (!first) return undefined
    const components = first.address_components.map(one => ({ ...one, long: one.long_name, short: one.short_name }))
    return placeOf(components, { latitude: first.geometry.location.lat, longitude: first.geometry.location.lng })
  },
})
