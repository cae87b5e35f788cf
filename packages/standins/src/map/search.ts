import { type City, cities } from './cities.ts'
import { houseAt, type House, LAST_HOUSE, type Position, spotOf, type Street, streetsOf } from './streets.ts'

/** Words without accents, punctuation and case. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

const SHORT: Readonly<Record<string, string>> = { st: 'street', rd: 'road', ave: 'avenue', e: 'east', pl: 'place' }

const metresAway = (city: City, near: Position): number =>
  Math.hypot(city.latitude - near.latitude, city.longitude - near.longitude) * 111_195

/** Whether every word is the prefix of a word of the street or of its city. */
function fits(words: readonly string[], street: Street, city: City): boolean {
  const own = wordsIn(street.name)
  const area = wordsIn(`${city.name} ${city.region} ${city.country}`)
  const begins = (list: readonly string[], word: string) =>
    list.some(one => one.startsWith(word) || one === (SHORT[word] ?? word))
  return words.some(word => begins(own, word)) && words.every(word => begins(own, word) || begins(area, word))
}

/** The house number among the words: the first or last plain number that is not part of the street's name. */
function numberIn(words: readonly string[]): { number: number | undefined; rest: string[] } {
  const at = words.findIndex(word => /^\d{1,4}$/.test(word) && Number(word) >= 1 && Number(word) <= LAST_HOUSE)
  if (at < 0 || words.length < 2) return { number: undefined, rest: [...words] }
  return { number: Number(words[at]), rest: words.toSpliced(at, 1) }
}

export interface SearchInput {
  text: string
  near?: Position | undefined
  /** Country codes in lower case; empty = all. */
  countries?: readonly string[]
  limit: number
}

/** The houses and streets that match a text: cities near `near` first, and in each city the streets near the centre. */
export function searchHouses({ text, near, countries = [], limit }: SearchInput): House[] {
  const { number, rest } = numberIn(wordsIn(text))
  if (rest.join('').length < 2) return []
  const allowed = cities.filter(city => countries.length === 0 || countries.includes(city.countryCode.toLowerCase()))
  const ordered = near ? allowed.toSorted((a, b) => metresAway(a, near) - metresAway(b, near)) : allowed
  const places = ordered.flatMap(city => {
    const from = near && metresAway(city, near) < 20_000 ? spotOf(city, near) : { right: 0, up: 0 }
    return streetsOf(city)
      .filter(street => fits(rest, street, city))
      .toSorted((a, b) => Math.abs(a.at) - Math.abs(b.at))
      .slice(0, limit)
      .map(street => houseAt(city, street, number, street.isAvenue ? from.up : from.right))
  })
  return places.slice(0, limit)
}
