import type { DemoCustomer } from './people.ts'

/** A member who came often in the last weeks, with what staff know of them. */
export interface DemoRegular extends DemoCustomer {
  birthday: string
  joinedDaysAgo: number
  marketing: boolean
  tags: string[]
  allergies: string
  note?: string
  cardId: string
  cardNo: string
  cardLevelId: string
  /** Minor units that were paid into the card. */
  paidIn: number
  points: number
}

const names =
  `Olivia Bennett|Liam Carter|Emma Hughes|Noah Patel|Ava Rossi|Ethan Cohen|Sofia Alvarez|Lucas Meyer|Mia Johansson|Elias Novak
Chloe Laurent|Daniel Kim|Grace Okoye|Henry Walsh|Isabel Duarte|Jack Sullivan|Layla Haddad|Mason Reid|Nina Petrova|Oscar Lindgren
Priya Sharma|Quinn Harper|Rosa Jimenez|Samuel Adeyemi|Tara Nguyen|Umar Farouk|Vera Kowalska|William Grant|Ximena Ortiz|Yusuf Demir
Zoe Fischer|Aaron Blake|Bianca Moretti|Caleb Foster|Diana Popescu|Felix Wagner|Hana Sato|Ivan Horvat|Julia Romano|Kofi Mensah`
    .split(/[|\n]/)
    .map(name => name.split(' '))

const notes: Readonly<Record<number, string>> = {
  0: 'Prefers the table by the window.',
  3: 'Brings colleagues on Thursdays, orders for six.',
  9: 'Ask before adding chilli.',
  16: 'Regular at lunch, in a hurry.',
  22: 'Birthday dinner here every year.',
  31: 'Complained about a late delivery in spring; we apologised.',
}
const allergies: Readonly<Record<number, string>> = { 4: 'Peanuts', 9: 'No chilli', 18: 'Gluten', 27: 'Vegetarian' }
const LEVELS = ['seed', 'seed', 'petal', 'bloom']

const two = (number: number): string => String(number).padStart(2, '0')

/** Forty members of the demo brand. */
export const regulars: DemoRegular[] = names.map(([firstName = '', lastName = ''], i) => ({
  customerId: 5201 + i,
  firstName,
  lastName,
  nick: firstName,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  phone: { countryCode: '1', isoCode: 'US', phoneNumber: `21255501${two(i)}` },
  isMember: true,
  language: 'en_US',
  birthday: `19${70 + (i % 30)}-${two(1 + (i % 12))}-${two(1 + ((i * 7) % 28))}`,
  joinedDaysAgo: 20 + i * 11,
  marketing: i % 3 !== 0,
  tags: [...(i % 5 === 0 ? ['Regular'] : []), ...(i % 8 === 3 ? ['Office lunch'] : [])],
  allergies: allergies[i] ?? '',
  ...(notes[i] !== undefined && { note: notes[i] }),
  cardId: `0193a000-0000-7000-8000-0000000${5201 + i}0`,
  cardNo: `58031000000052${two(i)}`,
  cardLevelId: LEVELS[i % LEVELS.length] ?? 'seed',
  paidIn: i % 4 === 0 ? 2500 + i * 100 : 0,
  points: 40 + ((i * 37) % 400),
}))
