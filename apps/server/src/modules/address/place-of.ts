import type { Destination } from '@comanda/domain/store'
import type { Queries } from '../../platform/db/index.ts'
import { splitPhone } from './phone.ts'
import { destinationOf, linesOf } from './present.ts'
import { addressOf, type Book } from './queries.ts'
import type { AddressRow } from './tables.ts'

/** The destination and recipient of a delivery. */
export interface Place {
  to: Destination
  lines: string[]
  contact?: Whole
  /** Partial contact of the address: a name without a phone, or a phone without a name. */
  contactBegun?: Omit<Whole, 'countryCode'>
}

interface Whole {
  phoneNumber: string
  countryCode: string
  isoCode: string
  firstName: string
  lastName: string
}

/**
 * One of a person's own addresses, as a delivery needs it; undefined if it is another person's or deleted.
 */
export async function placeOf(
  queries: Queries,
  book: Book,
  addressId: string,
  language: string,
): Promise<Place | undefined> {
  const row = await addressOf(queries, book, addressId)
  if (!row) return undefined
  const lines = linesOf(row, language)
  return {
    to: destinationOf(row),
    lines: row.notes === '' ? lines : [...lines, row.notes],
    ...(await contactOf(row)),
  }
}

async function contactOf(row: AddressRow): Promise<Pick<Place, 'contact' | 'contactBegun'>> {
  const named = { isoCode: row.iso_code, firstName: row.first_name, lastName: row.last_name }
  const isNamed = row.first_name + row.last_name !== ''
  if (row.phone_number === '') return isNamed ? { contactBegun: { ...named, phoneNumber: '' } } : {}
  const { countryCode, phoneNumber } = await splitPhone({ phoneNumber: row.phone_number, isoCode: row.iso_code })
  return isNamed ? { contact: { ...named, countryCode, phoneNumber } } : { contactBegun: { ...named, phoneNumber } }
}
