import type { PlaceAddress } from './port.ts'

/** Countries that write the house number after the street, besides those with addresses from large to small. */
const NUMBER_LAST = new Set(
  'AT BE BG BR CH CZ DE DK EE ES FI GR HR HU IS IT LT LV MX NL NO PL PT RO RS RU SE SI SK TR UA'.split(' '),
)

const MAX_LENGTHS = { street1: 120, city: 80, admin: 80, dependentLocality: 80, postcode: 16 } as const

interface Parts
  extends Partial<Record<'number' | 'street' | 'name' | keyof Omit<typeof MAX_LENGTHS, 'street1'>, string>> {
  countryCode: string
  latitude: number
  longitude: number
}

/** The street as its country writes it, such as `241 Mulberry Street` or `Lange Straße 7`. */
function streetLine({ number = '', street = '', name = '', countryCode }: Parts): string {
  const road = street || name
  const line = NUMBER_LAST.has(countryCode) ? [road, number] : [number, road]
  return line.filter(part => part !== '').join(' ')
}

const cut = (text: string | undefined, most: number): string => (text ?? '').trim().slice(0, most)

/** An address of a provider's parts; undefined if it has no usable position or country. */
export function placeAddress(parts: Parts): PlaceAddress | undefined {
  const { countryCode, latitude, longitude } = parts
  if (!/^[A-Z]{2}$/.test(countryCode) || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return undefined
  return {
    countryCode,
    street1: cut(streetLine(parts), MAX_LENGTHS.street1),
    city: cut(parts.city, MAX_LENGTHS.city),
    admin: cut(parts.admin, MAX_LENGTHS.admin),
    dependentLocality: cut(parts.dependentLocality, MAX_LENGTHS.dependentLocality),
    postcode: cut(parts.postcode, MAX_LENGTHS.postcode),
    latitude,
    longitude,
  }
}

/** The lines of a suggestion. */
export const linesOf = (place: PlaceAddress, country: string) => ({
  title: place.street1 || place.city,
  detail: [place.street1 && place.city, [place.admin, place.postcode].filter(Boolean).join(' '), country]
    .filter(part => part !== '')
    .join(', '),
})
