import type { House } from './streets.ts'

/** Photon: a GeoJSON feature of each house, `/api` and `/reverse`. */
const feature = ({ city, number, street, ...house }: House) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [house.longitude, house.latitude] },
  properties: {
    osm_type: 'N',
    osm_id: house.id,
    type: number === undefined ? 'street' : 'house',
    ...(number === undefined ? { name: street } : { housenumber: String(number), street }),
    ...(house.postcode !== '' && { postcode: house.postcode }),
    city: city.name,
    ...(city.region !== '' && { state: city.region }),
    country: city.country,
    countrycode: city.countryCode,
  },
})

export const photonAnswer = (houses: readonly House[]) => ({
  type: 'FeatureCollection',
  features: houses.map(feature),
})

/** Nominatim: `/search` and `/reverse` with `format=jsonv2` and `addressdetails=1`. */
export const nominatimPlace = ({ city, number, street, ...house }: House) => ({
  place_id: house.id,
  lat: String(house.latitude),
  lon: String(house.longitude),
  type: number === undefined ? 'residential' : 'house',
  display_name: [number, street, city.name, city.country].filter(Boolean).join(', '),
  address: {
    ...(number !== undefined && { house_number: String(number) }),
    road: street,
    city: city.name,
    ...(city.region !== '' && { state: city.region }),
    ...(house.postcode !== '' && { postcode: house.postcode }),
    country: city.country,
    country_code: city.countryCode.toLowerCase(),
  },
})
