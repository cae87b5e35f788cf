import { cities } from './cities.ts'
import { houseAt, type House, streetsOf } from './streets.ts'

const lineOf = ({ number, street }: House): string => [number, street].filter(Boolean).join(' ')
const areaOf = ({ city, postcode }: House): string =>
  [city.name, [city.region, postcode].filter(Boolean).join(' '), city.country].filter(Boolean).join(', ')

/** The id of a place names its city, street and house. */
const idOf = ({ city, street, number }: House): string =>
  Buffer.from(JSON.stringify([city.id, street, number ?? null])).toString('base64url')

/** The place of an id; undefined for an invented one. */
export function houseOfId(id: string): House | undefined {
  try {
    const [cityId, name, number] = JSON.parse(Buffer.from(id, 'base64url').toString()) as [
      string,
      string,
      number | null,
    ]
    const city = cities.find(one => one.id === cityId)
    const street = city && streetsOf(city).find(one => one.name === name)
    return city && street && houseAt(city, street, number ?? undefined)
  } catch {
    return undefined
  }
}

/** Places API, `places:autocomplete`. */
export const autocompleteAnswer = (houses: readonly House[]) => ({
  suggestions: houses.map(house => ({
    placePrediction: {
      place: `places/${idOf(house)}`,
      placeId: idOf(house),
      text: { text: `${lineOf(house)}, ${areaOf(house)}` },
      structuredFormat: { mainText: { text: lineOf(house) }, secondaryText: { text: areaOf(house) } },
    },
  })),
})

const parts = ({ city, number, street, postcode }: House): [string, string, string][] =>
  (
    [
      ['street_number', String(number ?? ''), String(number ?? '')],
      ['route', street, street],
      ['locality', city.name, city.name],
      ['administrative_area_level_1', city.region, city.region],
      ['postal_code', postcode, postcode],
      ['country', city.country, city.countryCode],
    ] satisfies [string, string, string][]
  ).filter(([, text]) => text !== '')

/** Places API, the details of a place. */
export const detailsAnswer = (house: House) => ({
  id: idOf(house),
  location: { latitude: house.latitude, longitude: house.longitude },
  addressComponents: parts(house).map(([type, longText, shortText]) => ({ longText, shortText, types: [type] })),
})

/** Geocoding API, the address of a position. */
export const geocodeAnswer = (house: House | undefined) =>
  house
    ? {
        status: 'OK',
        results: [
          {
            place_id: idOf(house),
            geometry: { location: { lat: house.latitude, lng: house.longitude } },
            address_components: parts(house).map(([type, long_name, short_name]) => ({
              long_name,
              short_name,
              types: [type],
            })),
          },
        ],
      }
    : { status: 'ZERO_RESULTS', results: [] }
