/** A city of the map: a grid of streets with invented courses around a centre. */
export interface City {
  id: string
  name: string
  region: string
  country: string
  countryCode: string
  /** Centre in degrees. */
  latitude: number
  longitude: number
  /** Clockwise turn of the grid, in degrees. */
  turn: number
  /** Names of the streets that run up and down, and across; the first of each crosses the centre. */
  avenues: readonly string[]
  streets: readonly string[]
  /** The house number at the centre. */
  door: number
  /** Postcode of a cell of 500 m, counted from the centre. */
  postcode(right: number, up: number): string
}

/** Metres from the centre to the last street. */
export const REACH = 4200
/** Metres between avenues, between streets, and between houses. */
export const AVENUES = 210
export const STREETS = 130
export const HOUSE_METRES = 14.5
export const CELL = 500

const count = (spacing: number): number => 2 * Math.floor(REACH / spacing) + 1

/** As many names as there are streets: the given ones first, then combinations. */
function names(spacing: number, own: readonly string[], words: readonly string[], forms: readonly string[]): string[] {
  const names = forms.flatMap(form => words.map(word => form.replace('*', word)))
  return [...new Set([...own, ...names])].slice(0, count(spacing))
}

function ordinal(number: number): string {
  const tens = number % 100
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}
const ordinals = (from: number, to: number, form: string): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => form.replace('*', ordinal(from + i)))

const digits = (base: number, length: number) => (right: number, up: number) =>
  String(base + right + 20 * up).padStart(length, '0')

const english =
  'Albion Bridge Church Castle Duke Elm Foundry Garden Hill Ivy King Lamb Market Mill North Orchard Park Queen Rose Station Temple Union Vine Wharf'.split(
    ' ',
  )
const letter = (at: number): string => String.fromCharCode(65 + (((at % 20) + 20) % 20))

export const cities: readonly City[] = [
  {
    id: 'new-york',
    name: 'New York',
    region: 'NY',
    country: 'United States',
    countryCode: 'US',
    latitude: 40.7229,
    longitude: -73.9954,
    turn: 29,
    door: 241,
    avenues: names(AVENUES, ['Mulberry Street', 'Mott Street', 'Crosby Street', 'Bowery'], english, [
      '* Street',
      '* Place',
    ]),
    streets: names(STREETS, ['Prince Street', 'Spring Street', ...ordinals(1, 70, 'East * Street')], [], []),
    postcode: digits(10_012, 5),
  },
  {
    id: 'london',
    name: 'London',
    region: '',
    country: 'United Kingdom',
    countryCode: 'GB',
    latitude: 51.5139,
    longitude: -0.1311,
    turn: -12,
    door: 18,
    avenues: names(AVENUES, ['Greek Street', 'Frith Street', 'Dean Street'], english, ['* Street', '* Road']),
    streets: names(STREETS, ['Old Compton Street', 'Romilly Street'], english, ['* Lane', '* Row', '* Court']),
    postcode: (right, up) => `W${1 + (Math.abs(up) % 9)}${letter(right + 3)} ${4 + (Math.abs(right) % 5)}DS`,
  },
  {
    id: 'tokyo',
    name: 'Meguro-ku',
    region: 'Tokyo',
    country: 'Japan',
    countryCode: 'JP',
    latitude: 35.6443,
    longitude: 139.6992,
    turn: 8,
    door: 14,
    avenues: names(
      AVENUES,
      ['Meguro-dori'],
      ['Sakura', 'Matsu', 'Ume', 'Take', 'Fuji', 'Kiku', 'Momiji', 'Tsubaki', 'Ayame', 'Hasu'],
      ['*-dori', 'Kita *-dori', 'Minami *-dori', 'Higashi *-dori'],
    ),
    streets: names(
      STREETS,
      [],
      [...'123456789'],
      [
        'Nakameguro *-chome',
        'Ebisu *-chome',
        'Daikanyama *-chome',
        'Aobadai *-chome',
        'Kamimeguro *-chome',
        'Mita *-chome',
        'Shimomeguro *-chome',
        'Hiroo *-chome',
      ],
    ),
    postcode: (right, up) => `153-${String(62 + right + 20 * up + 400).padStart(4, '0')}`,
  },
  {
    id: 'kuwait',
    name: 'Salmiya',
    region: 'Hawalli',
    country: 'Kuwait',
    countryCode: 'KW',
    latitude: 29.3417,
    longitude: 48.0915,
    turn: 20,
    door: 32,
    avenues: names(AVENUES, ['Salem Al Mubarak Street', 'Gulf Road'], ordinals(1, 40, '*'), ['* Ring Street']),
    streets: names(
      STREETS,
      [],
      Array.from({ length: 70 }, (_, i) => String(i + 1)),
      ['Street *'],
    ),
    postcode: () => '',
  },
  {
    id: 'singapore',
    name: 'Singapore',
    region: '',
    country: 'Singapore',
    countryCode: 'SG',
    latitude: 1.3112,
    longitude: 103.9013,
    turn: -5,
    door: 201,
    avenues: names(
      AVENUES,
      ['Joo Chiat Road', 'East Coast Road'],
      ['Melati', 'Kenanga', 'Mawar', 'Cempaka', 'Angsana', 'Tembusu', 'Bakau', 'Nipah', 'Pandan', 'Sireh', 'Teratai'],
      ['Jalan *', '* Road', '* Avenue', '* Drive'],
    ),
    streets: names(STREETS, ['Koon Seng Road'], english, ['* Lane', '* Walk', '* Terrace']),
    postcode: (right, up) => String(427_472 + right * 7 + up * 140),
  },
]
