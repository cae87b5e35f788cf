import { AVENUES, CELL, type City, cities, HOUSE_METRES, REACH, STREETS } from './cities.ts'

const DEGREE = 111_195
const radians = (degrees: number): number => (degrees * Math.PI) / 180

export interface Position {
  latitude: number
  longitude: number
}
/** Metres in the grid of a city: right and up before the grid is turned. */
export interface Spot {
  right: number
  up: number
}

/** A street: its name and its distance from the centre; an avenue runs up and down. */
export interface Street {
  name: string
  isAvenue: boolean
  at: number
  /** A wide one. */
  isMain: boolean
}

export interface House extends Position {
  id: number
  city: City
  street: string
  /** Absent: the street itself. */
  number?: number
  postcode: string
}

/** The position of a spot. */
export function positionOf(city: City, { right, up }: Spot): Position {
  const [sin, cos] = [Math.sin(radians(city.turn)), Math.cos(radians(city.turn))]
  const [east, north] = [right * cos + up * sin, up * cos - right * sin]
  return {
    latitude: city.latitude + north / DEGREE,
    longitude: city.longitude + east / DEGREE / Math.cos(radians(city.latitude)),
  }
}

/** The spot of a position. */
export function spotOf(city: City, { latitude, longitude }: Position): Spot {
  const [sin, cos] = [Math.sin(radians(city.turn)), Math.cos(radians(city.turn))]
  const north = (latitude - city.latitude) * DEGREE
  const east = (longitude - city.longitude) * DEGREE * Math.cos(radians(city.latitude))
  return { right: east * cos - north * sin, up: north * cos + east * sin }
}

/** The nth name lies at 0, then alternately to both sides. */
const placed = (names: readonly string[], spacing: number, isAvenue: boolean): Street[] =>
  names.map((name, i) => {
    const step = Math.ceil(i / 2)
    return { name, isAvenue, at: step * spacing * (i % 2 === 1 ? 1 : -1), isMain: step % 4 === 0 }
  })

const streetsByTile = new Map<string, Street[]>()

/** The streets of a city. */
export function streetsOf(city: City): readonly Street[] {
  const known = streetsByTile.get(city.id)
  if (known) return known
  const streets = [...placed(city.avenues, AVENUES, true), ...placed(city.streets, STREETS, false)]
  streetsByTile.set(city.id, streets)
  return streets
}

/** A spot of a street, `along` metres from the crossing with the centre line. */
export const along = ({ isAvenue, at }: Street, metres: number): Spot =>
  isAvenue ? { right: at, up: metres } : { right: metres, up: at }

const hash = (text: string): number => [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7)

/** The last house number of a street. */
export const LAST_HOUSE = Math.floor((2 * REACH) / HOUSE_METRES)

/** Metres along a street of a house number; after the last house of the upper end the lower end begins. */
function metresOf(city: City, number: number): number {
  const houses = (((number - city.door + LAST_HOUSE / 2) % LAST_HOUSE) + LAST_HOUSE) % LAST_HOUSE
  return (houses - LAST_HOUSE / 2) * HOUSE_METRES
}

function numberAt(city: City, metres: number): number {
  const number = Math.round(metres / HOUSE_METRES) + city.door
  return ((((number - 1) % LAST_HOUSE) + LAST_HOUSE) % LAST_HOUSE) + 1
}

/** A house, or the street where it is nearest to `near` metres along. */
export function houseAt(city: City, street: Street, number: number | undefined, near = 0): House {
  const metres = number === undefined ? near : metresOf(city, number)
  const spot = along(street, metres)
  return {
    ...positionOf(city, spot),
    id: hash(`${city.id} ${street.name} ${number ?? ''}`),
    city,
    street: street.name,
    ...(number !== undefined && { number }),
    postcode: city.postcode(Math.floor(spot.right / CELL + 0.5), Math.floor(spot.up / CELL + 0.5)),
  }
}

/** The house nearest to a position; undefined outside all cities. */
export function nearestHouse(position: Position): House | undefined {
  for (const city of cities) {
    const { right, up } = spotOf(city, position)
    if (Math.abs(right) > REACH || Math.abs(up) > REACH) continue
    const off = ({ isAvenue, at }: Street) => Math.abs((isAvenue ? right : up) - at)
    const street = streetsOf(city).reduce((best, one) => (off(one) < off(best) ? one : best))
    return houseAt(city, street, numberAt(city, street.isAvenue ? up : right))
  }
  return undefined
}
