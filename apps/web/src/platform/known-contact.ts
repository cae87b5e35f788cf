import { countryOfPhone, nationalDigits } from '@comanda/domain/address'
import { eraseStored, readStored, writeStored } from './device/storage.ts'

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

/** The account's contact; the phone is in international format. */
interface AccountContact {
  /** What the guest wants to be called; the first name where the account has no other. */
  nick?: string
  firstName: string
  lastName: string
  phone: string
  email: string
}

const KEY = 'knownContact'
/** One day, because the phone may have another user later. Signing out erases it at once. */
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

const EMPTY_CONTACT: KnownContact = { firstName: '', lastName: '', phoneNumber: '', isoCode: '', email: '' }

/** The account's contact in the fields of a form; a phone of an unknown country is left out. */
function ofAccount(
  { nick = '', firstName: first, lastName, phone, email }: AccountContact,
  countryCode: string,
): KnownContact {
  const firstName = first || (lastName ? '' : nick)
  const isoCode = countryOfPhone(phone, countryCode)
  const number = isoCode ? { isoCode, phoneNumber: nationalDigits(isoCode, phone) } : { isoCode: '', phoneNumber: '' }
  return { firstName, lastName, email, ...number }
}

/**
 * The initial contact of a form: that of the last order or booking, else the account's. Name and phone are taken from one source,
 * so that a name is never combined with another person's number.
 */
export function knownContact(account: AccountContact | undefined, countryCode: string): KnownContact {
  const own = account ? ofAccount(account, countryCode) : EMPTY_CONTACT
  const last = entered()
  return last.firstName ? { ...EMPTY_CONTACT, email: own.email, ...last } : { ...own, email: last.email ?? own.email }
}
