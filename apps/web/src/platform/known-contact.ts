import { countryOfPhone, nationalDigits } from '@comanda/domain/address'
import { eraseStored, readStored, writeStored } from './storage.ts'

/** Name, phone and e-mail of the guest, as forms hold them; empty where unknown. */
export interface KnownContact {
  firstName: string
  lastName: string
  /** National digits of `isoCode`. */
  phoneNumber: string
  /** Country of the phone; `''` = the store's. */
  isoCode: string
  email: string
}

/** What an account says of its owner; the phone is international. */
interface AccountContact {
  firstName: string
  lastName: string
  phone: string
  email: string
}

const KEY = 'knownContact'
/** A day: the phone may be somebody else's tomorrow. Signing out erases it at once. */
const MINUTES = 24 * 60

const FIELDS = ['firstName', 'lastName', 'phoneNumber', 'isoCode', 'email'] as const

function entered(): Partial<KnownContact> {
  const stored = readStored(KEY)
  if (typeof stored !== 'object' || stored === null) return {}
  const pairs = Object.entries(stored).filter(
    ([name, value]) => (FIELDS as readonly string[]).includes(name) && typeof value === 'string',
  )
  return Object.fromEntries(pairs) as Partial<KnownContact>
}

/** Stores what the guest entered for an order, an address or a booking; empty fields do not replace known ones. */
export function storeContact(contact: Partial<KnownContact>): void {
  const filled = FIELDS.flatMap(name => (contact[name] ? [[name, contact[name]] as const] : []))
  writeStored(KEY, { ...entered(), ...Object.fromEntries(filled) }, MINUTES)
}

export const eraseContact = (): void => eraseStored(KEY)

/**
 * The contact to begin a form with: what was entered for the last order, address or booking, and beside it what the account says.
 * Name and phone are taken from one of them as a whole, so that one person's name never meets another's number.
 */
export function knownContact(account: AccountContact | undefined, countryCode: string): KnownContact {
  const last = entered()
  const isoCode = account ? countryOfPhone(account.phone, countryCode) : undefined
  const own = {
    firstName: account?.firstName ?? '',
    lastName: account?.lastName ?? '',
    isoCode: isoCode ?? '',
    phoneNumber: account && isoCode ? nationalDigits(isoCode, account.phone) : '',
  }
  const person = last.firstName
    ? { lastName: '', isoCode: '', phoneNumber: '', ...last, firstName: last.firstName }
    : own
  const { firstName, lastName, phoneNumber } = person
  return { firstName, lastName, phoneNumber, isoCode: person.isoCode, email: last.email ?? account?.email ?? '' }
}
